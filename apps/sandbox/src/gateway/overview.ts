import type { MandateShown, Overview, PaymentShown, RefundShown } from '../pay/overview.ts'
import { minorUnits } from './amount.ts'
import { currentTransaction } from './orders.ts'
import type { OrderStore, Refund } from './orders.ts'
import type { MandateStatus, Status } from './statuses.ts'

const states: Record<Status, PaymentShown['state']> = {
  NEW: 'open', STARTED: 'processing', PENDING_VBV: 'asked', VBV_SUCCESSFUL: 'processing', AUTHORIZING: 'processing', CHARGED: 'paid',
  AUTHENTICATION_FAILED: 'failed', AUTHORIZATION_FAILED: 'failed', JUSPAY_DECLINED: 'failed', AUTO_REFUNDED: 'returned', NOT_FOUND: 'failed',
}
const refundStates: Record<Refund['status'], RefundShown['state']> = { PENDING: 'pending', SUCCESS: 'done', FAILURE: 'failed' }
const mandateStates: Record<MandateStatus, MandateShown['state']> = { CREATED: 'waiting', ACTIVE: 'active', PAUSED: 'paused', REVOKED: 'ended', EXPIRED: 'ended', FAILURE: 'failed' }

/** The books of the gateway, newest first. */
export function gatewayOverview(store: OrderStore): Overview {
  const orders = store.orders()
  return {
    payments: orders.flatMap(({ transactions }) => transactions.toReversed()).map(({ id, at, status, order, method, payerVpa }) => ({
      id, at, amount: minorUnits(order.amount, order.currency), currency: order.currency, state: states[status], vendorState: status, method: payerVpa ?? method, order: order.id,
    })),
    refunds: orders.flatMap((order) => order.refunds.toReversed().map(({ id, at, amount, status }): RefundShown => ({
      id, at, amount: minorUnits(amount, order.currency), currency: order.currency, state: refundStates[status], vendorState: status, payment: currentTransaction(order)?.id ?? order.id,
    }))),
    mandates: store.mandates().map(({ id, status, method, payerVpa, maxAmount, currency }) => ({
      id, state: mandateStates[status], vendorState: status, method: payerVpa ?? method, limit: { amount: minorUnits(maxAmount, currency), currency },
    })),
  }
}
