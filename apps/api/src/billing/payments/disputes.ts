import { settleDispute } from '@ott/billing'
import type { DisputeState, LifecycleEvent } from '@ott/billing'
import { transaction } from '@ott/database'
import type { SellingDeps } from '../deps.ts'
import { revokeUnusedGift } from '../gifts/revoke-gift.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { applyEvent, logEvent, soldSubscription } from '../sold-subscription.ts'
import type { Trx } from '../tasks.ts'
import { readStoredPayment } from './pursue.ts'
import type { StoredPayment } from './settle.ts'
import { stopDebits } from './stop-debits.ts'
import type { SeenDispute } from './stripe-cards.ts'

const dayInMs = 86_400_000

/**
 * Reads a dispute and carries out what follows (BIL-116): an open one stops the renewal, a lost one ends the plan, one that was won
 * lets it go on. An open one is read daily, because its end may never be told.
 */
export function readDispute(deps: SellingDeps) {
  return async (disputeRef: string): Promise<Date | void> => {
    const seen = await deps.rail.readDispute(disputeRef)
    if (!seen) return
    const payment = seen.paymentId === null ? null : await readStoredPayment(deps.db, seen.paymentId)
    if (!payment) return deps.log.error({ disputeRef, paymentId: seen.paymentId }, 'a dispute about an unknown charge')
    await carryOut(deps, disputeRef, payment, seen)
    await stopDebits(deps, payment.user_id, ['active', 'ended'])
    if (seen.state === 'open') return new Date(deps.now().getTime() + dayInMs)
  }
}

async function carryOut(deps: SellingDeps, disputeRef: string, payment: StoredPayment, seen: SeenDispute): Promise<void> {
  const { user_id: userId, payment_id: paymentId, order_id: orderId } = payment
  const change = await transaction(deps.db, async (trx) => {
    await lockPayer(trx, userId)
    const known = await trx.selectFrom('dispute').select('state').where('dispute_ref', '=', disputeRef).executeTakeFirst()
    const state = settleDispute(known?.state ?? null, seen.state)
    if (state === known?.state) return null
    const { subscription_id: subscriptionId, kind } = await trx.selectFrom('billing_order').select(['subscription_id', 'kind']).where('order_id', '=', orderId).executeTakeFirstOrThrow()
    await storeDispute(trx, deps, { disputeRef, payment, subscriptionId, state }, seen)
    if (kind === 'gift' && state === 'lost') await revokeUnusedGift(trx, orderId, deps.now())
    await changeSubscription(trx, deps, subscriptionId, state)
    await tell(trx, deps, { userId, subscriptionId, paymentId, disputeRef, isGift: kind === 'gift' }, state, known !== undefined)
    return { state, subscriptionId }
  })
  if (!change) return
  const { state, subscriptionId } = change
  const { amount, currency, respondBy } = seen
  deps.log[state === 'won' ? 'warn' : 'error']({ disputeRef, userId, subscriptionId, orderId, paymentId, amount, currency, respondBy: state === 'open' ? respondBy : null }, `a dispute is ${state}`)
}

async function storeDispute(trx: Trx, { now }: SellingDeps, { disputeRef, payment, subscriptionId, state }: { disputeRef: string; payment: StoredPayment; subscriptionId: string; state: DisputeState }, { amount, currency }: SeenDispute): Promise<void> {
  const changes = { state, closed_at: state === 'open' ? null : now() }
  await trx
    .insertInto('dispute')
    .values({ dispute_ref: disputeRef, payment_id: payment.payment_id, user_id: payment.user_id, subscription_id: subscriptionId, amount, currency, opened_at: now(), ...changes })
    .onConflict((conflict) => conflict.column('dispute_ref').doUpdateSet(changes))
    .execute()
}

const events: Record<DisputeState, LifecycleEvent> = { open: { type: 'disputed' }, won: { type: 'disputeWon' }, lost: { type: 'revoked' } }

async function changeSubscription(trx: Trx, { now, timeZone }: SellingDeps, subscriptionId: string, state: DisputeState): Promise<void> {
  const subscription = await soldSubscription(trx, subscriptionId)
  if (!subscription) return
  const other = await trx.selectFrom('dispute').select('dispute_ref').where((its) => its.and({ subscription_id: subscriptionId, state: 'open' })).executeTakeFirst()
  // Another charge of the plan is still disputed.
  if (state === 'won' && other) return
  const before = subscription.lifecycle.state
  const { state: after } = await applyEvent(trx, subscription, events[state], now(), timeZone)
  if (after === 'ended' && before !== 'ended') await logEvent(trx, { userId: subscription.user_id, subscriptionId, type: 'ended', at: now() })
}

const giftMails = { disputed: 'giftDisputed', disputeWon: 'giftDisputeWon', disputeLost: 'giftDisputeLost' } as const

type About = { userId: string; subscriptionId: string; paymentId: string; disputeRef: string; isGift: boolean }

/** One that was won without being known was never told. */
async function tell(trx: Trx, { now }: SellingDeps, { userId, subscriptionId, paymentId, disputeRef, isGift }: About, state: DisputeState, isKnown: boolean): Promise<void> {
  const type = ({ open: 'disputed', won: 'disputeWon', lost: 'disputeLost' } as const)[state]
  await logEvent(trx, { userId, subscriptionId, type, at: now(), details: { paymentId, disputeRef } })
  if (state === 'won' && !isKnown) return
  await scheduleMail(trx, isGift ? giftMails[type] : type, paymentId, now())
}
