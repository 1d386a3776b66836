import { sql } from 'kysely'
import type { SellingDeps } from './deps.ts'
import { withMessageKey } from './keyed-messages.ts'
import { sendMail } from './mails.ts'
import { plannedNoticesOf } from './notice-times.ts'
import type { PlannedNotice } from './notice-times.ts'

/** In real time, as the lease of a task. */
const leaseSeconds = 60

/**
 * Sends the notices of a subscription that are due, each once, and tells when the next one is (BIL-94, BIL-95, BIL-123, BIL-124). A
 * renewal that is due at the same time schedules them again, so another lane may be sending one: it is looked at a minute later.
 */
export function sendNotices(deps: SellingDeps) {
  return async (subscriptionId: string): Promise<Date | void> => {
    const moment = deps.now()
    const planned = (await plannedNoticesOf(deps.db, subscriptionId)).filter(({ until }) => until > moment)
    for (const notice of planned.filter(({ at }) => at <= moment)) {
      if (!(await leaseNotice(deps, notice))) return new Date(moment.getTime() + leaseSeconds * 1_000)
      let isSent = false
      try {
        isSent = (await sendMail(withMessageKey(deps, notice.key))(`${notice.type} ${subscriptionId}`)) === true
      } finally {
        await deps.db.updateTable('billing_notice').set({ sent_at: isSent ? moment : null, lease_until: null }).where('subject', '=', notice.key).execute()
      }
    }
    return planned.find(({ at }) => at > moment)?.at
  }
}

/** False while another lane has it. One whose process died is sent after its lease. */
async function leaseNotice({ db }: SellingDeps, { key, userId }: PlannedNotice): Promise<boolean> {
  const until = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
  const leased = await db
    .insertInto('billing_notice')
    .values({ subject: key, user_id: userId, sent_at: null, lease_until: until })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ lease_until: until }).where('billing_notice.sent_at', 'is', null).where((its) =>
        its.or([its('billing_notice.lease_until', 'is', null), its('billing_notice.lease_until', '<', sql<Date>`clock_timestamp()`)]),
      ),
    )
    .returning('subject')
    .executeTakeFirst()
  return leased !== undefined
}
