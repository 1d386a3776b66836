import type { Pay } from '../pay/pay.ts'
import { minorUnits } from './amount.ts'
import { credentials } from './credentials.ts'
import { newId, statusOf } from './orders.ts'
import type { MethodType, Order, OrderStore, Refund, Transaction } from './orders.ts'
import type { Mandates } from './mandates.ts'
import { upiPlays } from './statuses.ts'
import type { Play, Status } from './statuses.ts'
import { orderView } from './views.ts'
import type { EventName, Webhooks } from './webhooks.ts'

const laterMs = 60_000
const lateSuccessMs = 90_000
const refundMs = 60_000

export type Method = { methodType: MethodType; method: string; payerVpa: string | null }

export type Payments = ReturnType<typeof createPayments>

type Parts = { pay: Pay; store: OrderStore; webhooks: Webhooks; mandates: Mandates }

/** The transitions of transactions and refunds. */
export function createPayments({ pay: { clock, ledger }, store, webhooks, mandates }: Parts) {
  const notify = (name: EventName, { order }: Transaction): void => webhooks.send(name, { order: orderView(order) })
  const move = (type: 'charge' | 'refund', id: string, amount: number, { id: chargeId, order }: Transaction): void => {
    const { currency, customerId, id: orderId, userFields } = order
    ledger.add({ rail: 'gateway', type, id, chargeId, amount: minorUnits(amount, currency), currency, customerId, metadata: { order_id: orderId, ...userFields } })
  }

  const start = (order: Order, { methodType, method, payerVpa }: Method): Transaction => {
    const transaction: Transaction = {
      id: `${credentials.merchantId}-${order.id}-${order.transactions.length + 1}`,
      uuid: newId(''),
      order, methodType, method, payerVpa,
      status: 'PENDING_VBV', at: clock.now(), wrongCodes: 0, failsRefunds: false, chargeAt: null, mandate: null,
    }
    store.addTransaction(transaction)
    notify('TXN_CREATED', transaction)
    mandates.request(transaction)
    return transaction
  }

  const charge = (transaction: Transaction, isSilent = false): void => {
    const { order } = transaction
    if (transaction.status === 'CHARGED' || transaction.status === 'AUTO_REFUNDED') return
    // A second success of an order goes back by itself.
    if (statusOf(order).status === 'CHARGED') return autoRefund(transaction)
    move('charge', transaction.id, order.amount, transaction)
    transaction.status = 'CHARGED'
    if (!isSilent) notify('ORDER_SUCCEEDED', transaction)
    mandates.activate(transaction, isSilent)
  }

  const autoRefund = (transaction: Transaction): void => {
    const { id, order } = transaction
    move('charge', id, order.amount, transaction)
    move('refund', newId('arf_'), order.amount, transaction)
    transaction.status = 'AUTO_REFUNDED'
    notify('AUTO_REFUND_SUCCEEDED', transaction)
    mandates.fail(transaction)
  }

  const fail = (transaction: Transaction, status: Status = 'AUTHORIZATION_FAILED'): void => {
    transaction.status = status
    notify('ORDER_FAILED', transaction)
    mandates.fail(transaction)
  }

  const chargeAfter = (ms: number, transaction: Transaction): void => {
    transaction.chargeAt = new Date(clock.now().getTime() + ms)
    scheduleCharge(transaction)
  }

  const scheduleCharge = (transaction: Transaction): void => {
    if (transaction.chargeAt) clock.schedule(transaction.chargeAt, () => charge(transaction))
  }

  const play = (transaction: Transaction, choice: Play): void => {
    if (transaction.status !== 'PENDING_VBV') return
    const isAttended = transaction.order.returnUrl !== null
    transaction.failsRefunds = choice === 'refundFails'
    switch (choice) {
      case 'pay':
      case 'returnTwice':
      case 'changedSignature':
      case 'refundFails':
        return charge(transaction)
      case 'withoutWebhook':
        return charge(transaction, true)
      case 'autoRefund':
        return autoRefund(transaction)
      case 'decline':
      case 'changedStatus':
        return fail(transaction, isAttended && transaction.methodType === 'CARD' ? 'AUTHENTICATION_FAILED' : 'AUTHORIZATION_FAILED')
      case 'payLater':
        transaction.status = 'AUTHORIZING'
        return chargeAfter(laterMs, transaction)
      case 'failThenPay':
        fail(transaction)
        return chargeAfter(lateSuccessMs, transaction)
      case 'leave':
    }
  }

  /** A payer's UPI address may decide for the payer. */
  const playUpi = (transaction: Transaction, vpa: string, choice: Play): void => {
    transaction.payerVpa = vpa
    play(transaction, choice === 'pay' ? (upiPlays[vpa] ?? 'pay') : choice)
  }

  const refund = (transaction: Transaction, uniqueRequestId: string, amount: number): void => {
    const started: Refund = { id: newId('rfd_'), uniqueRequestId, amount, status: 'PENDING', at: clock.now() }
    transaction.order.refunds.push(started)
    scheduleRefund(transaction, started)
  }

  const scheduleRefund = (transaction: Transaction, refund: Refund): void => void clock.schedule(new Date(refund.at.getTime() + refundMs), () => {
    if (refund.status !== 'PENDING') return
    refund.status = transaction.failsRefunds ? 'FAILURE' : 'SUCCESS'
    if (refund.status === 'SUCCESS') move('refund', refund.id, refund.amount, transaction)
    notify(refund.status === 'SUCCESS' ? 'ORDER_REFUNDED' : 'ORDER_REFUND_FAILED', transaction)
  })

  return { start, fail, play, playUpi, refund, scheduleCharge, scheduleRefund }
}
