/** A small WebAuthn authenticator for tests: creates keys, counts uses and signs with Node's crypto. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

type Json = Record<string, unknown>
type Key = { id: Buffer; privateKey: KeyObject; userHandle: string; counter: number }

export type Authenticator = ReturnType<typeof createAuthenticator>

export type Manner = {
  /** The origin that the page claims. */
  origin?: string
  rpId?: string
  /** Whether the authenticator verified its user. */
  isOwnerSure?: boolean
  challenge?: string
  /** The ceremony type that the browser claims. */
  type?: string
}

const flags = { present: 1, verified: 4, attested: 64 }

/**
 * Responds in WebAuthn's JSON format, as a browser would. `counts` is false for an authenticator without a use counter.
 */
export function createAuthenticator(site: string, { counts = true } = {}) {
  const keys: Key[] = []
  return {
    keys,

    create(options: Json, manner: Manner = {}): Json {
      const { user } = options as { user: { id: string } }
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const key: Key = { id: randomBytes(32), privateKey, userHandle: user.id, counter: 0 }
      keys.push(key)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coseKey = cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]]))
      const length = Buffer.alloc(2)
      length.writeUInt16BE(key.id.length)
      const data = Buffer.concat([authenticatorData(site, manner, flags.attested, 0), Buffer.alloc(16), length, key.id, coseKey])
      const attestationObject = cbor(new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', data]]))
      return {
        ...about(key),
        response: {
          clientDataJSON: clientData(site, options, { type: 'webauthn.create', ...manner }).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get(options: Json, manner: Manner = {}, key = keys.at(-1)): Json {
      if (!key) throw new Error('There is no passkey')
      if (counts) key.counter += 1
      const data = authenticatorData(site, manner, 0, key.counter)
      const signedData = clientData(site, options, { type: 'webauthn.get', ...manner })
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(signedData).digest()]), key.privateKey)
      return {
        ...about(key),
        response: {
          clientDataJSON: signedData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: key.userHandle,
        },
      }
    },
  }
}

function about({ id }: Key): Json {
  return { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} }
}

function clientData(site: string, options: Json, { type, origin = site, challenge = String(options.challenge) }: Manner): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData(site: string, { rpId = new URL(site).hostname, isOwnerSure = true }: Manner, more: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flag = flags.present | (isOwnerSure ? flags.verified : 0) | more
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flag), count])
}

/** The subset of CBOR that an authenticator needs: integers, byte strings, texts and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
  throw new Error(`CBOR of ${typeof value} is not needed here`)
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.of((major << 5) | size)
  if (size < 256) return Buffer.of((major << 5) | 24, size)
  return Buffer.of((major << 5) | 25, size >> 8, size & 255)
}
