import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { isTokenLength, mediaVerdict, serializeToken } from '@ott/playback'
import type { MediaFile, MediaVerdict, PlaybackToken } from '@ott/playback'
import { LRUCache } from 'lru-cache'

export type SignedPolicy = { streamPolicy: string; streamKey: string }

export type StreamKeys = {
  sign: (policy: PlaybackToken) => SignedPolicy
  /** Whether the policy opens this file. Needs no database. */
  verdict: (given: Partial<SignedPolicy>, file: MediaFile, now: Date) => MediaVerdict
  /** The policy if it is authentic and covers this asset now; else null, for any reason. Needs no database. */
  check: (given: Partial<SignedPolicy>, assetId: string, now: Date) => PlaybackToken | null
}

const maxCached = 20_000

/** A policy's key is its signature together with the secret's name. While the secret rotates, the previous one is accepted too. */
export function streamKeys(secret: Buffer, previous: Buffer | null = null): StreamKeys {
  const signer = signerWith(secret)
  const signers = previous ? [signer, signerWith(previous)] : [signer]
  // A player asks more often than its policy changes.
  const signed = new LRUCache<string, SignedPolicy, PlaybackToken>({
    max: maxCached,
    memoMethod: (_name, _stale, { context: policy }) => {
      const streamPolicy = serializeToken(policy)
      return { streamPolicy, streamKey: signer.keyOf(streamPolicy) }
    },
  })
  const isAuthentic = (text: string, key: string) => isTokenLength(text) && signers.some(({ id, keyOf }) => key.startsWith(`${id}.`) && isSame(key, keyOf(text)))
  const verdict: StreamKeys['verdict'] = ({ streamPolicy = '', streamKey = '' }, file, now) => mediaVerdict(streamPolicy, isAuthentic(streamPolicy, streamKey), file, now)
  return {
    sign: (policy) => signed.memo(JSON.stringify(policy), { context: policy }),
    verdict,
    check: (given, assetId, now) => {
      const found = verdict(given, { assetId, name: '' }, now)
      return found.verdict === 'allowed' ? found.token : null
    },
  }
}

function signerWith(secret: Buffer) {
  const id = createHash('sha256').update(secret).digest('base64url').slice(0, 8)
  // Created once: creating it from bytes costs more than the signature.
  const key = createSecretKey(secret)
  return { id, keyOf: (text: string) => `${id}.${createHmac('sha256', key).update(text).digest('base64url')}` }
}

/** Compares in constant time. The expected length is not secret. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
