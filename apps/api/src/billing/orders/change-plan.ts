import { createHash } from 'node:crypto'
import { isActive, orderAfter, planChange, priceFor } from '@ott/billing'
import type { Quote } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { defaultCard, defaultMethod } from '../payments/cards.ts'
import { stopDebits } from '../payments/stop-debits.ts'
import { creditOfPeriod, fulfil, resumeRenewal } from '../payments/settle.ts'
import type { StoredOrder } from '../payments/settle.ts'
import { scheduleMail } from '../mails.ts'
import { scheduleNotices } from '../notice-times.ts'
import { plansOnSale } from '../plans.ts'
import type { PlanChoice, StoredPlan } from '../plans.ts'
import { logEvent, railOf, soldSubscription } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'
import { latestSubscription } from '../subscriptions.ts'
import type { BillingTables } from '../tables.ts'
import type { Trx } from '../tasks.ts'
import { consentTo } from './consent.ts'
import type { ShownTerms } from './consent.ts'
import { findCoupon, isForPlan } from './coupons.ts'
import { insertOrder } from './insert-order.ts'
import { knownOrder } from './known-order.ts'
import { abandonAttempt, insertPayment, lookAtOrder, payingOrder } from './place-order.ts'
import { creditOfUser, presentQuote, quoteOfPeriod, storeQuote } from './quotes.ts'

type Change = { subscription: SoldSubscription; plan: StoredPlan; kind: 'upgrade' | 'downgrade'; startsAt: Date; quote: Quote; buyer: StoredOrder['buyer']; resumes: boolean }

/**
 * Changes the plan of the user's subscription (BIL-69). An upgrade is paid now: its period starts today, and what is left of the
 * old one is taken off. A downgrade counts from the next period. Either makes a cancelled plan renew again, where its user was told so
 * (BIL-131). Without a `requestId` only the price is told.
 */
export function changePlan(deps: SellingDeps) {
  return async (request: RequestContext<'changePlan'>): Promise<Answer<'changePlan'>> => {
    const { user, body } = request
    if (body.requestId === undefined) return { data: present(await changeTo(deps.db, deps, user.userId, body.plan_id)) }
    await abandonAttempt(deps, user.userId, body.requestId)
    // A card has replaced the mandate whose debit was announced, and pays for the plan that is chosen now.
    if (await defaultCard(deps.db, user.userId)) await stopDebits(deps, user.userId, ['active'])
    const { change, order, isNew } = await transaction(deps.db, (trx) => carryOut(trx, deps, request, body.requestId!))
    const placed = order && (await lookAtOrder(deps, order, isNew))
    return { data: { ...present(change), ...(placed && { placed }) } }
  }
}

function present({ kind, startsAt, quote, resumes }: Change): Answer<'changePlan'>['data'] {
  return { change: kind, starts_at: startsAt.toISOString(), resumes, quote: presentQuote(storeQuote(quote)) }
}

async function carryOut(trx: Trx, deps: SellingDeps, request: RequestContext<'changePlan'>, requestId: string): Promise<{ change: Change; order: StoredOrder | null; isNew: boolean }> {
  const { user, body } = request
  await lockPayer(trx, user.userId)
  const contentHash = createHash('sha256').update(JSON.stringify(['change', body.plan_id])).digest()
  const known = await knownOrder(trx, user.userId, requestId, contentHash)
  if (known) return { change: await changeOf(trx, known), order: known, isNew: false }
  const paying = await payingOrder(trx, user.userId)
  if (paying) throw new ApiError('ORDER_IN_PROGRESS', { orderId: paying.order_id })
  const change = await changeTo(trx, deps, user.userId, body.plan_id)
  // It was cancelled after its price was shown.
  if (change.resumes && !body.resume) throw new ApiError('CONFLICT')
  if (!isAsShown(change, body)) throw new ApiError('PRICE_MISMATCH', { quote: presentQuote(storeQuote(change.quote)) })
  if (change.kind === 'downgrade') {
    await scheduleDowngrade(trx, deps, change, body.consent)
    return { change, order: null, isNew: true }
  }
  return { change, order: await orderUpgrade(trx, deps, change, request, requestId, contentHash), isNew: true }
}

/** What is due now, and the next charge, which is all that a downgrade promises (BIL-127). */
function isAsShown({ quote: { dueNow, nextCharge } }: Change, { expected, expected_next: next }: RequestContext<'changePlan'>['body']): boolean {
  return expected === dueNow && (next === undefined || next === nextCharge?.amount)
}

/** Of an order that was placed before, as it was. */
async function changeOf(trx: Trx, order: StoredOrder): Promise<Change> {
  const subscription = await soldSubscription(trx, order.subscription_id)
  const plan = (await plansOnSale(trx)).find(({ plan_id: id }) => id === order.plan_id)
  if (!subscription || !plan) throw new ApiError('CONFLICT')
  const { nextCharge, trialEndsAt, periodEndsAt } = order.quote
  const quote: Quote = {
    ...order.quote,
    nextCharge: nextCharge && { at: new Date(nextCharge.at), amount: nextCharge.amount },
    trialEndsAt: trialEndsAt === null ? null : new Date(trialEndsAt),
    periodEndsAt: new Date(periodEndsAt),
  }
  return { subscription, plan, kind: 'upgrade', startsAt: order.created_at, quote, buyer: order.buyer, resumes: order.resumes }
}

/** What choosing a plan is for a user: nothing where the plan cannot be changed now, as one that was given (BIL-80). */
export async function planChangesFor(db: Kysely<BillingTables>, userId: string, now: Date): Promise<(plan: StoredPlan) => PlanChoice> {
  const latest = await latestSubscription(db, userId, now)
  const sold = latest && (await soldSubscription(db, latest.subscription_id))
  const isCurrent = latest !== null && (isActive({ status: latest.status, endsAt: latest.ends_at }, now) || sold?.lifecycle.state === 'paused')
  if (!isCurrent) return () => ({ change: 'new' })
  const resumes = sold?.lifecycle.renews === false
  const canRenew = !resumes || (await defaultMethod(db, userId)) !== null
  return (plan) => {
    const change = planChange(latest, plan)
    if (change === 'same') return { change }
    const isPaidNow = change === 'upgrade' && sold?.lifecycle.state === 'active'
    if (!sold || !isChangeable(sold, now) || !(isPaidNow || canRenew)) return {}
    return { change, ...(resumes && { resumes }) }
  }
}

/** A cancelled plan too, until its end. Under a dispute nothing renews. */
function isChangeable({ lifecycle: { state, periodEndsAt, renewsAfterDispute } }: SoldSubscription, now: Date): boolean {
  return (state === 'active' || state === 'trial') && periodEndsAt > now && renewsAfterDispute === null
}

/** What a change to a plan on sale would be now. Throws CONFLICT for the plan that the user has, and where nothing is paid for. */
async function changeTo(db: Kysely<BillingTables>, { now, timeZone }: SellingDeps, userId: string, planId: string): Promise<Change> {
  const moment = now()
  const latest = await latestSubscription(db, userId, moment)
  const subscription = latest && (await soldSubscription(db, latest.subscription_id))
  if (!subscription || !isChangeable(subscription, moment)) throw new ApiError('CONFLICT')
  const { state } = subscription.lifecycle
  const plan = (await plansOnSale(db)).find((one) => one.identifier === planId || one.plan_id === planId)
  const price = plan && priceFor(plan.prices, subscription.country)
  if (!plan || !price) throw new ApiError('NOT_FOUND')
  // What is left of one currency cannot be taken off another.
  if (price.currency !== subscription.currency) throw new ApiError('CONFLICT')
  const kind = planChange(subscription, plan)
  if (kind !== 'upgrade' && kind !== 'downgrade') throw new ApiError('CONFLICT')
  // A mandate is for one period.
  if (kind === 'downgrade' && railOf(subscription) === 'gateway' && plan.period !== subscription.period) throw new ApiError('CONFLICT')
  const first = await db.selectFrom('billing_order').select('buyer').where((its) => its.and({ subscription_id: subscription.subscription_id, kind: 'new' })).executeTakeFirst()
  const found = subscription.coupon_code === null ? null : await findCoupon(db, subscription.coupon_code)
  const { periodEndsAt, period, pausedUntil } = subscription.lifecycle
  const isNow = kind === 'upgrade' && state === 'active'
  const startsAt = isNow ? moment : (pausedUntil ?? periodEndsAt)
  const buyer = first?.buyer ?? null
  const quote = quoteOfPeriod({
    price,
    coupon: found && isForPlan(found, plan) ? found : null,
    number: period + 1,
    credit: (await creditOfUser(db, userId, price.currency)) + (isNow ? await creditOfPeriod(db, subscription, price.currency, moment) : 0),
    country: subscription.country,
    region: buyer?.region ?? null,
    periodEndsAt: periodEnd(startsAt, timeZone, plan.period, 1),
    now: moment,
  })
  const later = { ...quote, dueNow: 0, creditUsed: 0, nextCharge: { at: startsAt, amount: quote.total }, trialEndsAt: state === 'trial' ? startsAt : null }
  const shown = isNow ? quote : later
  const resumes = !subscription.lifecycle.renews
  // Nothing is asked for now, and there is nothing to renew with.
  if (resumes && shown.dueNow === 0 && !(await defaultMethod(db, userId))) throw new ApiError('CONFLICT')
  return { subscription, plan, kind, startsAt: kind === 'upgrade' ? moment : startsAt, quote: shown, buyer, resumes }
}

/** It has no order before the next period, so that the event keeps what its user agreed to (BIL-126). */
async function scheduleDowngrade(trx: Trx, deps: SellingDeps, { subscription, plan, quote, resumes }: Change, shown: ShownTerms | undefined): Promise<void> {
  const { subscription_id, user_id } = subscription
  const now = deps.now()
  if (resumes) {
    await resumeRenewal(trx, subscription, now, deps.timeZone)
    await scheduleMail(trx, 'resumed', subscription_id, now)
  }
  await trx.updateTable('subscription').set({ pending_plan: plan.plan_id }).where('subscription_id', '=', subscription_id).execute()
  await scheduleNotices(trx, subscription_id)
  await logEvent(trx, { userId: user_id, subscriptionId: subscription_id, type: 'downgradeScheduled', at: now, details: { plan: plan.identifier, consent: consentTo(shown, storeQuote(quote), now) } })
}

async function orderUpgrade(trx: Trx, deps: SellingDeps, { subscription, plan, quote, buyer, resumes }: Change, { user, locale, body }: RequestContext<'changePlan'>, requestId: string, contentHash: Buffer): Promise<StoredOrder> {
  const now = deps.now()
  const card = await defaultCard(trx, user.userId)
  if (!card) throw new ApiError('CONFLICT')
  const order = await insertOrder(trx, {
    user_id: user.userId,
    kind: 'change',
    status: orderAfter('open', { type: 'attemptStarted' }).status,
    subscription_id: subscription.subscription_id,
    plan_id: plan.plan_id,
    period_number: subscription.lifecycle.period + 1,
    country: subscription.country,
    buyer,
    coupon_code: null,
    renews: true,
    resumes,
    payment_method_id: card.payment_method_id,
    request_id: requestId,
    content_hash: contentHash,
    language: locale,
    quote,
    consent: consentTo(body.consent, storeQuote(quote), now),
  }, now)
  await logEvent(trx, { userId: user.userId, subscriptionId: order.subscription_id, type: 'initiated', at: now, details: { orderId: order.order_id, total: order.total, currency: order.currency } })
  if (order.total === 0) await fulfil(trx, deps, order)
  else await insertPayment(trx, order, now)
  return order
}

/** The next period has the plan of the current one again. */
export async function cancelPlanChange({ db }: SellingDeps, userId: string, subscriptionId: string): Promise<void> {
  await transaction(db, async (trx) => {
    await lockPayer(trx, userId)
    const subscription = await soldSubscription(trx, subscriptionId)
    if (subscription?.user_id !== userId) throw new ApiError('NOT_FOUND')
    // Its next period is being charged already.
    const paying = await payingOrder(trx, userId)
    if (paying?.kind === 'renewal') throw new ApiError('CONFLICT')
    await trx.updateTable('subscription').set({ pending_plan: null }).where('subscription_id', '=', subscriptionId).execute()
    await scheduleNotices(trx, subscriptionId)
  })
}
