import { contactRevertHours } from '@ott/identity'
import { transaction } from '@ott/database'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Deps } from '../../config/deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { RevokedSessions } from '../sessions/revoked-sessions.ts'
import { lockAccount } from '../sessions/sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import { hashOfToken, newToken } from '../sign-in/one-time-tokens.ts'
import { ipFailureLimits } from '../sign-in/rate-limits.ts'
import type { ContactColumn, IdentityTables } from '../tables.ts'
import { noDeletion } from './accounts.ts'
import { orInUse } from './in-use.ts'

export type ContactChangeDeps = Pick<Deps<IdentityTables>, 'db' | 'now'> & {
  rateLimiter: RateLimiter
  sessions: Sessions
  revoked: RevokedSessions
  events: SignInEvents
  notices: SecurityNotices
}

type Change = Selectable<IdentityTables['contact_change']>
type NewChange = Pick<Change, 'user_id' | 'contact' | 'before'>

/** Records a change in its transaction. Returns the token for the previous contact; null without one (ID-135). */
export async function recordContactChange(trx: Transaction<IdentityTables>, change: NewChange, moment: Date): Promise<string | null> {
  const token = change.before === null ? null : newToken()
  const expires_at = new Date(moment.getTime() + contactRevertHours * 3_600_000)
  await trx.insertInto('contact_change').values({ ...change, token_hash: token === null ? null : hashOfToken(token), changed_at: moment, expires_at }).execute()
  return token
}

/** Users whose previous contact can still take a change back (ID-136). One that was only added has no previous contact. */
export function contestedUsers(db: Kysely<IdentityTables>, now: Date) {
  return db.selectFrom('contact_change').select('contact_change.user_id').where('token_hash', 'is not', null).where('expires_at', '>', now)
}

/**
 * The owner of the previous contact says that they did not change it. Since then, and some time before, the account may have
 * been somebody else's: every contact is as before, what could open it is removed, a deletion is taken back and all sessions
 * end (ID-136).
 */
export function contactReversal({ db, now, rateLimiter, sessions, revoked, events, notices }: ContactChangeDeps) {
  return async function revert(call: RequestContext<'revertContact'>): Promise<void> {
    const change = await find(hashOfToken(call.body.token), call.ip)
    const { user_id: userId } = change
    const reverted = await transaction(db, async (trx) => {
      await lockAccount(trx, userId)
      const { email, phone_number } = await trx.selectFrom('account').select(['email', 'phone_number']).where('user_id', '=', userId).executeTakeFirstOrThrow()
      const isFree = await releaseContact(trx, change)
      await restoreContacts(trx, change, isFree)
      await removeSignInMethods(trx, change)
      await events.write(signInEvent('contactReverted', call, { userId }), 'done', trx)
      return { isFree, removed: change.contact === 'email' ? email : phone_number, ended: await sessions.endAll(trx, userId, 'contactReverted') }
    }).catch(orInUse)
    if (reverted === 'inUse') throw inUse(change)
    revoked.add(reverted.ended, 'contactReverted')
    if (!reverted.isFree) throw inUse(change)
    if (reverted.removed !== null && reverted.removed !== change.before) notices.contactReverted(change.contact, reverted.removed, call)
  }

  /** An unknown, used and late link are one answer. */
  async function find(tokenHash: Buffer, ip: string): Promise<Change> {
    const change = await db.selectFrom('contact_change').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
    if (change && change.expires_at > now()) return change
    await rateLimiter.consume(ipFailureLimits(ip))
    throw gone()
  }

  /**
   * Whether the previous contact can come back. An owner who logged in with it meanwhile got a new account, which gives it
   * up; an account that is older keeps it, and then this one has none.
   */
  async function releaseContact(trx: Transaction<IdentityTables>, { user_id, contact, before, changed_at }: Change): Promise<boolean> {
    const holder = await trx.selectFrom('account').select(['user_id', 'created_at']).where(contact, '=', before).where('user_id', '<>', user_id).forUpdate().executeTakeFirst()
    if (!holder) return true
    if (holder.created_at < changed_at) return false
    await trx.updateTable('account').set({ [contact]: null }).where('user_id', '=', holder.user_id).execute()
    return true
  }

  /**
   * Of several concurrent calls one finds the changes. Each contact gets its value before the first of them. The other contact
   * may have been added by the person who changed this one afterwards.
   */
  async function restoreContacts(trx: Transaction<IdentityTables>, { user_id, change_id, contact: own }: Change, isFree: boolean): Promise<void> {
    const undone = await trx
      .deleteFrom('contact_change')
      .where('user_id', '=', user_id)
      .where((its) => its.or([its('change_id', '>=', change_id), its.and([its('contact', '<>', own), its('before', 'is', null), its('expires_at', '>', now())])]))
      .returning(['change_id', 'contact', 'before'])
      .execute()
    if (!undone.some((each) => each.change_id === change_id)) throw gone()
    const newestFirst = undone.toSorted((one, other) => Number(other.change_id) - Number(one.change_id))
    const before: Partial<Record<ContactColumn, string | null>> = Object.fromEntries(newestFirst.map(({ contact, before: value }) => [contact, value]))
    await trx.updateTable('account').set({ ...before, ...(!isFree && { [own]: null }), password_hash: null, ...noDeletion }).where('user_id', '=', user_id).execute()
  }

  async function removeSignInMethods(trx: Transaction<IdentityTables>, { user_id, changed_at }: Change): Promise<void> {
    for (const table of ['password_reset', 'sign_in_link'] as const) await trx.deleteFrom(table).where('user_id', '=', user_id).execute()
    // A thief adds a way in first, and changes the contact afterwards.
    const since = new Date(changed_at.getTime() - contactRevertHours * 3_600_000)
    for (const table of ['passkey', 'social_account'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', user_id).where('created_at', '>=', since).execute()
    }
  }
}

function inUse({ contact }: Change): ApiError {
  return new ApiError('CONFLICT', { field: contact === 'email' ? 'email' : 'phoneNumber' })
}

function gone(): ApiError {
  return new ApiError('GONE', { field: 'token' })
}
