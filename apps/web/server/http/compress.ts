import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** How long written bytes may wait for company before they are sent. */
const flushAfterMs = 5

export type Encoding = 'br' | 'gzip'

/** The best encoding that a browser accepts. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null
  const accepted = header.split(',').flatMap((each) => {
    const [name, ...params] = each.trim().toLowerCase().split(/; */)
    return params.some((param) => /^q=0(\.0+)?$/.test(param)) ? [] : [name]
  })
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

/**
 * Compresses a page as it is rendered. A flush at every chunk would cost three times the rendering; waiting for the end
 * would hold the first paint back. So chunks of the same few milliseconds travel together.
 */
export function compress(body: Readable, encoding: Encoding): Readable {
  // One quality more would cost seven times the work.
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 19 } })
      : createGzip({ level: 5 })
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
