import type Stripe from 'stripe'
import { secondsOf } from './emulator.ts'
import type { Emulator } from './emulator.ts'
import { invalidRequest } from './errors.ts'
import { newId } from './ids.ts'
import { listOf } from './lists.ts'
import { filledText, integer, list, listing, newMetadata, oneOf, parameters, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import type { Charge, Refund, Store } from './store.ts'

export const refundParameters = {
  create: parameters({
    amount: integer,
    charge: filledText,
    payment_intent: filledText,
    metadata: newMetadata,
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    expand: list(text),
  } satisfies ShapeOf<Stripe.RefundCreateParams>),
  retrieve: parameters({ expand: list(text) } satisfies ShapeOf<Stripe.RefundRetrieveParams>),
  list: parameters({ ...listing, charge: filledText, payment_intent: filledText } satisfies ShapeOf<Stripe.RefundListParams>),
}

/** The bank of a card with a late refund decides after this. */
const decidedAfterSeconds = 3 * 86_400

export function serveRefunds(emulator: Emulator): void {
  const { route, store, pay, emit } = emulator

  route('POST', '/refunds', refundParameters.create, (given) => {
    const charge = refundedCharge(store, given)
    const remaining = charge.amount - charge.amount_refunded
    const amount = given.amount ?? remaining
    if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
    if (remaining === 0) throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
    if (amount < 1) throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
    if (amount > remaining) throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${remaining})`, { param: 'amount' })
    const behaviour = charge.payment_method === null ? undefined : store.cards.get(charge.payment_method)?.card.refund
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      balance_transaction: newId('txn'),
      charge: charge.id,
      created: secondsOf(pay.clock.now()),
      currency: charge.currency,
      customer: charge.customer,
      customer_account: null,
      destination_details: { card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' }, type: 'card' },
      metadata: given.metadata ?? {},
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: given.reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: behaviour === 'succeedsLater' ? 'pending' : 'succeeded',
      transfer_reversal: null,
    }
    store.refunds.add(refund)
    setRefunded(charge, charge.amount_refunded + amount)
    addMovement(emulator, refund, charge, 'refund')
    emit('refund.created', refund)
    emit('charge.refunded', charge)
    if (behaviour) pay.clock.schedule(new Date(pay.clock.now().getTime() + decidedAfterSeconds * 1_000), () => decide(emulator, refund, charge, behaviour))
    return refund
  })

  route('GET', '/refunds/:id', refundParameters.retrieve, (_given, { id }) => store.refunds.get(id))

  route('GET', '/refunds', refundParameters.list, ({ charge, payment_intent: intent, ...request }) => {
    const refunds = store.refunds.all().filter((refund) => (charge === undefined || refund.charge === charge) && (intent === undefined || refund.payment_intent === intent))
    return listOf('/v1/refunds', refunds, request)
  })
}

function refundedCharge(store: Store, { charge, payment_intent: intentId }: { charge?: string; payment_intent?: string }): Charge {
  if (charge !== undefined) return store.charges.get(charge, 'charge')
  if (intentId === undefined) throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.', { code: 'parameter_missing' })
  const intent = store.paymentIntents.get(intentId, 'payment_intent')
  const paid = intent.status === 'succeeded' && intent.latest_charge !== null ? store.charges.find(intent.latest_charge) : undefined
  if (!paid) throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, { param: 'payment_intent' })
  return paid
}

function decide(emulator: Emulator, refund: Refund, charge: Charge, behaviour: 'failsLater' | 'succeedsLater'): void {
  const { emit } = emulator
  const { status } = refund
  refund.status = behaviour === 'failsLater' ? 'failed' : 'succeeded'
  if (behaviour === 'failsLater') {
    refund.failure_reason = 'expired_or_canceled_card'
    refund.failure_balance_transaction = newId('txn')
    setRefunded(charge, charge.amount_refunded - refund.amount)
    addMovement(emulator, refund, charge, 'refundReversal')
  }
  emit('refund.updated', refund, { status })
  if (behaviour === 'failsLater') emit('refund.failed', refund)
}

function setRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded = amount
  charge.refunded = amount === charge.amount
}

function addMovement({ pay }: Emulator, refund: Refund, charge: Charge, type: 'refund' | 'refundReversal'): void {
  const { id, amount, currency, metadata } = refund
  pay.ledger.add({
    rail: 'stripe',
    type,
    id,
    chargeId: charge.id,
    amount,
    currency: currency.toUpperCase(),
    customerId: charge.customer,
    metadata: { ...charge.metadata, ...metadata },
  })
}
