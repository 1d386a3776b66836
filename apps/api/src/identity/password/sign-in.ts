import type { Answer } from '@ott/contract'
import { maskEmail } from '@ott/identity'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { mainProfile } from '../accounts/accounts.ts'
import type { BotCheck } from '../sign-in/bot-check.ts'
import { trustOf } from '../sign-in/client-trust.ts'
import { emailOf } from '../accounts/identifiers.ts'
import { isPassword } from './hash.ts'
import type { SignIn } from '../sign-in/complete-sign-in.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import { countFailure, failureLimits } from '../sign-in/rate-limits.ts'
import type { IdentityTables } from '../tables.ts'

export type PasswordSignInDeps = { db: Kysely<IdentityTables>; rateLimiter: RateLimiter; signIn: SignIn; events: SignInEvents; botCheck: BotCheck }

/** Sign-in by e-mail and password. An unknown e-mail fails like a wrong password, after the same work (ID-19). */
export function passwordSignIn({ db, rateLimiter, signIn, events, botCheck }: PasswordSignInDeps) {
  return async (call: RequestContext<'signInWithPassword'>): Promise<Answer<'signInWithPassword'>> => {
    const { body } = call
    const email = emailOf(body.email)
    const isPerson = await botCheck(body.botToken, call)
    const account = await db.selectFrom('account').select(['user_id', 'password_hash']).where('email', '=', email).executeTakeFirst()
    const { deviceId } = body
    const event = signInEvent('password', call, { userId: account?.user_id, identifier: maskEmail(email), deviceId })
    return events.attempt(event, async () => {
      const storedHash = account?.password_hash ?? null
      // The key includes the stored hash, so that a new password starts without the failures of the old one.
      const client = { browserId: deviceId, ip: call.ip, trust: await trustOf(db, email, deviceId, isPerson) }
      const failure = failureLimits(`password ${email} ${storedHash ?? ''}`, client)
      const isRight = await countFailure(rateLimiter, failure, () => isPassword(body.password, storedHash))
      if (!isRight || !account) throw new ApiError('INVALID_CREDENTIALS')
      return signIn(event, call, { deviceId }, async (trx) => {
        await rejectIfChanged(trx, account.user_id, storedHash)
        return { userId: account.user_id, profileId: await mainProfile(trx, account.user_id) }
      })
    })
  }

  /** Rejects a password that changed during the sign-in, because the change has just ended all sessions. */
  async function rejectIfChanged(trx: Kysely<IdentityTables>, userId: string, storedHash: string | null): Promise<void> {
    const now = await trx.selectFrom('account').select('password_hash').where('user_id', '=', userId).forUpdate().executeTakeFirst()
    if (now?.password_hash !== storedHash) throw new ApiError('INVALID_CREDENTIALS')
  }
}
