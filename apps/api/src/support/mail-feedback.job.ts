import { brand } from '@ott/brand'
import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { Deps } from '../config/deps.ts'
import { nextAttemptAt } from '../jobs/backoff.ts'
import { say } from '../i18n/messages.ts'
import type { Mail, SendMail } from '../notifications/mailer.ts'
import type { SupportTables } from './tables.ts'

type Feedback = Selectable<SupportTables['feedback']>

export type Mailing = Pick<Deps<SupportTables>, 'db' | 'now'> & { sendMail: SendMail }

/** Time to notice that a mail did not arrive after all. */
const retentionDays = 90

/**
 * Mails what was said to whoever helps (TELL-2), what was tried least first: one that is always refused holds up no other.
 * Any number of servers may do so at a time: each takes one for itself before it sends, and writes down afterwards that it
 * is mailed; so only a server that dies in between lets it be mailed again. What fails for one mostly fails for all, so
 * that ends it until the next time.
 */
export async function mailFeedback({ db, sendMail, now }: Mailing, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const feedback = signal?.aborted ? null : await take(db, now())
    if (!feedback) return
    await sendMail(mailOf(feedback))
    await db.updateTable('feedback').set({ mailed_at: now() }).where('feedback_id', '=', feedback.feedback_id).execute()
  }
}

export async function forgetMailedFeedback(db: Kysely<SupportTables>, now: Date): Promise<void> {
  await db.deleteFrom('feedback').where('mailed_at', '<', new Date(now.getTime() - retentionDays * 86_400_000)).execute()
}

/** Whoever takes it has it alone until its pause is over. */
async function take(db: Kysely<SupportTables>, now: Date): Promise<Feedback | null> {
  const { rows } = await sql<Feedback>`
    update feedback set
      tries = tries + 1,
      due_at = ${nextAttemptAt(now, sql.ref('tries'))}
    where feedback_id = (
      select feedback_id from feedback where mailed_at is null and due_at <= ${now} order by tries, due_at limit 1 for update skip locked
    )
    returning *`.execute(db)
  return rows[0] ?? null
}

/** An answer to it goes to whoever wrote it. */
function mailOf({ request_id: number, said, page, email, locale }: Feedback): Mail {
  const values = { text: said, page: page || say(locale, 'feedback.noPage'), email: email || say(locale, 'feedback.noEmail'), number }
  return {
    to: brand.supportEmail,
    ...(email && { replyTo: email }),
    subject: say(locale, 'feedback.mailSubject', { number: number.slice(0, 8) }),
    text: say(locale, 'feedback.mail', values),
  }
}
