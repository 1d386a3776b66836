import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { grantsAccess, parseToken, serializeToken } from '@ott/playback'
import type { PlaybackToken } from '@ott/playback'
import { LRUCache } from 'lru-cache'

export type SignedPolicy = { streamPolicy: string; streamKey: string }

export type StreamKeys = {
  sign: (policy: PlaybackToken) => SignedPolicy
  /** The policy if it is authentic and covers this asset now; else null, for any reason. Needs no database. */
  check: (given: Partial<SignedPolicy>, assetId: string, now: Date) => PlaybackToken | null
}

const maxPolicyLength = 1_000
const maxCached = 20_000

/** A policy's key is its signature together with the secret's name. */
export function streamKeys(secret: Buffer): StreamKeys {
  const keyId = createHash('sha256').update(secret).digest('base64url').slice(0, 8)
  // Created once: creating it from bytes costs more than the signature.
  const key = createSecretKey(secret)
  const keyOf = (text: string) => `${keyId}.${createHmac('sha256', key).update(text).digest('base64url')}`
  // A player asks more often than its policy changes.
  const signed = new LRUCache<string, SignedPolicy, PlaybackToken>({
    max: maxCached,
    memoMethod: (_name, _stale, { context: policy }) => {
      const streamPolicy = serializeToken(policy)
      return { streamPolicy, streamKey: keyOf(streamPolicy) }
    },
  })
  return {
    sign: (policy) => signed.memo(JSON.stringify(policy), { context: policy }),
    check: ({ streamPolicy, streamKey }, assetId, now) => {
      if (!streamPolicy || !streamKey || streamPolicy.length > maxPolicyLength) return null
      if (!isSame(streamKey, keyOf(streamPolicy))) return null
      const policy = parseToken(streamPolicy)
      return policy && grantsAccess(policy, assetId, now) ? policy : null
    },
  }
}

/** Compares in constant time. The expected length is not secret. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
