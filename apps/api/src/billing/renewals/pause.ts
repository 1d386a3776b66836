import { periodEnd } from '@ott/billing/period'
import { transaction } from '@ott/database'
import { ApiError } from '../../http/api-error.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail, schedulePauseReminder } from '../mails.ts'
import { applyEvent, logEvent, railOf, renewalAt, soldSubscription } from '../sold-subscription.ts'

/** Pauses a plan for some days from the end of the paid period; the renewal comes after them (BIL-84). Throws CONFLICT where nothing renews. */
export function pauseSubscription({ db, now, timeZone }: SellingDeps, userId: string, subscriptionId: string, days: number): Promise<void> {
  return transaction(db, async (trx) => {
    await lockPayer(trx, userId)
    const subscription = await soldSubscription(trx, subscriptionId)
    if (subscription?.user_id !== userId) throw new ApiError('NOT_FOUND')
    const moment = now()
    const { lifecycle } = subscription
    // A renewal that is due is being charged.
    if (renewalAt(lifecycle.periodEndsAt, railOf(subscription)) <= moment) throw new ApiError('CONFLICT')
    const until = periodEnd(lifecycle.periodEndsAt, timeZone, 'DAILY', days)
    if ((await applyEvent(trx, subscription, { type: 'pauseRequested', until }, moment, timeZone)) === lifecycle) throw new ApiError('CONFLICT')
    await logEvent(trx, { userId, subscriptionId, type: 'paused', at: moment, details: { until: until.toISOString() } })
    await scheduleMail(trx, 'paused', subscriptionId, moment)
    await schedulePauseReminder(trx, subscriptionId, until)
  })
}
