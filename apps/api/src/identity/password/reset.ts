import { transaction } from '@ott/database'
import { localePath } from '@ott/i18n'
import { maskEmail, resetLinkMinutes } from '@ott/identity'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { Deps } from '../../config/deps.ts'
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { t } from '../../i18n/messages.ts'
import { serialQueue } from '../../jobs/background.ts'
import type { InBackground } from '../../jobs/background.ts'
import type { BotCheck } from '../sign-in/bot-check.ts'
import { rejectWeakPassword } from './weak-passwords.ts'
import type { KnownFacts } from './weak-passwords.ts'
import { emailOf } from '../accounts/identifiers.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import { hashOfToken, newToken } from '../sign-in/one-time-tokens.ts'
import { hashPassword } from './hash.ts'
import type { RevokedSessions } from '../sessions/revoked-sessions.ts'
import type { Senders } from '../../notifications/send-otp.ts'
import { lockAccount } from '../sessions/sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import { ipFailureLimits, sendLimits } from '../sign-in/rate-limits.ts'
import type { IdentityTables } from '../tables.ts'

export type PasswordResetDeps = Pick<Deps<IdentityTables>, 'db' | 'now'> & {
  siteOrigin: string
  rateLimiter: RateLimiter
  senders: Senders
  sessions: Sessions
  revoked: RevokedSessions
  events: SignInEvents
  notices: SecurityNotices
  botCheck: BotCheck
  inBackground: InBackground
}

const gapMs = 100

/** Sends a reset link by e-mail and sets the new password. */
export function passwordReset(deps: PasswordResetDeps) {
  const { db, now, siteOrigin, rateLimiter, senders, sessions, revoked, events, notices, botCheck, inBackground } = deps
  const enqueue = serialQueue(inBackground, gapMs)
  return { forgot, change }

  /** Responds before any lookup, so that neither result nor timing reveals who has an account (ID-19). */
  async function forgot(call: RequestContext<'forgotPassword'>): Promise<void> {
    const email = emailOf(call.body.email)
    const trust = (await botCheck(call.body.botToken, call)) ? 'person' : 'none'
    await rateLimiter.consume(sendLimits(`reset ${email}`, { browserId: null, ip: call.ip, trust }))
    enqueue('password reset', () => sendLink(email, call))
  }

  async function sendLink(email: string, call: RequestContext<'forgotPassword'>): Promise<void> {
    const account = await db.selectFrom('account').select('user_id').where('email', '=', email).executeTakeFirst()
    if (!account) return
    const token = newToken()
    const expiresAt = new Date(now().getTime() + resetLinkMinutes * 60_000)
    await replaceToken(account.user_id, hashOfToken(token), expiresAt)
    const { locale } = call
    const link = `${siteOrigin}${localePath(locale, '/reset-password')}?resetToken=${token}`
    await senders.mail({ to: email, subject: t(locale, 'resetLink.mailSubject'), text: t(locale, 'resetLink.mail', { link, minutes: resetLinkMinutes }) })
    await events.write(signInEvent('resetLinkSent', call, { userId: account.user_id, identifier: maskEmail(email) }), 'done')
  }

  /** Only the newest link works: an older message may have reached somebody else (ID-84). */
  async function replaceToken(userId: string, tokenHash: Buffer, expiresAt: Date): Promise<void> {
    await transaction(db, async (trx) => {
      await lockAccount(trx, userId)
      await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
      await trx.insertInto('password_reset').values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt }).execute()
    })
  }

  /** Ends every session: the user may be locking out somebody who knows the old password (ID-25). */
  async function change(call: RequestContext<'changePassword'>): Promise<void> {
    const { newPassword, resetToken } = call.body
    const tokenHash = hashOfToken(resetToken)
    const { user_id: userId, ...facts } = await accountOf(tokenHash, call.ip)
    rejectWeakPassword(newPassword, facts)
    const passwordHash = await hashPassword(newPassword)
    const ended = await transaction(db, async (trx) => {
      await lockAccount(trx, userId)
      const used = await trx.deleteFrom('password_reset').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst()
      if (!used) throw new ApiError('RESTART_FLOW_ERROR')
      await trx.updateTable('account').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute()
      for (const table of ['password_reset', 'sign_in_link'] as const) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
      await events.write(signInEvent('passwordChanged', call, { userId }), 'done', trx)
      return sessions.endAll(trx, userId, 'passwordChanged')
    })
    revoked.add(ended, 'passwordChanged')
    notices.passwordChanged(userId, call)
  }

  /** Runs before the costly hash. Distinguishes an expired link from an unknown or used one. */
  async function accountOf(tokenHash: Buffer, ip: string): Promise<KnownFacts & { user_id: string }> {
    const reset = await db
      .selectFrom('password_reset')
      .innerJoin('account', 'account.user_id', 'password_reset.user_id')
      .select(['account.user_id', 'email', 'phone_number', 'name', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (reset && reset.expires_at > now()) return reset
    await rateLimiter.consume(ipFailureLimits(ip))
    throw new ApiError(reset ? 'CODE_EXPIRED' : 'RESTART_FLOW_ERROR')
  }
}
