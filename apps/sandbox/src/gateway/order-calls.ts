import type { FastifyInstance } from 'fastify'
import type { Pay } from '../pay/pay.ts'
import { isPossible, parseAmount } from './amount.ts'
import { newOrder, refundedAmount } from './orders.ts'
import type { Frequency, Order, OrderStore } from './orders.ts'
import { mandateParameters, objectionToForm, orderRules, refundRules } from './parameters.ts'
import type { Given } from './parameters.ts'
import type { Payments } from './payments.ts'
import { objectionToRouting, refuse, refuseRequest, refuseUnknownOrder } from './refusals.ts'
import { orderView } from './views.ts'

export type OrderCalls = { pay: Pay; store: OrderStore; payments: Payments; siteOrigins: string[] }

type OrderId = { Params: { id: string } }

export function serveOrderCalls(app: FastifyInstance, { pay, store, payments, siteOrigins }: OrderCalls): void {
  app.post('/orders', (request, reply) => {
    const given = (request.body ?? {}) as Given
    pay.ledger.countKey('gateway', given.order_id ?? '')
    const wrong = objectionToForm(given, orderRules)
    if (wrong) return refuseRequest(reply, wrong)
    const order = requestedOrder(given, pay.clock.now())
    const objection = objectionToOrder(order, given, siteOrigins) ?? objectionToRouting(request, order.customerId)
    if (objection) return refuseRequest(reply, objection)
    if (store.order(order.id)) return refuse(reply, 400, 'duplicate_order_id', 'The order_id exists, in this or other case')
    store.addOrder(order)
    return reply.send(orderView(order))
  })

  app.get<OrderId>('/orders/:id', (request, reply) => {
    const order = store.order(request.params.id)
    if (!order) return refuseUnknownOrder(reply, request.params.id)
    const objection = objectionToRouting(request, order.customerId)
    return objection ? refuseRequest(reply, objection) : reply.send(orderView(order))
  })

  app.post<OrderId>('/orders/:id/refunds', (request, reply) => {
    const given = (request.body ?? {}) as Given
    pay.ledger.countKey('gateway', given.unique_request_id ?? '')
    const order = store.order(request.params.id)
    if (!order) return refuseUnknownOrder(reply, request.params.id)
    const amount = parseAmount(given.amount)
    const charged = order.transactions.find(({ status }) => status === 'CHARGED')
    const objection = objectionToRouting(request, order.customerId) ?? objectionToForm(given, refundRules) ?? objectionToRefund(order, amount)
    if (objection) return refuseRequest(reply, objection)
    if (!charged) return refuseRequest(reply, 'The order is not charged')
    if (!store.claimRefundId(given.unique_request_id ?? '')) return refuse(reply, 400, 'duplicate_request', 'The unique_request_id exists, in this or other case')
    payments.refund(charged, given.unique_request_id ?? '', amount)
    return reply.send(orderView(order))
  })
}

function requestedOrder(given: Given, at: Date): Order {
  const { order_id: id = '', amount, currency = '', customer_id: customerId = '' } = given
  return {
    ...newOrder({ id, amount: parseAmount(amount), currency, customerId, at }),
    customerEmail: given.customer_email ?? '',
    customerPhone: given.customer_phone ?? '',
    returnUrl: given.return_url ?? '',
    description: given.description ?? '',
    userFields: Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('udf'))),
    mandateTerms: given['options.create_mandate'] ? requestedTerms(given, customerId, currency) : null,
  }
}

function requestedTerms(given: Given, customerId: string, currency: string): Order['mandateTerms'] {
  return {
    customerId,
    currency,
    maxAmount: parseAmount(given['mandate.max_amount']),
    frequency: given['mandate.frequency'] as Frequency,
    startDate: Number(given['mandate.start_date']),
    endDate: Number(given['mandate.end_date']),
    isRevocable: given['mandate.revokable_by_customer'] === 'true',
  }
}

function objectionToOrder({ amount, currency, returnUrl, mandateTerms, at }: Order, given: Given, siteOrigins: string[]): string | null {
  if (!isPossible(amount, currency)) return `${currency} has no decimals`
  // The pages' policy lets forms lead to the site only.
  if (!siteOrigins.includes(new URL(returnUrl ?? '').origin)) return `return_url is not at ${siteOrigins.join(' or ')}`
  if (!mandateTerms) return Object.keys(given).some((name) => name.startsWith('mandate.')) ? 'Invalid parameter: options.create_mandate' : null
  const missing = mandateParameters.find((name) => given[name] === undefined)
  if (missing) return `Invalid parameter: ${missing}`
  if (currency !== 'INR') return 'Mandates are in INR'
  if (amount > mandateTerms.maxAmount) return 'amount exceeds mandate.max_amount'
  return mandateTerms.endDate > Math.max(mandateTerms.startDate, at.getTime() / 1_000) ? null : 'Invalid parameter: mandate.end_date'
}

function objectionToRefund(order: Order, amount: number): string | null {
  return isPossible(amount, order.currency) && amount <= order.amount - refundedAmount(order) ? null : 'The refund exceeds the amount left'
}
