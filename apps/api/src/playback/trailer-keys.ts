import { createHmac, createSecretKey } from 'node:crypto'
import { isSame } from './stream-keys.ts'

export type TrailerKeys = {
  /** The URL of a trailer with its key. A URL of another origin stays as it is. */
  sign: (url: string) => string
  check: (name: string, key: unknown) => boolean
}

const folder = '/trailers/'
const keyLength = 22

/** A trailer's URL cannot be guessed from its title, so that a hidden title's trailer stays hidden (PAR-11). It never changes. */
export function trailerKeys(streamKey: Buffer): TrailerKeys {
  const secret = createSecretKey(createHmac('sha256', streamKey).update('trailer').digest())
  const keyOf = (name: string) => createHmac('sha256', secret).update(name).digest('base64url').slice(0, keyLength)
  return {
    sign: (url) => (url.startsWith(folder) ? `${url}?key=${keyOf(url.slice(folder.length))}` : url),
    check: (name, key) => typeof key === 'string' && isSame(key, keyOf(name)),
  }
}
