import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

/** A page compressed once for many answers: its first nonce lies in it as it is, and the later ones repeat that one. */
export type PackedPage = { bytes: Buffer; nonceAt: number }

/** All answers of a page wait on one compression. */
export function packOnce(parts: string[]): () => Promise<PackedPage | null> {
  let packing: Promise<PackedPage | null> | null = null
  return () => (packing ??= packPage(parts))
}

/**
 * A nonce that can be put in later: 16 bytes in base64url, padded. What is compressed after a nonce is read by its last two
 * letters, and those are the same in all of them.
 */
export function newNonce(): string {
  return paddedNonce(randomBytes(16).toString('base64url'))
}

function paddedNonce(letters: string): string {
  return `${letters}${padding}`
}

const nonceLetters = 22
const padding = '=='

/** As long as a nonce, of bytes that no page holds: the compressor can take them from an earlier nonce, and from nowhere else. */
const standIn = Buffer.concat([
  Buffer.from(Array.from({ length: nonceLetters }, (_, at) => 0x80 + ((at * 37 + 11) % 128))),
  Buffer.from(padding),
])

/** From the pieces between which nonces stand. Null if a nonce that is put in later would not come out again. */
export async function packPage([before = '', ...after]: string[]): Promise<PackedPage | null> {
  const stream = createBrotliCompress()
  const packed = buffer(stream)
  // Flushed around, the first stand-in is a piece of its own, and too mixed to be worth shortening.
  for (const piece of [before, standIn]) {
    stream.write(piece)
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve))
  }
  for (const [place, part] of after.entries()) {
    if (place > 0) stream.write(standIn)
    stream.write(part)
  }
  stream.end()
  const bytes = await packed
  const page = { bytes, nonceAt: bytes.indexOf(standIn) }
  return (await holds(page, [before, ...after])) ? page : null
}

/** The whole page for one answer, with a nonce as `newNonce` makes them. */
export function withNonce({ bytes, nonceAt }: PackedPage, nonce: string): Buffer {
  const page = Buffer.from(bytes)
  page.write(nonce, nonceAt, 'latin1')
  return page
}

/** Every letter a nonce may have, many times over: one after which something would be read differently is among them. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const probes = Array.from(alphabet, (letter) => paddedNonce(letter.repeat(nonceLetters)))

async function holds(page: PackedPage, parts: string[]): Promise<boolean> {
  if (page.nonceAt < 0) return false
  for (const nonce of probes) {
    const unpacked = await promisify(brotliDecompress)(withNonce(page, nonce)).catch(() => null)
    if (unpacked?.toString() !== parts.join(nonce)) return false
  }
  return true
}
