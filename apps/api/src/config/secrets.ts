import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readKeyEncryptionKeys } from './key-encryption-keys.ts'
import type { KeyEncryptionKey } from './key-encryption-keys.ts'

/** An Ed25519 key that signs tokens, with the id of its published public key. */
export type TokenKey = { id: string; privateKey: KeyObject; publicKey: KeyObject }

export type Secrets = {
  /** The first key signs. The previous and the next one are published and accepted too. */
  tokenKeys: [TokenKey, ...TokenKey[]]
  codePepper: Buffer
  refreshKey: Buffer
  streamKey: Buffer
  /** Makes the pseudonyms of users in events. */
  pseudonymKey: Buffer
  /** Accepted while the stream key rotates, for as long as policies live. */
  previousStreamKey: Buffer | null
  /** The first one seals. None: protected videos are unavailable. */
  contentKeks: KeyEncryptionKey[]
}

/** Reads one file per secret. Demo mode generates and stores missing ones; live mode throws and names them. */
export function readSecrets(folder: string, { generate }: { generate: boolean }): Secrets {
  if (generate) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const missing: string[] = []
  const read = (name: string, make: () => string): string => {
    const file = join(folder, name)
    if (existsSync(file)) return readFileSync(file, 'utf8').trim()
    if (!generate) missing.push(name)
    return generate ? writeOnce(file, make()) : make()
  }
  const tokenKey = read('token-key.pem', newTokenKey)
  const [codePepper, refreshKey, streamKey, pseudonymKey] = ['code-pepper', 'refresh-key', 'stream-key', 'pseudonym-key'].map((name) => read(name, newKey))
  if (missing.length > 0) throw new Error(`The api cannot start: ${folder} lacks the secret ${missing.join(', ')}`)
  const others = ['token-key.next.pem', 'token-key.previous.pem'].map((name) => join(folder, name)).filter(existsSync)
  const previousStreamKey = join(folder, 'stream-key.previous')
  return {
    tokenKeys: [tokenKeyOf(tokenKey), ...others.map((file) => tokenKeyOf(readFileSync(file, 'utf8')))],
    codePepper: bytes('code-pepper', codePepper),
    refreshKey: bytes('refresh-key', refreshKey),
    streamKey: bytes('stream-key', streamKey),
    pseudonymKey: bytes('pseudonym-key', pseudonymKey),
    previousStreamKey: existsSync(previousStreamKey) ? bytes('stream-key.previous', readFileSync(previousStreamKey, 'utf8').trim()) : null,
    contentKeks: readKeyEncryptionKeys(folder, { generate }),
  }
}

function writeOnce(file: string, text: string): string {
  // Two processes may start at once: the second one reads what the first one wrote.
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
    return text
  } catch {
    return readFileSync(file, 'utf8').trim()
  }
}

function newTokenKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function newKey(): string {
  return randomBytes(32).toString('base64url')
}

function bytes(name: string, text = ''): Buffer {
  const key = Buffer.from(text, 'base64url')
  if (key.length < 32) throw new Error(`The api cannot start: the secret ${name} has fewer than 32 bytes (base64url)`)
  return key
}

function tokenKeyOf(pem: string): TokenKey {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const id = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' })).digest('base64url').slice(0, 16)
  return { id, privateKey, publicKey }
}
