import { orderAfter } from '@ott/billing'
import { advisoryLock, transaction } from '@ott/database'
import type { FastifyInstance } from 'fastify'
import type { Handlers, RequestContext } from '../http/request.ts'
import { ApiError } from '../http/api-error.ts'
import { scheduleJob } from '../jobs/scheduler.ts'
import type { Deps } from '../config/deps.ts'
import { serveDemoClock } from './demo-clock.ts'
import type { SellingDeps } from './deps.ts'
import { billingHistory } from './invoices/billing-history.ts'
import { serveInvoices } from './invoices/invoice-page.ts'
import { readInvoice } from './invoices/read-invoice.ts'
import { sendMail } from './mails.ts'
import { releaseCoupon } from './orders/coupons.ts'
import { changePlan } from './orders/change-plan.ts'
import { placeOrder, readOrder } from './orders/place-order.ts'
import { presentQuote, priceOrder, storeQuote } from './orders/quotes.ts'
import { listCards, setUpCard, validateCard } from './payments/cards.ts'
import { pursuePayment, readStoredPayment } from './payments/pursue.ts'
import { advance } from './renewals/advance.ts'
import { renew } from './renewals/renew.ts'
import { logEvent } from './sold-subscription.ts'
import { runDueTasks, schedule } from './tasks.ts'
import type { TaskHandlers } from './tasks.ts'
import { receiveEvents } from './webhooks.ts'

export type SellingCall = 'quote' | 'coupon' | 'stripeSetupIntent' | 'stripeValidateCustomer' | 'stripeSubscribe' | 'order' | 'cards' | 'changePlan' | 'billingHistory' | 'invoice'

/** Sells, renews and ends subscriptions. */
export function selling(app: FastifyInstance, deps: SellingDeps & Pick<Deps, 'testOverrides'>): Pick<Handlers, SellingCall> {
  receiveEvents(app, deps)
  serveInvoices(app, deps)
  const handlers = taskHandlers(deps)
  serveDemoClock(app, deps, handlers)
  scheduleJob(app, { name: 'billing', everySeconds: deps.config.billingEverySeconds, run: (signal) => runDueTasks(deps, handlers, signal) })
  const priceFor = async ({ user: { userId }, body, country }: Pick<RequestContext<'quote'>, 'user' | 'body' | 'country'>, couponCode: string | null) =>
    priceOrder(deps.db, deps, {
      userId,
      planId: body.plan_id,
      couponCode,
      renews: body.auto_renewal,
      country,
      region: body.place?.region ?? null,
      cardFingerprint: null,
      contact: await deps.readContact(userId),
    })
  return {
    quote: async (request) => {
      const { quote, couponRefusal } = await priceFor(request, request.body.coupon_code ?? null)
      if (couponRefusal) throw new ApiError('INVALID_INPUT', { field: 'coupon_code' })
      return { data: presentQuote(storeQuote(quote)) }
    },
    coupon: async (request) => {
      const { quote, couponRefusal: reason } = await priceFor(request, request.body.coupon_code)
      return { data: reason ? { is_valid: false, reason } : { is_valid: true, quote: presentQuote(storeQuote(quote)) } }
    },
    stripeSetupIntent: setUpCard(deps),
    stripeValidateCustomer: validateCard(deps),
    stripeSubscribe: placeOrder(deps),
    order: readOrder(deps),
    cards: listCards(deps),
    changePlan: changePlan(deps),
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
    mail: sendMail(deps),
    refund: refund(deps),
  }
}

/** Minutes until an unsettled payment is read again, by how long ago it was made; it is read for five days (BIL-61). */
const readAgainMinutes = [1, 5, 30, 120, 720, 1_440]
const readForDays = 5

function readPayment(deps: SellingDeps) {
  return async (paymentId: string): Promise<void> => {
    const stored = await readStoredPayment(deps.db, paymentId)
    if (!stored) return
    const { payment } = await pursuePayment(deps, stored)
    const ageMinutes = (deps.now().getTime() - payment.created_at.getTime()) / 60_000
    const isOpen = payment.state === 'created' || payment.state === 'action' || payment.state === 'processing'
    if (!isOpen || ageMinutes > readForDays * 1_440) return
    const wait = readAgainMinutes.find((minutes) => minutes > ageMinutes) ?? 1_440
    await schedule(deps.db, 'readPayment', paymentId, new Date(deps.now().getTime() + wait * 60_000))
  }
}

/** An order without a payment ends. One whose payment may still succeed is looked at first. */
function expireOrder(deps: SellingDeps) {
  return async (orderId: string): Promise<void> => {
    const last = await deps.db.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('attempt', 'desc').limit(1).executeTakeFirst()
    if (last) await pursuePayment(deps, last)
    await transaction(deps.db, async (trx) => {
      const order = await trx.selectFrom('billing_order').selectAll().where('order_id', '=', orderId).executeTakeFirst()
      if (!order) return
      await advisoryLock(trx, `billing ${order.user_id}`)
      const { status } = orderAfter(order.status, { type: 'expired' })
      if (status === order.status) return
      await trx.updateTable('billing_order').set({ status }).where('order_id', '=', orderId).where('status', '=', order.status).execute()
      await releaseCoupon(trx, order)
    })
  }
}

/** Returns a payment that gave nothing. */
function refund({ db, rail, now }: SellingDeps) {
  return async (paymentId: string): Promise<void> => {
    const payment = await readStoredPayment(db, paymentId)
    if (payment?.state !== 'succeeded' || payment.provider_ref === null) return
    await rail.refund(paymentId, payment.provider_ref, payment.amount)
    await logEvent(db, { userId: payment.user_id, subscriptionId: null, type: 'refunded', at: now(), details: { paymentId, amount: payment.amount, reason: 'duplicate' } })
  }
}
