import { brand } from '@ott/brand'
import { amountText } from './amount.ts'
import { credentials } from './credentials.ts'
import { currentTransaction, refundedAmount, statusOf } from './orders.ts'
import type { Mandate, Order, Refund, Transaction } from './orders.ts'
import { statusIds } from './statuses.ts'
import { isoTime } from './webhooks.ts'

/** The answers of the API. */
export function orderView(order: Order): object {
  const transaction = currentTransaction(order)
  return {
    id: order.uuid,
    order_id: order.id,
    merchant_id: credentials.merchantId,
    customer_id: order.customerId,
    customer_email: order.customerEmail,
    customer_phone: order.customerPhone,
    ...statusOf(order),
    amount: order.amount / 100,
    currency: order.currency,
    date_created: isoTime(order.at),
    return_url: order.returnUrl ?? '',
    description: order.description,
    ...order.userFields,
    ...(transaction ? transactionView(transaction) : {}),
    refunded: order.refunds.length > 0 && refundedAmount(order) === order.amount,
    amount_refunded: order.refunds.filter(({ status }) => status === 'SUCCESS').reduce((sum, { amount }) => sum + amount, 0) / 100,
    refunds: order.refunds.map((refund) => refundView(refund, transaction)),
    ...(transaction?.mandate ? { mandate: mandateView(transaction.mandate) } : {}),
  }
}

export function transactionAnswer({ id, uuid, status, order }: Transaction): object {
  return { order_id: order.id, txn_id: id, txn_uuid: uuid, status, status_id: statusIds[status] }
}

function transactionView(transaction: Transaction): object {
  const { id, uuid, methodType, method, payerVpa } = transaction
  return {
    txn_id: id,
    txn_uuid: uuid,
    payment_method_type: methodType,
    payment_method: method,
    ...(payerVpa ? { payer_vpa: payerVpa } : {}),
    ...(methodType === 'CARD' ? { card: { card_brand: method, card_type: 'CREDIT', last_four_digits: '1111', expiry_month: '12', expiry_year: '2034' } } : {}),
    payment_gateway_response: { ...gatewayResponse(transaction), txn_id: id, created: isoTime(transaction.at) },
  }
}

function gatewayResponse({ status }: Transaction): { resp_code: string; resp_message: string } {
  switch (status) {
    case 'CHARGED':
    case 'AUTO_REFUNDED':
      return { resp_code: '00', resp_message: 'Success' }
    case 'AUTHENTICATION_FAILED':
      return { resp_code: 'U10', resp_message: 'Authentication failed' }
    case 'AUTHORIZATION_FAILED':
      return { resp_code: 'ZA', resp_message: 'Transaction declined by customer or bank' }
    default:
      return { resp_code: 'UP', resp_message: 'Pending' }
  }
}

function refundView({ id, uniqueRequestId, amount, status, at }: Refund, transaction: Transaction | null): object {
  return { id, unique_request_id: uniqueRequestId, amount: amount / 100, status, created: isoTime(at), txn_id: transaction?.id }
}

export function mandateView(mandate: Mandate): object {
  return {
    mandate_id: mandate.id,
    mandate_status: mandate.status,
    mandate_type: 'EMANDATE',
    customer_id: mandate.customerId,
    currency: mandate.currency,
    max_amount: mandate.maxAmount / 100,
    frequency: mandate.frequency,
    start_date: mandate.startDate,
    end_date: mandate.endDate,
    amount_rule: 'VARIABLE',
    revokable_by_customer: mandate.isRevocable,
    payment_method_type: mandate.methodType,
    ...(mandate.payerVpa ? { payer_vpa: mandate.payerVpa } : {}),
  }
}

/** The parameters of a UPI link. With a mandate the apps of payers need more of them. */
export function upiParameters({ uuid, order }: Transaction): Record<string, string> {
  const common = {
    tr: uuid, tid: `SBX${uuid}`, pa: 'demo@sandbox', mc: '4899', pn: brand.name.en, am: amountText(order.amount), cu: order.currency,
    tn: order.description || order.id,
  }
  if (!order.mandateTerms) return common
  const { frequency, maxAmount, startDate, endDate, isRevocable } = order.mandateTerms
  const date = (seconds: number) => isoTime(new Date(seconds * 1_000)).slice(0, 10).split('-').toReversed().join('')
  return {
    ...common,
    mam: amountText(maxAmount), amrule: 'MAX', recur: frequency, rev: isRevocable ? 'Y' : 'N', validitystart: date(startDate), validityend: date(endDate), purpose: '14',
  }
}
