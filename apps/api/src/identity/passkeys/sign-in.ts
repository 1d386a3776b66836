import type { Answer } from '@ott/contract'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod'
import type { RequestContext } from '../../http/request.ts'
import type { Deps } from '../../config/deps.ts'
import { ipKey } from '../../rate-limit/ip-key.ts'
import type { Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { mainProfile } from '../accounts/accounts.ts'
import { challengeIn, authenticationResponse, parseResponse, invalidPasskey } from './responses.ts'
import type { PasskeyChallenges } from './challenges.ts'
import { lockAccount } from '../sessions/sessions.ts'
import type { SignIn, ProvenUser } from '../sign-in/complete-sign-in.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import { ipFailureLimits } from '../sign-in/rate-limits.ts'
import type { IdentityTables } from '../tables.ts'

export type PasskeySignInDeps = Pick<Deps<IdentityTables>, 'db' | 'now'> & { siteOrigin: string; challenges: PasskeyChallenges; rateLimiter: RateLimiter; signIn: SignIn; events: SignInEvents }

type Passkey = Selectable<IdentityTables['passkey']>
type PasskeyAnswer = z.output<typeof authenticationResponse>

/** High, because each sign-in dialog requests a challenge on opening for the browser's passkey autofill. */
const challengesPerIp: Limit = { name: 'passkey-challenge', points: 200, windowSeconds: 600 }

export type PasskeySignIn = ReturnType<typeof passkeySignIn>

/** Sign-in with a discoverable passkey, which identifies the user. */
export function passkeySignIn({ db, now, siteOrigin, challenges, rateLimiter, signIn, events }: PasskeySignInDeps) {
  const rpID = new URL(siteOrigin).hostname
  return { challenge, consume, verify }

  async function challenge({ ip }: RequestContext<'passkeyChallenge'>): Promise<Answer<'passkeyChallenge'>> {
    await rateLimiter.consume([{ limit: challengesPerIp, key: ipKey(ip) }])
    const created = await generateAuthenticationOptions({ rpID, challenge: await challenges.create(null), userVerification: 'required' })
    return { options: { ...created } }
  }

  async function consume(call: RequestContext<'signInWithPasskey'>): Promise<Answer<'signInWithPasskey'>> {
    const { body, ip } = call
    const { deviceId } = body
    const { userId, recordUse: use } = await verify(body.response, ip, null, async (attempted) => {
      // The caller gets the general error; the audit log records a passkey attempt.
      await events.write(signInEvent('passkey', call, { userId: attempted, deviceId }), 'INVALID_CREDENTIALS')
    })
    return signIn(signInEvent('passkey', call, { userId, deviceId }), call, { deviceId }, use)
  }

  /** Throws for an invalid response, and for a passkey of another user if the user is given. */
  async function verify(
    typed: Record<string, unknown>,
    ip: string,
    userId: string | null,
    onRejected: (attempted: string | undefined) => Promise<void> = async () => {},
  ): Promise<{ userId: string; recordUse: (trx: Kysely<IdentityTables>) => Promise<ProvenUser> }> {
    const answer = parseResponse(authenticationResponse, typed)
    const failure = ipFailureLimits(ip)
    await rateLimiter.consume(failure)
    const challenge = challengeIn(answer)
    if (!(await challenges.consume(challenge, null))) throw invalidPasskey()
    const passkey = await db.selectFrom('passkey').selectAll().where('credential_id', '=', answer.id).executeTakeFirst()
    const counter = passkey && (await counterOf(passkey, answer, challenge))
    if (!passkey || counter === null || counter === undefined || (userId !== null && passkey.user_id !== userId)) {
      await onRejected(passkey?.user_id)
      throw invalidPasskey()
    }
    await rateLimiter.refund(failure)
    return { userId: passkey.user_id, recordUse: (trx) => recordUse(trx, passkey, counter) }
  }

  /**
   * The authenticator's use counter. Null if the response is invalid or the counter went back, which means a cloned
   * passkey.
   */
  async function counterOf(passkey: Passkey, response: PasskeyAnswer, expectedChallenge: string): Promise<number | null> {
    const { userHandle } = response.response
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) return null
    const { credential_id: id, public_key: publicKey, transports } = passkey
    const credential = { id, publicKey: Uint8Array.from(publicKey), counter: Number(passkey.counter), transports }
    const rules = { expectedChallenge, expectedOrigin: siteOrigin, expectedRPID: rpID, requireUserVerification: true }
    const checked = await verifyAuthenticationResponse({ response, credential, ...rules }).catch(() => null)
    return checked?.verified ? checked.authenticationInfo.newCounter : null
  }

  /** Checks again under lock: fails if the passkey was removed, or used with a higher counter, in the meantime. */
  async function recordUse(trx: Kysely<IdentityTables>, { passkey_id, user_id: userId }: Passkey, counter: number): Promise<ProvenUser> {
    await lockAccount(trx, userId)
    const used = await trx
      .updateTable('passkey')
      .set({ counter, last_used_at: now() })
      .where('passkey_id', '=', passkey_id)
      .where('counter', counter === 0 ? '=' : '<', String(counter))
      .returning('passkey_id')
      .executeTakeFirst()
    if (!used) throw invalidPasskey()
    return { userId, profileId: await mainProfile(trx, userId) }
  }
}
