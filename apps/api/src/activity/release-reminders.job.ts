import { releaseOf } from '@ott/catalogue'
import { isListed, releasingByIds } from '@ott/catalogue-store'
import type { CatalogueTables, StoredReleasing } from '@ott/catalogue-store'
import { apiLanguage, localePath } from '@ott/i18n'
import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { NotifyUser } from '../notifications/notify-user.ts'
import type { FeaturesOff } from '../config/feature-flags.ts'
import { nextAttemptAt } from '../jobs/backoff.ts'
import { say } from '../i18n/messages.ts'
import type { ActivityTables } from './tables.ts'

type Reminder = Selectable<ActivityTables['reminder']>

export type Telling = { db: Kysely<ActivityTables & CatalogueTables>; notifyUser: NotifyUser; siteOrigin: string; featuresOff: FeaturesOff; now: () => Date }

/** With the backoff of jobs, the last attempt is 21 hours after the first, and the reminder expires 21 hours later. */
const maxTries = 8
/** A title withdrawn by mistake can be restored within this time without losing its reminders. */
const withdrawnHours = 24

/**
 * Tells whoever waits for a title that it is out (REM-2). Any number of servers may do so at a time: each takes one
 * reminder for itself before it sends, and strikes it out afterwards. What could not be sent, or was in the hands of a
 * server that died, is taken up again after its pause; so only a server that dies between the sending and the striking
 * out lets somebody be told again. Whoever has no address yet is tried again like those. Where reminders are off nobody is
 * told, and what was asked for there waits. Answers how many were told.
 */
export async function tellReleased(telling: Telling, signal: AbortSignal, complain: (error: unknown) => unknown): Promise<number> {
  const { db, now } = telling
  await forget(db, now())
  const offIn = telling.featuresOff.reminders ?? []
  if (offIn === 'everywhere') return 0
  const waiting = await db.selectFrom('reminder').select('content_id').distinct().where('due_at', '<=', now()).execute()
  const titles = await releasingByIds(db, waiting.map(({ content_id }) => content_id))
  let told = 0
  for (const title of titles.filter((one) => releaseOf(one, now()).state === 'released')) {
    for (;;) {
      const reminder = signal.aborted ? null : await take(db, title, offIn, now())
      if (!reminder) break
      await tell(telling, title, reminder).then((isTold) => (told += Number(isTold)), complain)
    }
  }
  return told
}

/** What was tried often enough, and what waits for a title that was withdrawn for good. */
async function forget(db: Telling['db'], now: Date): Promise<void> {
  const withdrawn = db.selectFrom('title').select('content_id').where('withdrawn_at', '<=', new Date(now.getTime() - withdrawnHours * 3_600_000))
  await db
    .deleteFrom('reminder')
    .where((its) => its.or([its('content_id', 'in', withdrawn), its.and([its('tries', '>=', maxTries), its('due_at', '<=', now)])]))
    .execute()
}

/** Whoever takes it has it alone until its pause is over. */
async function take(db: Telling['db'], { contentId }: StoredReleasing, offIn: readonly string[], now: Date): Promise<Reminder | null> {
  const { rows } = await sql<Reminder>`
    update reminder set tries = tries + 1, due_at = ${nextAttemptAt(now, sql.ref('tries'))}
    where (user_id, profile_id, content_id) = (
      select user_id, profile_id, content_id from reminder join title using (content_id)
      where content_id = ${contentId} and due_at <= ${now} and tries < ${maxTries} and reminder.country <> all(${offIn}::text[]) and ${isListed({ country: sql.ref('reminder.country'), now })}
      order by due_at limit 1 for update of reminder skip locked
    )
    returning *`.execute(db)
  return rows[0] ?? null
}

async function tell({ db, notifyUser, siteOrigin }: Telling, title: StoredReleasing, { user_id, profile_id, content_id, locale }: Reminder): Promise<boolean> {
  const name = title.title[apiLanguage(locale)] ?? title.title.english
  const values = { title: name, link: siteOrigin + localePath(locale, title.permanentLink) }
  const isTold = await notifyUser(user_id, {
    subject: say(locale, 'titleOut.mailSubject', values),
    mail: say(locale, 'titleOut.mail', values),
    sms: say(locale, 'titleOut.sms', values),
  })
  if (isTold) await db.deleteFrom('reminder').where((its) => its.and({ user_id, profile_id, content_id })).execute()
  return isTold
}
