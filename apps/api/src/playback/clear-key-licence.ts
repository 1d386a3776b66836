import { mayHaveKey } from '@ott/playback'
import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import { parseJson } from '../http/json-body.ts'
import type { ContentKey } from './content-keys.ts'

const challengeSchema = z.object({
  /** Base64url without padding. */
  kids: z.array(z.string().regex(/^[A-Za-z0-9_-]{22}$/)).min(1).max(16),
  type: z.literal('temporary').default('temporary'),
})

type JsonWebKeySet = { keys: { kty: 'oct'; kid: string; k: string }[]; type: 'temporary' }

/**
 * The licence of Encrypted Media Extensions for ClearKey: of the requested keys those that the token's height allows (PLAY-160).
 * Throws `INVALID_INPUT` for another challenge, and `FORBIDDEN` for a key of another asset or if no key is allowed.
 */
export function clearKeyLicence(challenge: Buffer, keys: ContentKey[], maxHeight: number): JsonWebKeySet {
  const parsed = challengeSchema.safeParse(parseJson(challenge.toString('utf8')))
  if (!parsed.success) throw new ApiError('INVALID_INPUT')
  const requested = parsed.data.kids.map((kid) => {
    const key = keys.find((each) => base64UrlOf(each.kid) === kid)
    if (!key) throw new ApiError('FORBIDDEN')
    return key
  })
  const allowed = requested.filter(({ label }) => mayHaveKey(label, maxHeight))
  if (allowed.length === 0) throw new ApiError('FORBIDDEN')
  return { keys: allowed.map(({ kid, key }) => ({ kty: 'oct', kid: base64UrlOf(kid), k: key.toString('base64url') })), type: 'temporary' }
}

function base64UrlOf(kid: string): string {
  return Buffer.from(kid.replaceAll('-', ''), 'hex').toString('base64url')
}
