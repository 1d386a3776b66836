import { deletionReminderHours, deletionState } from '@ott/identity'
import { transaction } from '@ott/database'
import { localePath } from '@ott/i18n'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Emit } from '../analytics/emit.ts'
import type { Tables } from '../db/tables.ts'
import { t } from '../i18n/messages.ts'
import { contestedUsers } from '../identity/accounts/contact-changes.ts'
import type { NotifyUser } from '../notifications/notify-user.ts'
import { userNotifier } from '../notifications/notify-user.ts'
import type { Senders } from '../notifications/send-otp.ts'
import type { ErasureLog } from './erasure-log.ts'
import type { PersonalData } from './personal-data.ts'

export type ErasureDeps = {
  db: Kysely<Tables>
  now: () => Date
  log: Logger
  areas: PersonalData[]
  erasures: ErasureLog
  senders: Senders
  notifyUser: NotifyUser
  emit: Emit
  graceDays: number
  siteOrigin: string
}

/** Erases accounts whose time has come, and reminds their users before (DEL-4, DEL-6). */
export function createErasure(deps: ErasureDeps) {
  const { db, now, log, areas, erasures, senders, emit, graceDays } = deps

  /** The account's row goes last, so that a crash anywhere before leaves it due. Does nothing unless it is due. */
  async function erase(userId: string): Promise<void> {
    const account = await takeDue(userId)
    if (!account) return
    const { contact, deletion_locale: locale } = account
    await erasures.add(userId, now())
    await eraseAreas(userId)
    if (locale) await userNotifier(async () => contact, senders)(userId, { subject: t(locale, 'deleted.mailSubject'), mail: t(locale, 'deleted.mail'), sms: t(locale, 'deleted.sms') }).catch((error: unknown) => log.warn({ err: error }, 'the notice of a deletion was not sent'))
  }

  async function eraseAreas(userId: string): Promise<void> {
    for (const area of areas) await transaction(db, (trx) => area.erase(trx, userId))
  }

  /** From here on the account is due by every process's clock: nobody can keep what is half erased. */
  async function takeDue(userId: string) {
    return transaction(db, async (trx) => {
      const account = await trx.selectFrom('account').select(['deletes_at', 'deletion_locale', 'email', 'phone_number']).where('user_id', '=', userId).forUpdate().executeTakeFirst()
      if (!account || deletionState(account.deletes_at, now()) !== 'due') return null
      await trx.updateTable('account').set({ deletes_at: new Date(0) }).where('user_id', '=', userId).execute()
      // Once: after this the account is due for ever. The event names nobody.
      if (account.deletes_at?.getTime() !== 0) await emit(trx, { name: 'Account_Deleted', userId: null, at: now(), country: null, isMinor: false, props: { graceDays } })
      return { ...account, contact: { email: account.email, phoneNumber: account.phone_number } }
    })
  }

  return {
    erase,

    /** A failure of one account stops no other; the next run repeats it. Accounts that a previous contact may still take back wait (ID-136). */
    async run(signal: AbortSignal): Promise<void> {
      await remindLeaving(deps)
      const due = await db.selectFrom('account').select('user_id').where('deletes_at', '<=', now()).where('user_id', 'not in', contestedUsers(db, now())).orderBy('deletes_at').execute()
      for (const { user_id: userId } of due) {
        if (signal.aborted) return
        await erase(userId).catch((error: unknown) => log.error({ err: error }, 'an account could not be erased'))
      }
    },

    /** Before the first request: a restored backup may contain users who were erased after it was made (DEL-7). */
    async replay(): Promise<void> {
      const hashes = await erasures.read()
      if (hashes.length === 0) return
      const restored = await db.selectFrom('account').select('user_id').where(sql<boolean>`encode(sha256(user_id::bytea), 'hex') = any(${hashes}::text[])`).execute()
      for (const { user_id: userId } of restored) await eraseAreas(userId)
      if (restored.length > 0) log.warn({ accounts: restored.length }, 'erased the accounts again that a backup had brought back')
    },
  }
}

async function remindLeaving({ db, now, log, notifyUser, siteOrigin }: ErasureDeps): Promise<void> {
  const soon = new Date(now().getTime() + deletionReminderHours * 3_600_000)
  const leaving = await db.selectFrom('account').select(['user_id', 'deletion_locale']).where('deletes_at', '>', now()).where('deletes_at', '<=', soon).where('deletion_reminded_at', 'is', null).execute()
  for (const { user_id: userId, deletion_locale: locale } of leaving) {
    if (!locale) continue
    // Claimed first: two processes send one message, and a failed one is not worth a second.
    const claimed = await db.updateTable('account').set({ deletion_reminded_at: now() }).where('user_id', '=', userId).where('deletion_reminded_at', 'is', null).returning('user_id').executeTakeFirst()
    if (!claimed) continue
    const link = siteOrigin + localePath(locale, '/login')
    await notifyUser(userId, { subject: t(locale, 'deletesSoon.mailSubject'), mail: t(locale, 'deletesSoon.mail', { link }), sms: t(locale, 'deletesSoon.sms', { link }) }).catch((error: unknown) => log.warn({ err: error }, 'the reminder of a deletion was not sent'))
  }
}
