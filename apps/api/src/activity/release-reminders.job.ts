import { noCap, releaseOf } from '@ott/catalogue'
import { releaseFactsByIds, titlesBelow, visibleTitles } from '@ott/catalogue-store'
import type { CatalogueTables, StoredReleaseFacts } from '@ott/catalogue-store'
import { apiLanguage, localePath } from '@ott/i18n'
import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { NotifyUser } from '../notifications/notify-user.ts'
import type { FeaturesOff } from '../config/feature-flags.ts'
import { nextAttemptAt } from '../jobs/backoff.ts'
import { t } from '../i18n/messages.ts'
import type { ActivityTables } from './tables.ts'

type Reminder = Selectable<ActivityTables['reminder']>

export type ReminderDeps = { db: Kysely<ActivityTables & CatalogueTables>; notifyUser: NotifyUser; siteOrigin: string; featuresOff: FeaturesOff; now: () => Date }

/** With the backoff of jobs, the last attempt is 21 hours after the first, and the reminder expires 21 hours later. */
const maxTries = 8
/** A title withdrawn by mistake can be restored within this time without losing its reminders. */
const withdrawnHours = 24

/**
 * Sends the reminders of released titles (REM-2) and returns their number. Servers run it concurrently: each claims a
 * row, sends, then deletes it, so only a crash in between sends twice.
 */
export async function sendReleaseReminders(deps: ReminderDeps, signal: AbortSignal, onError: (error: unknown) => unknown): Promise<number> {
  const { db, now } = deps
  await deleteObsolete(db, now())
  const offIn = deps.featuresOff.reminders ?? []
  if (offIn === 'everywhere') return 0
  const waiting = await db.selectFrom('reminder').select('content_id').distinct().where('due_at', '<=', now()).execute()
  const titles = await releaseFactsByIds(db, waiting.map(({ content_id }) => content_id), noCap)
  let sent = 0
  for (const title of titles.filter((one) => releaseOf(one, now()).status === 'released')) {
    for (;;) {
      const reminder = signal.aborted ? null : await claim(db, title, offIn, now())
      if (!reminder) break
      await notify(deps, title, reminder).then((isSent) => (sent += Number(isSent)), onError)
    }
  }
  return sent
}

/** Deletes reminders that used up their tries, and those of titles withdrawn for good. */
async function deleteObsolete(db: ReminderDeps['db'], now: Date): Promise<void> {
  const withdrawn = db.selectFrom(titlesBelow(noCap).as('title')).select('content_id').where('withdrawn_at', '<=', new Date(now.getTime() - withdrawnHours * 3_600_000))
  await db
    .deleteFrom('reminder')
    .where((its) => its.or([its('content_id', 'in', withdrawn), its.and([its('tries', '>=', maxTries), its('due_at', '<=', now)])]))
    .execute()
}

/** Claims one reminder until its backoff is over. One of a title that is hidden from its profile waits (PAR-1). */
async function claim(db: ReminderDeps['db'], { contentId }: StoredReleaseFacts, offIn: readonly string[], now: Date): Promise<Reminder | null> {
  const { rows } = await sql<Reminder>`
    update reminder set tries = tries + 1, due_at = ${nextAttemptAt(now, sql.ref('tries'))}
    where (user_id, profile_id, content_id) = (
      select user_id, profile_id, content_id from reminder join profile using (user_id, profile_id)
        join lateral ${visibleTitles({ country: sql.ref('reminder.country'), cap: sql.ref('profile.cap'), now })} as title using (content_id)
      where content_id = ${contentId} and profile.removed_at is null and due_at <= ${now} and tries < ${maxTries} and reminder.country <> all(${offIn}::text[])
      order by due_at limit 1 for update of reminder skip locked
    )
    returning *`.execute(db)
  return rows[0] ?? null
}

async function notify({ db, notifyUser, siteOrigin }: ReminderDeps, title: StoredReleaseFacts, { user_id, profile_id, content_id, locale }: Reminder): Promise<boolean> {
  const name = title.title[apiLanguage(locale)] ?? title.title.english
  const values = { title: name, link: siteOrigin + localePath(locale, title.permanentLink) }
  const isSent = await notifyUser(user_id, {
    subject: t(locale, 'titleReleased.mailSubject', values),
    mail: t(locale, 'titleReleased.mail', values),
    sms: t(locale, 'titleReleased.sms', values),
  })
  if (isSent) await db.deleteFrom('reminder').where((its) => its.and({ user_id, profile_id, content_id })).execute()
  return isSent
}
