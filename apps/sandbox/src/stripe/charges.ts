import type Stripe from 'stripe'
import { declines } from './declines.ts'
import type { Decline, DeclineName } from './declines.ts'
import { openDispute } from './disputes.ts'
import { secondsOf } from './emulator.ts'
import type { Emulator } from './emulator.ts'
import { newId } from './ids.ts'
import { listOf } from './lists.ts'
import { filledText, list, listing, parameters, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import type { Charge, PaymentIntent, PaymentMethod } from './store.ts'

export const chargeParameters = {
  retrieve: parameters({ expand: list(text) } satisfies ShapeOf<Stripe.ChargeRetrieveParams>),
  list: parameters({ ...listing, customer: filledText, payment_intent: filledText } satisfies ShapeOf<Stripe.ChargeListParams>),
}

/** The disputed card is contested so long after its charge. */
const disputeAfterSeconds = 60

export function serveCharges({ route, store }: Emulator): void {
  route('GET', '/charges/:id', chargeParameters.retrieve, (_given, { id }) => store.charges.get(id))
  route('GET', '/charges', chargeParameters.list, ({ customer, payment_intent: intent, ...request }) => {
    const charges = store.charges.all().filter((charge) => (customer === undefined || charge.customer === customer) && (intent === undefined || charge.payment_intent === intent))
    return listOf('/v1/charges', charges, request)
  })
}

export type ChargeAttempt = { intent: PaymentIntent; method: PaymentMethod; isAuthenticated: boolean; mandateId: string | null }

/** Moves the money of an intent. */
export function chargeCard(emulator: Emulator, attempt: ChargeAttempt): Charge {
  const { store, pay, emit } = emulator
  const charge = newCharge(attempt, secondsOf(pay.clock.now()))
  store.charges.add(charge)
  pay.ledger.add({
    rail: 'stripe',
    type: 'charge',
    id: charge.id,
    chargeId: charge.id,
    amount: charge.amount,
    currency: charge.currency.toUpperCase(),
    customerId: charge.customer,
    metadata: { ...charge.metadata },
  })
  emit('charge.succeeded', charge)
  if (store.cards.get(attempt.method.id)?.card.isDisputed) {
    pay.clock.schedule(new Date(pay.clock.now().getTime() + disputeAfterSeconds * 1_000), () => openDispute(emulator, charge))
  }
  return charge
}

/** Records that the bank refused. */
export function declineCharge({ store, pay, emit }: Emulator, attempt: ChargeAttempt, name: DeclineName): Charge {
  const { code, decline_code: reason, advice_code: advice, message }: Decline = declines[name]
  const charge: Charge = {
    ...newCharge(attempt, secondsOf(pay.clock.now())),
    amount_captured: 0,
    balance_transaction: null,
    captured: false,
    failure_code: code,
    failure_message: message,
    outcome: {
      advice_code: advice ?? null,
      network_advice_code: null,
      network_decline_code: '05',
      network_status: 'declined_by_network',
      reason: reason ?? code,
      risk_level: 'normal',
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    },
    paid: false,
    receipt_url: null,
    status: 'failed',
  }
  store.charges.add(charge)
  emit('charge.failed', charge)
  return charge
}

function newCharge({ intent, method, isAuthenticated, mandateId }: ChargeAttempt, created: number): Charge {
  const { card } = method
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: true,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: card
      ? {
          card: {
            amount_authorized: intent.amount,
            authorization_code: null,
            brand: card.brand,
            checks: card.checks,
            country: card.country,
            electronic_commerce_indicator: null,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            fingerprint: card.fingerprint,
            funding: card.funding,
            installments: null,
            last4: card.last4,
            mandate: mandateId,
            network: card.brand,
            network_transaction_id: null,
            regulated_status: 'unregulated',
            three_d_secure: isAuthenticated
              ? {
                  authentication_flow: 'challenge',
                  electronic_commerce_indicator: '05',
                  exemption_indicator: null,
                  result: 'authenticated',
                  result_reason: null,
                  transaction_id: null,
                  version: '2.2.0',
                }
              : null,
            transaction_link_id: null,
            wallet: null,
          },
          type: 'card',
        }
      : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}
