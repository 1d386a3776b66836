import { createHash, createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An AES-256 key that seals content keys. The id is public. */
export type KeyEncryptionKey = { id: string; key: KeyObject }

/** The second one is read only, until the rows that it sealed are sealed anew. */
const files = ['content-kek', 'content-kek.previous']

/**
 * Reads the key-encryption keys from the secrets folder; the first seals. Without one the server starts, and protected
 * videos are unavailable (PLAY-166).
 */
export function readKeyEncryptionKeys(folder: string, { generate }: { generate: boolean }): KeyEncryptionKey[] {
  const [current = '', ...others] = files.map((name) => join(folder, name))
  if (generate && !existsSync(current)) writeNew(folder, current)
  return [current, ...others].filter(existsSync).map(readKey)
}

/** Of two processes that start at once, the second reads what the first wrote. */
function writeNew(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function readKey(file: string): KeyEncryptionKey {
  const bytes = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (bytes.length !== 32) throw new Error(`The api cannot start: ${file} does not have 32 bytes (base64url)`)
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), key: createSecretKey(bytes) }
}
