import { leewaySeconds, mayHaveKey } from '@ott/playback'
import type { PlaybackToken } from '@ott/playback'
import { SignJWT } from 'jose'
import { ApiError } from '../http/api-error.ts'
import { maxBodyBytes } from '../http/json-body.ts'
import type { ContentKey } from './content-keys.ts'

type VendorRequest = {
  /** The vendor's licence server. */
  url: string
  signingKey: string
  challenge: Buffer
  contentType: string
  token: PlaybackToken
  keys: ContentKey[]
  now: Date
}

const timeoutMs = 5_000
/** A viewer may watch on through a fault of ours for this long. */
const licenceSeconds = 12 * 3_600
/** The renewal takes a current token, so that a plan that ended ends playback. */
const renewalSeconds = 300

/** Forwards a challenge with a signed entitlement. Throws `FORBIDDEN` if the vendor refuses, else `UPSTREAM_FAILED` (PLAY-165). */
export async function vendorLicence(request: VendorRequest): Promise<Buffer> {
  const headers = { 'content-type': request.contentType, 'drm-entitlement': await entitlementOf(request) }
  const ask = () => fetch(request.url, { method: 'POST', headers, body: new Uint8Array(request.challenge), redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  // One repetition: the first request may have met a closed connection.
  const answer = await ask().catch((error: Error) => (error.name === 'TimeoutError' ? Promise.reject(error) : ask())).catch(failed)
  if (!answer.ok) {
    // An unread body holds its connection.
    await answer.body?.cancel()
    throw answer.status === 403 ? new ApiError('FORBIDDEN') : failed(new Error(`The licence server answered ${answer.status}`))
  }
  return readLimited(answer).catch(failed)
}

function failed(cause: unknown): never {
  throw new ApiError('UPSTREAM_FAILED', {}, { cause })
}

/** Names the keys that the vendor may give, never the keys themselves. It is valid for as long as the token is accepted here. */
async function entitlementOf({ signingKey, token, keys, now }: VendorRequest): Promise<string> {
  const kids = keys.filter(({ label }) => mayHaveKey(label, token.maxHeight)).map(({ label, kid }) => ({ label, kid }))
  const issuedAt = Math.floor(now.getTime() / 1_000)
  return new SignJWT({ assetId: token.assetId, kids, licenceSeconds, renewalSeconds, isPersistent: false })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(token.viewer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.floor(token.expiresAt.getTime() / 1_000) + leewaySeconds)
    .sign(new TextEncoder().encode(signingKey))
}

async function readLimited(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > maxBodyBytes) throw new Error(`The licence has more than ${maxBodyBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
