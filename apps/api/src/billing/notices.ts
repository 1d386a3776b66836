import type { SellingDeps } from './deps.ts'
import { sendMail } from './mails.ts'
import { plannedNoticesOf } from './notice-times.ts'

/** Sends the notices of a subscription that are due, each once, and tells when the next one is (BIL-94, BIL-95, BIL-123, BIL-124). */
export function sendNotices(deps: SellingDeps) {
  const send = sendMail(deps)
  return async (subscriptionId: string): Promise<Date | void> => {
    const moment = deps.now()
    const planned = (await plannedNoticesOf(deps.db, subscriptionId)).filter(({ until }) => until > moment)
    for (const { type, key, userId } of planned.filter(({ at }) => at <= moment)) {
      // First: a renewal that is due at the same time schedules the notices again.
      const isNew = await deps.db.insertInto('billing_notice').values({ subject: key, user_id: userId, sent_at: moment }).onConflict((conflict) => conflict.doNothing()).returning('subject').executeTakeFirst()
      if (!isNew) continue
      let isSent = false
      try {
        isSent = (await send(`${type} ${subscriptionId}`)) === true
      } finally {
        if (!isSent) await deps.db.deleteFrom('billing_notice').where('subject', '=', key).execute()
      }
    }
    return planned.find(({ at }) => at > moment)?.at
  }
}
