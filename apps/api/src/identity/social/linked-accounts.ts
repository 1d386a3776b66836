import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import { requireSignInMethod } from '../accounts/last-sign-in-method.ts'
import { lockAccount } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import type { IdentityTables } from '../tables.ts'
import { lockSocialAccount } from './accounts.ts'
import type { SocialSignIn } from './sign-in.ts'
import type { SocialPerson } from './verified-person.ts'

export type LinkedAccountDeps = { db: Kysely<IdentityTables>; now: () => Date; social: SocialSignIn; events: SignInEvents; notices: SecurityNotices }

/** Lists, links and unlinks accounts of providers. A user has at most one of each provider (ID-139). */
export function linkedAccounts({ db, now, social, events, notices }: LinkedAccountDeps) {
  return { list, link, unlink }

  async function list({ user }: RequestContext<'socialAccounts'>): Promise<Answer<'socialAccounts'>> {
    const rows = await db.selectFrom('social_account').selectAll().where('user_id', '=', user.userId).orderBy('created_at').execute()
    const items = rows.map(({ provider, created_at, last_used_at }) => ({ provider, linkedAt: created_at.toISOString(), lastUsedAt: last_used_at.toISOString() }))
    return { items, total: items.length }
  }

  /** The account's email stays: the provider's belongs to the provider's account. */
  async function link(call: RequestContext<'linkSocialAccount'>): Promise<void> {
    const { user, params, body } = call
    const event = signInEvent('socialLinked', call, { userId: user.userId, identifier: params.provider })
    const isNew = await events.attempt(event, async () => {
      const person = await social.verify(params.provider, body, call)
      return transaction(db, async (trx) => {
        const isInserted = await insert(trx, person, user.userId)
        if (isInserted) await events.write(event, 'done', trx)
        return isInserted
      })
    })
    if (isNew) notices.socialLinked(user.userId, params.provider, call)
  }

  /** False if the user has it already. Locks as a sign-in does: first the provider's account, then the user's. */
  async function insert(trx: Transaction<IdentityTables>, { provider, subject }: SocialPerson, userId: string): Promise<boolean> {
    await lockSocialAccount(trx, provider, subject)
    await lockAccount(trx, userId)
    const known = await trx
      .selectFrom('social_account')
      .select(['subject', 'user_id'])
      .where('provider', '=', provider)
      .where((row) => row.or([row('subject', '=', subject), row('user_id', '=', userId)]))
      .execute()
    if (known.some((each) => each.user_id !== userId)) throw new ApiError('SOCIAL_CONFLICT', { provider })
    if (known.some((each) => each.subject !== subject)) throw new ApiError('CONFLICT', { field: 'provider' })
    if (known.length > 0) return false
    const moment = now()
    await trx.insertInto('social_account').values({ provider, subject, user_id: userId, created_at: moment, last_used_at: moment }).execute()
    return true
  }

  async function unlink(call: RequestContext<'unlinkSocialAccount'>): Promise<void> {
    const { user, params } = call
    await transaction(db, async (trx) => {
      await lockAccount(trx, user.userId)
      const removed = await trx
        .deleteFrom('social_account')
        .where('user_id', '=', user.userId)
        .where('provider', '=', params.provider)
        .returning('provider')
        .executeTakeFirst()
      if (!removed) throw new ApiError('NOT_FOUND')
      await requireSignInMethod(trx, user.userId, social.isConfigured)
      await events.write(signInEvent('socialUnlinked', call, { userId: user.userId, identifier: params.provider }), 'done', trx)
    })
    notices.socialUnlinked(user.userId, params.provider, call)
  }
}
