import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Outgoing } from './headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'

const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
const varies = 'accept-encoding, origin, site-id'

/**
 * An answer made ahead: the same bytes for everybody, compressed once. Anonymous viewers get it with a public cache
 * line and its ETag, so a CDN may keep it; it must not depend on the viewer.
 */
export class Rendered {
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
  readonly etag: string
  /** As a cache in between may keep it, by encoding. */
  readonly shared: Record<Encoding, Outgoing>
  /** For whoever has it already: no more than its name. */
  readonly unchanged: Outgoing

  constructor(plain: Buffer, gzipped: Buffer, brotli: Buffer, vary: string) {
    this.plain = plain
    this.gzip = gzipped
    this.brotli = brotli
    this.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const headers = { 'cache-control': publicCache, vary, etag: this.etag }
    this.shared = { br: whole(this, 'br', headers), gzip: whole(this, 'gzip', headers), identity: whole(this, 'identity', headers) }
    this.unchanged = { status: 304, headers, body: undefined }
  }
}

/** By the country header, where one is believed, answers differ; without it everybody is in the same country. */
export async function render(answer: unknown, countryHeader: string | null): Promise<Rendered> {
  const plain = Buffer.from(JSON.stringify(answer))
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 6 }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  ])
  return new Rendered(plain, gzipped, brotli, countryHeader ? `${varies}, ${countryHeader}` : varies)
}

/** As a cache in between may keep it; to whoever has it already, no more than its name. */
export function sharedForm(answer: Rendered, asked: IncomingHttpHeaders): Outgoing {
  return matches(asked['if-none-match'], answer.etag) ? answer.unchanged : answer.shared[encodingFor(asked['accept-encoding'])]
}

/** As one viewer alone may have it. */
export function privateForm(answer: Rendered, asked: IncomingHttpHeaders): Outgoing {
  return whole(answer, encodingFor(asked['accept-encoding']), { 'cache-control': 'no-store', 'vary': varies })
}

function whole({ plain, gzip, brotli }: Pick<Rendered, 'plain' | 'gzip' | 'brotli'>, encoding: Encoding, headers: Record<string, string>): Outgoing {
  const body = { br: brotli, gzip, identity: plain }[encoding]
  const form = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(body.length) }
  return { status: 200, headers: { ...headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }), ...form }, body }
}

function matches(condition: string | undefined, etag: string): boolean {
  return condition?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
}

/** The smallest form that the client reads. */
export function encodingFor(accepted: string | string[] = ''): Encoding {
  return encodings.memo(String(accepted))
}

/** Few browsers say it in words of their own. */
const encodings = new LRUCache<string, Encoding>({ max: 200, memoMethod: readAccepted })

function readAccepted(accepted: string): Encoding {
  const words = accepted.split(',').map((word) => word.trim())
  const takes = (name: string) => words.some((word) => word === name || (word.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(word)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
