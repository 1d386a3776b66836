import { brand } from '@ott/brand'
import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { Deps } from '../config/deps.ts'
import { nextAttemptAt } from '../jobs/backoff.ts'
import { t } from '../i18n/messages.ts'
import type { Mail, SendMail } from '../notifications/mailer.ts'
import type { SupportTables } from './tables.ts'

type Feedback = Selectable<SupportTables['feedback']>

export type FeedbackMailDeps = Pick<Deps<SupportTables>, 'db' | 'now'> & { sendMail: SendMail }

/** Leaves support time to notice a lost mail. */
const retentionDays = 90

/**
 * Mails feedback to support (TELL-2, TELL-7), fewest tries first, so that a rejected one blocks no other. Servers run
 * it concurrently by claiming rows; a failure ends the run, since it mostly affects all.
 */
export async function sendFeedbackMail({ db, sendMail, now }: FeedbackMailDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const feedback = signal?.aborted ? null : await claim(db, now())
    if (!feedback) return
    await sendMail(mailOf(feedback))
    await db.updateTable('feedback').set({ mailed_at: now() }).where('feedback_id', '=', feedback.feedback_id).execute()
  }
}

export async function deleteMailedFeedback(db: Kysely<SupportTables>, now: Date): Promise<void> {
  await db.deleteFrom('feedback').where('mailed_at', '<', new Date(now.getTime() - retentionDays * 86_400_000)).execute()
}

/** Claims one row until its backoff is over. */
async function claim(db: Kysely<SupportTables>, now: Date): Promise<Feedback | null> {
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

/** Sets Reply-To to the author. */
function mailOf({ request_id: number, said, page, email, locale }: Feedback): Mail {
  const values = { text: said, page: page || t(locale, 'feedback.noPage'), email: email || t(locale, 'feedback.noEmail'), number }
  return {
    to: brand.supportEmail,
    ...(email && { replyTo: email }),
    subject: t(locale, 'feedback.mailSubject', { number: number.slice(0, 8) }),
    text: t(locale, 'feedback.mail', values),
  }
}
