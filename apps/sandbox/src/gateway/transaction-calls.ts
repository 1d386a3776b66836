import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pay } from '../pay/pay.ts'
import { parseAmount } from './amount.ts'
import type { Debits } from './debits.ts'
import { newOrder, statusOf } from './orders.ts'
import type { MethodType, Order, OrderStore, Transaction } from './orders.ts'
import { debitRules, objectionToForm, transactionRules } from './parameters.ts'
import type { Given } from './parameters.ts'
import type { Payments } from './payments.ts'
import { objectionToRouting, refuse, refuseRequest, refuseUnknownOrder } from './refusals.ts'
import { upiPlays } from './statuses.ts'
import { transactionAnswer, upiParameters } from './views.ts'

export type TransactionCalls = { pay: Pay; store: OrderStore; payments: Payments; debits: Debits; pagesUrl: () => string }

export function serveTransactionCalls(app: FastifyInstance, { pay, store, payments, debits, pagesUrl }: TransactionCalls): void {
  app.post('/txns', (request, reply) => {
    const given = (request.body ?? {}) as Given
    return given.mandate_id === undefined ? startPayment(given, request, reply) : startDebit(given, request, reply)
  })

  const startPayment = (given: Given, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const wrong = objectionToForm(given, transactionRules(given))
    if (wrong) return refuseRequest(reply, wrong)
    const order = store.order(given.order_id ?? '')
    if (!order) return refuseUnknownOrder(reply, given.order_id ?? '')
    const objection = objectionToRouting(request, order.customerId) ?? objectionToMethod(order, given)
    if (objection) return refuseRequest(reply, objection)
    const { payment_method_type: methodType, payment_method: method = '', upi_vpa: payerVpa = null } = given
    const transaction = payments.start(order, { methodType: methodType as MethodType, method, payerVpa })
    const answer = { ...transactionAnswer(transaction), payment: nextStep(transaction, pagesUrl()) }
    if (payerVpa !== null) payments.playUpi(transaction, payerVpa, 'pay')
    return reply.send(answer)
  }

  const startDebit = (given: Given, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { 'order.order_id': id = '', 'order.amount': amountText, 'order.customer_id': customerId = '', mandate_id: mandateId = '' } = given
    pay.ledger.countKey('gateway', id)
    const wrong = objectionToForm(given, debitRules) ?? objectionToRouting(request, customerId)
    if (wrong) return refuseRequest(reply, wrong)
    const mandate = store.mandate(mandateId)
    if (mandate?.customerId !== customerId) return refuse(reply, 404, 'mandate_not_found', 'The customer has no such mandate')
    if (mandate.status !== 'ACTIVE' && mandate.status !== 'PAUSED') return refuse(reply, 400, 'invalid_mandate', `The mandate is ${mandate.status}`)
    const amount = parseAmount(amountText)
    if (amount > mandate.maxAmount) return refuseRequest(reply, 'order.amount exceeds max_amount of the mandate')
    if (store.order(id)) return refuse(reply, 400, 'duplicate_order_id', 'The order.order_id exists, in this or other case')
    const order = newOrder({ id, amount, currency: mandate.currency, customerId, at: pay.clock.now() })
    store.addOrder(order)
    return reply.send(transactionAnswer(debits.announce(order, mandate)))
  }
}

function objectionToMethod(order: Order, given: Given): string | null {
  const { payment_method_type: type = '', should_create_mandate: asksMandate, mandate_type: mandateType, upi_vpa: vpa } = given
  if (order.returnUrl === null) return 'The order is a debit of a mandate'
  if (statusOf(order).status === 'CHARGED') return 'The order is charged'
  if (type !== 'CARD' && order.currency !== 'INR') return `${type} pays in INR only`
  if (vpa !== undefined && !Object.hasOwn(upiPlays, vpa)) return 'UPI collect has ended on 28 February 2026; only the test addresses answer it'
  if ((asksMandate === undefined) !== (order.mandateTerms === null) || (asksMandate === undefined) !== (mandateType === undefined)) {
    return 'should_create_mandate and mandate_type go with options.create_mandate of the order'
  }
  return order.mandateTerms && type !== 'UPI' && type !== 'CARD' ? `${type} has no mandates` : null
}

/** What the payer does next. Wallets want a posted form. */
function nextStep(transaction: Transaction, pagesUrl: string): object {
  const { uuid, method, methodType } = transaction
  if (method === 'UPI_PAY') return { sdk_params: upiParameters(transaction) }
  if (methodType === 'WALLET') return { authentication: { method: 'POST', url: `${pagesUrl}/wallet`, params: { txn_uuid: uuid, wallet: method } } }
  return { authentication: { method: 'GET', url: `${pagesUrl}/payment/${uuid}` } }
}
