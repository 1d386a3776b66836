import { releaseOf } from '@ott/catalogue'
import { releasingByIds } from '@ott/catalogue-store'
import type { CatalogueTables, StoredReleasing } from '@ott/catalogue-store'
import { apiLanguage, localePath } from '@ott/i18n'
import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { TellViewer } from '../identity/tell-viewer.ts'
import { say } from '../words.ts'
import type { PlaybackTables } from './tables.ts'

type Reminder = Selectable<PlaybackTables['reminder']>

export type Telling = { db: Kysely<PlaybackTables & CatalogueTables>; tellViewer: TellViewer; siteOrigin: string; now: () => Date }

/** So long after a try the next one may be made, doubled each time: time enough for the slowest message to have gone out. */
const firstPauseMinutes = 10
/** The last one follows 21 hours after the first, and 21 hours after that nobody waits any more. */
const mostTries = 8

/**
 * Tells whoever waits for a title that it is out (REM-2). Any number of servers may do so at a time: each takes one
 * reminder for itself before it sends, and strikes it out afterwards. What could not be sent, or was in the hands of a
 * server that died, is taken up again after its pause; so only a server that dies between the sending and the striking
 * out lets somebody be told again. Answers how many were told.
 */
export async function tellReleased(telling: Telling, signal: AbortSignal, complain: (error: unknown) => unknown): Promise<number> {
  const { db, now } = telling
  await db.deleteFrom('reminder').where('tries', '>=', mostTries).where('due_at', '<=', now()).execute()
  const waiting = await db.selectFrom('reminder').select('content_id').distinct().where('due_at', '<=', now()).execute()
  const titles = await releasingByIds(db, waiting.map(({ content_id }) => content_id))
  let told = 0
  for (const title of titles.filter((one) => one.withdrawnAt === null && releaseOf(one, now()).state === 'released')) {
    for (;;) {
      const reminder = signal.aborted ? null : await take(db, title, now())
      if (!reminder) break
      await tell(telling, title, reminder).then(() => (told += 1), complain)
    }
  }
  return told
}

/** Whoever takes it has it alone until its pause is over. */
async function take(db: Telling['db'], { contentId, allowedCountries, blockedCountries }: StoredReleasing, now: Date): Promise<Reminder | null> {
  const isAllowed = sql`(${allowedCountries}::text[] is null or country = any(${allowedCountries}::text[])) and not country = any(${blockedCountries}::text[])`
  const { rows } = await sql<Reminder>`
    update reminder set tries = tries + 1, due_at = ${now}::timestamptz + ${firstPauseMinutes} * power(2, tries) * interval '1 minute'
    where (user_id, profile_id, content_id) = (
      select user_id, profile_id, content_id from reminder
      where content_id = ${contentId} and due_at <= ${now} and tries < ${mostTries} and ${isAllowed}
      order by due_at limit 1 for update skip locked
    )
    returning *`.execute(db)
  return rows[0] ?? null
}

async function tell({ db, tellViewer, siteOrigin }: Telling, title: StoredReleasing, { user_id, profile_id, content_id, locale }: Reminder): Promise<void> {
  const name = title.title[apiLanguage(locale)] ?? title.title.english
  const values = { title: name, link: siteOrigin + localePath(locale, title.permanentLink) }
  await tellViewer(user_id, {
    subject: say(locale, 'titleOut.mailSubject', values),
    mail: say(locale, 'titleOut.mail', values),
    sms: say(locale, 'titleOut.sms', values),
  })
  await db.deleteFrom('reminder').where((its) => its.and({ user_id, profile_id, content_id })).execute()
}
