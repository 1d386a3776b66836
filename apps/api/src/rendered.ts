import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Outgoing } from './headers.ts'

/**
 * An answer made ahead: the same bytes for everybody, compressed once. Anonymous viewers get it with a public cache
 * line and its ETag, so a CDN may keep it; it must not depend on the viewer.
 */
export class Rendered {
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
  readonly etag: string

  constructor(plain: Buffer, gzipped: Buffer, brotli: Buffer) {
    this.plain = plain
    this.gzip = gzipped
    this.brotli = brotli
    this.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  }
}

const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
const vary = 'accept-encoding, origin, site-id'

export async function render(answer: unknown): Promise<Rendered> {
  const plain = Buffer.from(JSON.stringify(answer))
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 6 }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  ])
  return new Rendered(plain, gzipped, brotli)
}

/** As a cache in between may keep it; to whoever has it already, no more than its name. */
export function sharedForm(answer: Rendered, asked: IncomingHttpHeaders): Outgoing {
  const headers = { 'cache-control': publicCache, vary, etag: answer.etag }
  if (matches(asked['if-none-match'], answer.etag)) return { status: 304, headers, body: undefined }
  return { status: 200, ...withBody(answer, asked, headers) }
}

/** As one viewer alone may have it. */
export function privateForm(answer: Rendered, asked: IncomingHttpHeaders): Outgoing {
  return { status: 200, ...withBody(answer, asked, { 'cache-control': 'no-store', vary }) }
}

function withBody(answer: Rendered, asked: IncomingHttpHeaders, headers: Record<string, string>): Omit<Outgoing, 'status'> {
  const encoding = encodingFor(asked['accept-encoding']?.toString())
  const body = encoding === 'br' ? answer.brotli : encoding === 'gzip' ? answer.gzip : answer.plain
  const length = String(body.length)
  return { headers: { ...headers, ...(encoding && { 'content-encoding': encoding }), 'content-type': 'application/json; charset=utf-8', 'content-length': length }, body }
}

function matches(condition: string | undefined, etag: string): boolean {
  return condition?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
}

/** The smallest form that the client reads. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | null {
  const words = (accepted ?? '').split(',').map((word) => word.trim())
  const takes = (name: string) => words.some((word) => word === name || (word.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(word)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}
