import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** Chunks that are written within this time are flushed together. */
const flushAfterMs = 5

export type Encoding = 'br' | 'gzip'

/** The smallest encoding that the client accepts; null for an uncompressed response. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

/** Quality 8 costs two to four times as much for 1 to 2 % fewer bytes. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 } }
const quickGzip = { level: 5 }

/** Every encoding, for a response that is sent often. */
export async function compressQuickly(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, quickBrotli), promisify(gzip)(body, quickGzip)])
  return { br, gzip: gz }
}

/** Ten percent smaller than the quick encodings. */
export function compressSmall(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}

/**
 * Compresses a page while it streams. Flushing every chunk costs three times the rendering, and waiting for the end
 * delays first paint; so chunks are batched.
 */
export function compress(body: Readable, encoding: Encoding): Readable {
  const stream = encoding === 'br' ? createBrotliCompress(quickBrotli) : createGzip(quickGzip)
  const out = stream.pipe(new PassThrough())
  let timer: NodeJS.Timeout | null = null
  body.on('data', (chunk: Buffer) => {
    if (!stream.write(chunk)) {
      body.pause()
      stream.once('drain', () => body.resume())
    }
    timer ??= setTimeout(() => {
      timer = null
      stream.flush()
    }, flushAfterMs)
  })
  body.on('end', () => {
    if (timer) clearTimeout(timer)
    stream.end()
  })
  body.on('error', (error) => out.destroy(error))
  out.on('close', () => {
    if (timer) clearTimeout(timer)
    body.destroy()
    stream.destroy()
  })
  return out
}
