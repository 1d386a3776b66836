import type { Answer } from '@ott/contract'
import { maskEmail } from '@ott/identity'
import type { SocialProvider } from '@ott/identity'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { Config } from '../../config/config.ts'
import type { Deps } from '../../config/deps.ts'
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { SignIn } from '../sign-in/complete-sign-in.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { ClientContext, SignInEvents } from '../sign-in/audit-log.ts'
import { ipFailureLimits } from '../sign-in/rate-limits.ts'
import { socialAccountFor } from './accounts.ts'
import { facebookVerifier } from './facebook.ts'
import { idTokenVerifier } from './id-tokens.ts'
import { invalidToken } from './verified-person.ts'
import type { SocialCredential, SocialPerson, VerifySocialToken } from './verified-person.ts'
import type { IdentityTables } from '../tables.ts'

export type SocialSignInDeps = Pick<Deps<IdentityTables>, 'db' | 'now'> & { social: Config['social']; rateLimiter: RateLimiter; signIn: SignIn; events: SignInEvents }

export type SocialSignIn = ReturnType<typeof socialSignIn>

/** A request's own provider token, in the field of its provider. */
type SocialBody = { googleToken: string; nonce: string } | { identityToken: string; nonce: string } | { facebookToken: string }

export function socialSignIn({ db, now, social, rateLimiter, signIn, events }: SocialSignInDeps) {
  const verifiers = verifiersOf(social, now)

  return { signInWithProvider, verify, isConfigured: (provider: SocialProvider) => verifiers[provider] !== undefined }

  async function signInWithProvider(call: RequestContext<'signInWithProvider'>): Promise<Answer<'signInWithProvider'>> {
    const { params, body } = call
    const { deviceId, acceptTermsAndConditions: hasConsent = false } = body
    const event = signInEvent(params.provider, call, { deviceId })
    const person = await events.attempt(event, () => verify(params.provider, body, call))
    const named = { ...event, identifier: person.email && maskEmail(person.email) }
    return events.attempt(named, () => signIn(named, call, { deviceId }, (trx) => socialAccountFor(trx, person, { at: now(), hasConsent })))
  }

  /** Counts a failure first and refunds it on success. A provider outage does not count. */
  async function verify(provider: SocialProvider, body: SocialBody, { ip, log }: ClientContext): Promise<SocialPerson> {
    const credential = credentialIn(provider, body)
    const failure = ipFailureLimits(ip)
    await rateLimiter.consume(failure)
    try {
      const person = await (verifiers[provider] ?? unknownProvider)(credential)
      if (!(await consumeToken(person))) throw invalidToken()
      await rateLimiter.refund(failure)
      return person
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UPSTREAM_FAILED') {
        log.warn({ provider, err: error.cause }, 'sign-in provider failed')
        await rateLimiter.refund(failure)
      }
      throw error
    }
  }

  /** False if the token was used before. */
  async function consumeToken({ tokenHash, expiresAt }: SocialPerson): Promise<boolean> {
    const row = { token_hash: tokenHash, expires_at: expiresAt }
    const used = await db.insertInto('social_token').values(row).onConflict((conflict) => conflict.doNothing()).returning('token_hash').executeTakeFirst()
    return used !== undefined
  }
}

/** Expired tokens fail anyway, so the replay table can drop them. */
export async function deleteExpiredSocialTokens(db: Kysely<IdentityTables>, moment: Date): Promise<void> {
  await db.deleteFrom('social_token').where('expires_at', '<', moment).execute()
}

function verifiersOf({ google, apple, facebook }: Config['social'], now: () => Date): Partial<Record<SocialProvider, VerifySocialToken>> {
  return {
    ...(google && { google: idTokenVerifier({ provider: 'google', ...google, now }) }),
    ...(apple && { apple: idTokenVerifier({ provider: 'apple', ...apple, now }) }),
    ...(facebook && { facebook: facebookVerifier({ ...facebook, now }) }),
  }
}

const unknownProvider: VerifySocialToken = () => Promise.reject(invalidToken())

/** Each provider has its own field for its token; a body with another provider's field is invalid. */
function credentialIn(provider: SocialProvider, body: SocialBody): SocialCredential {
  if (provider === 'google' && 'googleToken' in body) return { token: body.googleToken, nonce: body.nonce }
  if (provider === 'apple' && 'identityToken' in body) return { token: body.identityToken, nonce: body.nonce }
  if (provider === 'facebook' && 'facebookToken' in body) return { token: body.facebookToken }
  throw new ApiError('INVALID_INPUT', { field: fieldOf[provider] })
}

export const fieldOf: Record<SocialProvider, string> = { google: 'googleToken', apple: 'identityToken', facebook: 'facebookToken' }
