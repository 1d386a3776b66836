import { isSettled, orderAfter } from '@ott/billing'
import type { Quote } from '@ott/billing'
import { transaction } from '@ott/database'
import type { FastifyInstance } from 'fastify'
import type { Handlers, RequestContext } from '../http/request.ts'
import { ApiError } from '../http/api-error.ts'
import { scheduleJob } from '../jobs/scheduler.ts'
import type { Limit } from '../rate-limit/rate-limiter.ts'
import type { Deps } from '../config/deps.ts'
import { dailyCheck } from './daily-check.ts'
import { serveDemoClock } from './demo-clock.ts'
import type { SellingDeps } from './deps.ts'
import { billingHistory } from './invoices/billing-history.ts'
import { serveInvoices } from './invoices/invoice-page.ts'
import { readInvoice } from './invoices/read-invoice.ts'
import { withMessageKey } from './keyed-messages.ts'
import { lockPayer } from './lock-payer.ts'
import { sendMail } from './mails.ts'
import { sendNotices } from './notices.ts'
import { plansOfCoupon, releaseCoupon } from './orders/coupons.ts'
import { changePlan } from './orders/change-plan.ts'
import { orderAtGateway, placeOrder, readOrder } from './orders/place-order.ts'
import { presentSignedQuote } from './orders/quote-references.ts'
import { priceOrder } from './orders/quotes.ts'
import { listGifts, mailGift } from './gifts/bought-gifts.ts'
import { orderGift } from './gifts/order-gift.ts'
import { readCard, readCardMandate } from './payments/card-events.ts'
import { setUpCard, validateCard } from './payments/cards.ts'
import { tellDefaultCard } from './payments/default-method.ts'
import { readDispute } from './payments/disputes.ts'
import { serveGatewayPages } from './payments/gateway-pages.ts'
import { presentMethods, startPayment } from './payments/gateway-payments.ts'
import { offeredMethods } from './payments/offered-methods.ts'
import { dropMandate, readMandate, revokeMandate } from './payments/mandates.ts'
import { closePayment, isOpen, lastPayment, pursuePayment, readStoredPayment } from './payments/pursue.ts'
import { listMethods, removeMethod, setDefaultMethod } from './payments/saved-methods.ts'
import { settlePayment } from './payments/settle.ts'
import type { StoredPayment } from './payments/settle.ts'
import { neverMade } from './payments/rail.ts'
import { reportCoupon } from './report-codes.ts'
import { textIn } from './plans.ts'
import { returnPayment } from './refunds/return-payment.ts'
import { refundSubscription } from './refunds/refund-subscription.ts'
import { withdrawSubscription } from './refunds/withdraw-subscription.ts'
import { advance } from './renewals/advance.ts'
import { payRenewal } from './renewals/pay-renewal.ts'
import { renew } from './renewals/renew.ts'
import { runDueTasks } from './tasks.ts'
import type { TaskHandlers } from './tasks.ts'
import { receiveEvents } from './webhooks.ts'

/** Trying coupons and cards costs nothing, so both are bounded (BIL-70). Valid coupons and successful orders do not count. */
const couponTries: Limit = { name: 'coupon', points: 30, windowSeconds: 3_600 }
const cardTries: Limit = { name: 'card-setup', points: 40, windowSeconds: 3_600 }
const orderTries: Limit = { name: 'order', points: 40, windowSeconds: 3_600 }

export type SellingCall = 'quote' | 'coupon' | 'subscribe' | 'startPayment' | 'stripeSetupIntent' | 'stripeValidateCustomer' | 'stripeSubscribe' | 'order' | 'cards' | 'setDefaultCard' | 'removeCard' | 'changePlan' | 'payRenewal' | 'refundSubscription' | 'withdrawSubscription' | 'billingHistory' | 'invoice' | 'gift' | 'gifts' | 'mailGift'

/** Sells, renews and ends subscriptions. */
export function selling(app: FastifyInstance, deps: SellingDeps & Pick<Deps, 'testOverrides'>): Pick<Handlers, SellingCall> {
  receiveEvents(app, deps)
  serveInvoices(app, deps)
  serveGatewayPages(app, deps)
  const handlers = taskHandlers(deps)
  serveDemoClock(app, deps, handlers)
  scheduleJob(app, { name: 'billing', everySeconds: deps.config.billingEverySeconds, run: (signal) => runDueTasks(deps, handlers, signal) })
  const priceFor = async ({ user: { userId }, body, country }: Pick<RequestContext<'quote'>, 'user' | 'body' | 'country'>, couponCode: string | null) =>
    priceOrder(deps.db, deps, {
      rail: body.payment_method_type === undefined ? 'stripe' : 'gateway',
      userId,
      planId: body.plan_id,
      couponCode,
      renews: body.auto_renewal,
      country,
      region: body.place?.region ?? null,
      cardFingerprint: null,
      contact: await deps.readContact(userId),
    })
  const signed = ({ user: { userId }, country }: Pick<RequestContext<'quote'>, 'user' | 'country'>, quote: Quote) => presentSignedQuote(deps, quote, { userId, country })
  const limited = async <T>(userId: string, order: () => Promise<T>): Promise<T> => {
    const tries = [{ limit: orderTries, key: userId }]
    await deps.rateLimiter.consume(tries)
    const placed = await order()
    await deps.rateLimiter.refund(tries)
    return placed
  }
  return {
    quote: async (request) => {
      const { quote, couponRefusal } = await priceFor(request, request.body.coupon_code ?? null)
      if (couponRefusal) throw new ApiError('INVALID_INPUT', { field: 'coupon_code' })
      return { data: signed(request, quote), payment_methods: presentMethods(offeredMethods(deps, request.country)) }
    },
    coupon: async (request) => {
      const tries = [{ limit: couponTries, key: request.user.userId }]
      await deps.rateLimiter.consume(tries)
      const { quote, couponRefusal: reason } = await priceFor(request, request.body.coupon_code)
      if (!reason) await deps.rateLimiter.refund(tries)
      await reportCoupon(deps, request, reason, quote)
      if (!reason) return { data: { is_valid: true, quote: signed(request, quote) } }
      const plans = reason === 'notForPlan' ? await plansOfCoupon(deps.db, request.body.coupon_code) : null
      return { data: { is_valid: false, reason, ...(plans && { plans: plans.map(({ title }) => textIn(title, request.query.language)) }) } }
    },
    stripeSetupIntent: async (request) => {
      await deps.rateLimiter.consume([{ limit: cardTries, key: request.user.userId }])
      return setUpCard(deps)(request)
    },
    stripeValidateCustomer: validateCard(deps),
    stripeSubscribe: (request) => limited(request.user.userId, () => placeOrder(deps)(request)),
    subscribe: (request) => limited(request.user.userId, () => orderAtGateway(deps)(request)),
    startPayment: async (request) => {
      await deps.rateLimiter.consume([{ limit: orderTries, key: request.user.userId }])
      return startPayment(deps)(request)
    },
    order: readOrder(deps),
    cards: listMethods(deps),
    setDefaultCard: async (request) => {
      await deps.rateLimiter.consume([{ limit: cardTries, key: request.user.userId }])
      return setDefaultMethod(deps)(request)
    },
    removeCard: async (request) => {
      await deps.rateLimiter.consume([{ limit: cardTries, key: request.user.userId }])
      return removeMethod(deps)(request)
    },
    changePlan: changePlan(deps),
    payRenewal: async (request) => {
      const tries = [{ limit: orderTries, key: request.user.userId }]
      await deps.rateLimiter.consume(tries)
      const paid = await payRenewal(deps)(request)
      await deps.rateLimiter.refund(tries)
      return paid
    },
    gift: (request) => limited(request.user.userId, () => orderGift(deps)(request)),
    gifts: listGifts(deps),
    mailGift: mailGift(deps),
    refundSubscription: refundSubscription(deps),
    withdrawSubscription: withdrawSubscription(deps),
    billingHistory: billingHistory(deps),
    invoice: readInvoice(deps),
  }
}

/** What each task does. Tests carry tasks out with them. */
export function taskHandlers(deps: SellingDeps): TaskHandlers {
  return {
    readPayment: readPayment(deps),
    expireOrder: expireOrder(deps),
    renew: renew(deps),
    advance: advance(deps),
    mail: mailTask(deps),
    refund: returnPayment(deps),
    revokeMandate: revokeMandate(deps),
    readMandate: readMandate(deps),
    dropMandate: dropMandate(deps),
    detachCard: (cardRef) => deps.rail.detachCard(cardRef),
    forgetCustomer: (customerId) => deps.rail.forgetCustomer(customerId),
    defaultCard: tellDefaultCard(deps),
    readCard: readCard(deps),
    readCardMandate: readCardMandate(deps),
    readDispute: readDispute(deps),
    dailyCheck: dailyCheck(deps),
    notices: sendNotices(deps),
  }
}

/** One that is not true any more is done. */
function mailTask(deps: SellingDeps) {
  return async (subject: string, dueAt: Date): Promise<Date | void> => {
    const sent = await sendMail(withMessageKey(deps, `${subject} ${dueAt.toISOString()}`))(subject)
    if (sent instanceof Date) return sent
  }
}

/** Minutes until an unsettled payment is read again, by how long ago it was made; it is read for five days (BIL-61). */
const readAgainMinutes = [1, 5, 30, 120, 720, 1_440]
const readForMinutes = 5 * 1_440
/** A debit is made a day after its notice, outside the peak hours of UPI (BIL-73). */
const readDebitMinutes = [5, 1_450, 1_570, 1_830, 2_880]

function readPayment(deps: SellingDeps) {
  return async (paymentId: string): Promise<Date | void> => {
    const stored = await readStoredPayment(deps.db, paymentId)
    if (!stored) return
    if (!isOpen(stored)) {
      await closePayment(deps, stored)
      return
    }
    const ageMinutes = (deps.now().getTime() - stored.created_at.getTime()) / 60_000
    const isOld = ageMinutes > readForMinutes
    // An event may tell of money that comes later still.
    const { payment } = isOld && stored.rail === 'stripe' ? { payment: stored } : await pursuePayment(deps, stored)
    if (isOld) {
      if (!isSettled(payment.state)) await giveUp(deps, payment)
      return
    }
    if (!isOpen(payment)) return
    const isDebit = payment.rail === 'gateway' && payment.is_off_session
    if (isDebit) return new Date(payment.created_at.getTime() + (readDebitMinutes.find((minutes) => minutes > ageMinutes) ?? ageMinutes + 1_440) * 60_000)
    const wait = readAgainMinutes.find((minutes) => minutes > ageMinutes) ?? 1_440
    return new Date(deps.now().getTime() + wait * 60_000)
  }
}

/**
 * A payment of which nothing is known after days counts as failed, and one that its payer left at the gateway as cancelled; should it
 * succeed later, an event tells.
 */
async function giveUp(deps: SellingDeps, payment: StoredPayment): Promise<void> {
  const wasLeft = payment.rail === 'gateway' && !payment.is_off_session
  const seen = {
    ...neverMade(payment.payment_id, { reason: 'tryAgain', severity: 'soft' }),
    ...(payment.provider_ref !== null && { providerRef: payment.provider_ref }),
    ...(wasLeft && { state: 'cancelled' as const, decline: null }),
  }
  await transaction(deps.db, (trx) => settlePayment(trx, deps, payment, seen))
}

const expireForMs = 86_400_000

/** An order whose payer went away ends; first its payment is closed, because it could still succeed. */
function expireOrder(deps: SellingDeps) {
  return async (orderId: string): Promise<Date | void> => {
    const last = await lastPayment(deps.db, orderId)
    const closed = last && (await closeInTime(deps, orderId, last))
    if (closed?.state === 'processing') return new Date(deps.now().getTime() + 3_600_000)
    await transaction(deps.db, async (trx) => {
      const { user_id: userId } = await trx.selectFrom('billing_order').select('user_id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
      await lockPayer(trx, userId)
      const order = await trx.selectFrom('billing_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
      const { status } = orderAfter(order.status, { type: 'expired' })
      if (status === order.status) return
      await trx.updateTable('billing_order').set({ status }).where('order_id', '=', orderId).execute()
      await releaseCoupon(trx, order)
    })
  }
}

/** A provider that cannot be asked for a day must not keep its user from buying. */
async function closeInTime(deps: SellingDeps, orderId: string, payment: StoredPayment): Promise<StoredPayment> {
  try {
    return await closePayment(deps, payment)
  } catch (error) {
    const { expires_at } = await deps.db.selectFrom('billing_order').select('expires_at').where('order_id', '=', orderId).executeTakeFirstOrThrow()
    if (deps.now().getTime() - expires_at.getTime() < expireForMs) throw error
    return payment
  }
}
