import { transaction } from '@ott/database'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import type { RevokedSessions } from '../sessions/revoked-sessions.ts'
import { lockAccount } from '../sessions/sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../tables.ts'
import { hashPassword } from './hash.ts'
import { rejectWeakPassword } from './weak-passwords.ts'

export type SetPasswordDeps = { db: Kysely<IdentityTables>; sessions: Sessions; revoked: RevokedSessions; events: SignInEvents; notices: SecurityNotices }

/** Sets or changes the password of a signed-in user with an email, and ends all other sessions (ID-88). */
export function passwordSetter({ db, sessions, revoked, events, notices }: SetPasswordDeps) {
  return async (call: RequestContext<'setPassword'>): Promise<void> => {
    const { user, body } = call
    const account = await db.selectFrom('account').select(['email', 'phone_number', 'name']).where('user_id', '=', user.userId).executeTakeFirstOrThrow()
    if (account.email === null) throw new ApiError('CONFLICT', { field: 'email' })
    rejectWeakPassword(body.newPassword, account)
    const password_hash = await hashPassword(body.newPassword)
    const ended = await transaction(db, async (trx) => {
      await lockAccount(trx, user.userId)
      await trx.updateTable('account').set({ password_hash }).where('user_id', '=', user.userId).execute()
      for (const table of ['password_reset', 'sign_in_link'] as const) await trx.deleteFrom(table).where('user_id', '=', user.userId).execute()
      await events.write(signInEvent('passwordChanged', call, { userId: user.userId }), 'done', trx)
      return sessions.endOthers(trx, user, 'passwordChanged')
    })
    revoked.add(ended, 'passwordChanged')
    notices.passwordChanged(user.userId, call)
  }
}
