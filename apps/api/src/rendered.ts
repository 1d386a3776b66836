import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

export const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

export async function render(answer: unknown): Promise<Rendered> {
  const plain = Buffer.from(JSON.stringify(answer))
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 6 }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  ])
  return new Rendered(plain, gzipped, brotli)
}

/** The smallest form that the client reads. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | null {
  const words = (accepted ?? '').split(',').map((word) => word.trim())
  const takes = (name: string) => words.some((word) => word === name || (word.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(word)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}
