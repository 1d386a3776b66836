import { refundableUntil, refundOf } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { payingOrder } from '../orders/place-order.ts'
import type { HashedClaim } from '../orders/quotes.ts'
import { soldSubscription } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'
import { latestSubscription } from '../subscriptions.ts'
import type { BillingTables } from '../tables.ts'
import type { Trx } from '../tasks.ts'
import { currentCharge, endOfHour } from './current-charge.ts'
import type { CurrentCharge } from './current-charge.ts'
import { endWithRefund } from './end-with-refund.ts'
import { claimRefund, mayRefund, refundClaims } from './refund-claims.ts'
import { refundGift } from './refund-gift.ts'
import { presentRefund, refundOfRequest } from './stored-refund.ts'
import type { StoredRefund, WireRefund } from './stored-refund.ts'


type Refundable = CurrentCharge & { subscription: SoldSubscription }
type Due = Refundable & { amount: number; until: Date }
type Confirmed = { userId: string; requestId: string; hasWatched: boolean; expected: number | undefined; claims: HashedClaim[] }

/**
 * Pays the current period back at its user's request, and ends access at once (BIL-85), once in twelve months for a person
 * (BIL-122). Without `confirm` only the amount is told. Sent again with the same `requestId` it tells how the refund stands.
 */
export function refundSubscription(deps: SellingDeps) {
  return async ({ user: { userId }, body, country }: RequestContext<'refundSubscription'>): Promise<Answer<'refundSubscription'>> => {
    const { requestId, confirm, expected, order_id: giftOrderId } = body
    const known = await refundOfRequest(deps.db, userId, requestId)
    if (known) return { data: presentRefund(known) }
    if (giftOrderId !== undefined) return { data: await refundGift(deps, { userId, requestId, confirm, expected, country, orderId: giftOrderId }) }
    const current = await findCharge(deps.db, deps, userId)
    if (!current) {
      // The same request may have ended the plan meanwhile.
      const carriedOut = await refundOfRequest(deps.db, userId, requestId)
      if (carriedOut) return { data: presentRefund(carriedOut) }
      throw new ApiError('CONFLICT')
    }
    // Read before the transaction, which must not wait for a second connection.
    const hasWatched = await deps.watchedSince(userId, current.charge.paidAt)
    const claims = await refundClaims(deps, userId, current.methodId)
    if (confirm) return { data: presentRefund(await transaction(deps.db, (trx) => carryOut(trx, deps, { userId, requestId, hasWatched, expected, claims }))) }
    if (!(await mayRefund(deps.db, claims, deps.now()))) throw new ApiError('CONFLICT')
    return { data: presentDue(dueNow(current, hasWatched, deps.now())) }
  }
}

async function carryOut(trx: Trx, deps: SellingDeps, { userId, requestId, hasWatched, expected, claims }: Confirmed): Promise<StoredRefund> {
  await lockPayer(trx, userId)
  const known = await refundOfRequest(trx, userId, requestId)
  if (known) return known
  const paying = await payingOrder(trx, userId)
  if (paying) throw new ApiError('ORDER_IN_PROGRESS', { orderId: paying.order_id })
  const now = deps.now()
  const current = await findCharge(trx, deps, userId)
  if (!current || !(await mayRefund(trx, claims, now))) throw new ApiError('CONFLICT')
  const { subscription, order, charge, paymentId, amount } = dueNow(current, hasWatched, now)
  // Less than was shown is not confirmed.
  if (amount === 0 || (expected !== undefined && expected !== amount)) throw new ApiError('CONFLICT')
  await claimRefund(trx, claims, now)
  await scheduleMail(trx, 'refunded', paymentId, now)
  await endWithRefund(trx, deps, subscription, { paymentId, order, amount }, requestId)
  return { amount, state: 'created', currency: order.currency, paid: charge.amount }
}

/** Of the current period; null if nothing was charged for it. */
async function findCharge(db: Kysely<BillingTables>, { now }: SellingDeps, userId: string): Promise<Refundable | null> {
  const latest = await latestSubscription(db, userId, now())
  const subscription = latest && (await soldSubscription(db, latest.subscription_id))
  const found = subscription && (await currentCharge(db, subscription))
  return found && { ...found, subscription }
}

function dueNow(current: Refundable, hasWatched: boolean, now: Date): Due {
  const { charge, period } = current
  const until = refundableUntil(charge)
  const amount = until && now < until ? refundOf(charge, period, hasWatched, endOfHour(now)) : null
  if (!until || amount === null) throw new ApiError('CONFLICT')
  return { ...current, amount, until }
}

function presentDue({ amount, charge, order, until }: Due): WireRefund {
  return { amount: { currency: order.currency, amount }, is_full: amount === charge.amount, refundable_until: until.toISOString(), state: null }
}
