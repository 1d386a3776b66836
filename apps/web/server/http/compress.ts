import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

/** The smallest encoding that the client accepts; null for an uncompressed response. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

/** Compresses a response that is sent once, in about a millisecond: a tenth of its render. */
export function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 5 })
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** A fifth smaller, and a hundred times as slow. */
export function compressSmall(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}
