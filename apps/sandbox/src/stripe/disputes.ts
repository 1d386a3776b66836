import type Stripe from 'stripe'
import { isoTime, secondsOf } from './emulator.ts'
import type { Emulator } from './emulator.ts'
import { invalidRequest } from './errors.ts'
import { newId } from './ids.ts'
import { flag, list, mergeMetadata, metadata, parameters, record, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import type { Charge, Dispute } from './store.ts'

const evidence = record({ uncategorized_text: text } satisfies ShapeOf<Stripe.DisputeUpdateParams.Evidence>)

export const disputeParameters = {
  retrieve: parameters({ expand: list(text) } satisfies ShapeOf<Stripe.DisputeRetrieveParams>),
  update: parameters({ expand: list(text), evidence, metadata, submit: flag } satisfies ShapeOf<Stripe.DisputeUpdateParams>),
}

/** Without evidence until then the dispute is lost. */
const evidenceDueAfterSeconds = 7 * 86_400
/** With these words as evidence the vendor's test disputes are decided at once. */
const winningEvidence = 'winning_evidence'
const losingEvidence = 'losing_evidence'

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

export function serveDisputes(emulator: Emulator): void {
  const { route, store } = emulator
  route('GET', '/disputes/:id', disputeParameters.retrieve, (_given, { id }) => store.disputes.get(id))
  route('POST', '/disputes/:id', disputeParameters.update, (given, { id }) => {
    const dispute = store.disputes.get(id)
    const words = given.evidence?.uncategorized_text
    if (dispute.status !== 'needs_response') throw invalidRequest('This dispute is already closed')
    dispute.metadata = mergeMetadata(dispute.metadata, given.metadata)
    if (words === undefined) return dispute
    dispute.evidence = { ...dispute.evidence, uncategorized_text: words }
    dispute.evidence_details = { ...dispute.evidence_details, has_evidence: true }
    if (given.submit === false) return dispute
    dispute.evidence_details = { ...dispute.evidence_details, submission_count: 1, submission_method: 'manual' }
    dispute.status = 'under_review'
    if (words === winningEvidence) close(emulator, dispute, 'won')
    if (words === losingEvidence) close(emulator, dispute, 'lost')
    return dispute
  })
}

/** The cardholder contests a charge: its money goes back until the dispute is decided. */
export function openDispute(emulator: Emulator, charge: Charge): void {
  const { store, pay, emit } = emulator
  const amount = charge.amount - charge.amount_refunded
  if (amount === 0) return
  const created = secondsOf(pay.clock.now())
  const dueBy = created + evidenceDueAfterSeconds
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: { due_by: dueBy, enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0, submission_method: 'not_submitted' },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  store.disputes.add(dispute)
  charge.disputed = true
  addMovement(emulator, dispute, 'disputeWithdrawal')
  emit('charge.dispute.created', dispute)
  pay.clock.schedule(isoTime(dueBy), () => {
    if (dispute.status === 'won' || dispute.status === 'lost') return
    dispute.evidence_details = { ...dispute.evidence_details, past_due: true }
    close(emulator, dispute, 'lost')
  })
}

function close(emulator: Emulator, dispute: Dispute, status: 'won' | 'lost'): void {
  dispute.status = status
  if (status === 'won') addMovement(emulator, dispute, 'disputeReturn')
  emulator.emit('charge.dispute.closed', dispute)
}

function addMovement({ store, pay }: Emulator, dispute: Dispute, type: 'disputeWithdrawal' | 'disputeReturn'): void {
  const charge = store.charges.get(dispute.charge)
  const { id, amount, currency } = dispute
  pay.ledger.add({ rail: 'stripe', type, id, chargeId: charge.id, amount, currency: currency.toUpperCase(), customerId: charge.customer, metadata: { ...charge.metadata } })
}
