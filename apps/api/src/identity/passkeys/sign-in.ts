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

/** Sign-in with a discoverable passkey, which identifies the user. */
export function passkeySignIn({ db, now, siteOrigin, challenges, rateLimiter, signIn, events }: PasskeySignInDeps) {
  const rpID = new URL(siteOrigin).hostname
  return { challenge, consume }

  async function challenge({ ip }: RequestContext<'passkeyChallenge'>): Promise<Answer<'passkeyChallenge'>> {
    await rateLimiter.consume([{ limit: challengesPerIp, key: ipKey(ip) }])
    const created = await generateAuthenticationOptions({ rpID, challenge: await challenges.create(null), userVerification: 'required' })
    return { options: { ...created } }
  }

  async function consume(call: RequestContext<'signInWithPasskey'>): Promise<Answer<'signInWithPasskey'>> {
    const { body, ip } = call
    const { deviceId } = body
    const answer = parseResponse(authenticationResponse, body.response)
    const failure = ipFailureLimits(ip)
    await rateLimiter.consume(failure)
    const challenge = challengeIn(answer)
    if (!(await challenges.consume(challenge, null))) throw invalidPasskey()
    const passkey = await db.selectFrom('passkey').selectAll().where('credential_id', '=', answer.id).executeTakeFirst()
    const event = signInEvent('passkey', call, { userId: passkey?.user_id, deviceId })
    const counter = passkey && (await counterOf(passkey, answer, challenge))
    if (!passkey || counter === null || counter === undefined) {
      // The caller gets the general error; the audit log records a passkey attempt.
      await events.write(event, 'INVALID_CREDENTIALS')
      throw invalidPasskey()
    }
    await rateLimiter.refund(failure)
    return signIn(event, call, { deviceId }, (trx) => recordUse(trx, passkey, counter))
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
