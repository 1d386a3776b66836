import type { CancelReason } from '@ott/analytics'
import type { LifecycleEvent } from '@ott/billing'
import { transaction } from '@ott/database'
import { ApiError } from '../../http/api-error.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail, scheduleTrialReminder } from '../mails.ts'
import { defaultMethod } from '../payments/cards.ts'
import { stopDebits } from '../payments/stop-debits.ts'
import { applyEvent, logEvent, soldSubscription } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'

/** Stops the renewal; access lasts to the end that was paid for (BIL-65). Twice has the effect of once. */
export async function cancelSubscription(deps: SellingDeps, userId: string, subscriptionId: string): Promise<void> {
  await changeOwn(deps, userId, subscriptionId, { type: 'cancelled' })
  // An ended one too: it may have been in grace.
  await stopDebits(deps, userId, ['active', 'ended'])
}

/** Renews again, until the end of what was paid for, and takes a pause back before it begins. A pause that runs is ended by a payment. */
export function resumeSubscription(deps: SellingDeps, userId: string, subscriptionId: string): Promise<void> {
  return changeOwn(deps, userId, subscriptionId, { type: 'resumed' })
}

async function changeOwn({ db, now, timeZone }: SellingDeps, userId: string, subscriptionId: string, event: LifecycleEvent & { type: 'cancelled' | 'resumed' }): Promise<void> {
  await transaction(db, async (trx) => {
    await lockPayer(trx, userId)
    const subscription = await soldSubscription(trx, subscriptionId)
    if (subscription?.user_id !== userId) throw new ApiError('NOT_FOUND')
    if (isInEffect(subscription, event.type)) return
    // A bank or a wallet leaves nothing to renew with.
    if (event.type === 'resumed' && !(await defaultMethod(trx, userId))) throw new ApiError('CONFLICT')
    const moment = now()
    const next = await applyEvent(trx, subscription, event, moment, timeZone)
    const { renews, state } = next
    if (next === subscription.lifecycle || renews !== (event.type === 'resumed')) throw new ApiError('CONFLICT')
    await logEvent(trx, { userId, subscriptionId, type: event.type, at: moment, ...(event.type === 'cancelled' && { details: { reason: 'viewer' satisfies CancelReason } }) })
    // A new press means a new mail.
    if (event.type === 'resumed' && state === 'trial') await scheduleTrialReminder(trx, subscription, moment)
    await scheduleMail(trx, state === 'ended' ? 'ended' : event.type, subscriptionId, moment)
  })
}

/** What a dispute has stopped can still be cancelled, so that it does not renew should the dispute be won (BIL-116). */
function isInEffect({ lifecycle: { renews, state, pausedUntil, renewsAfterDispute } }: SoldSubscription, type: 'cancelled' | 'resumed'): boolean {
  return type === 'cancelled' ? !renews && renewsAfterDispute !== true : renews && state !== 'ended' && pausedUntil === null
}
