import type { DisputeState } from '@ott/billing'
import type Stripe from 'stripe'
import { available, idOf, known } from './stripe-errors.ts'

/** A card as the provider has it now; null where it is no customer's any more. */
export type SeenSavedCard = { expMonth: number; expYear: number } | null

export type SeenDispute = {
  state: DisputeState
  /** Null for a charge that is not ours. */
  paymentId: string | null
  currency: string
  /** Minor units. */
  amount: number
  /** Until then the operator can answer the bank. */
  respondBy: Date | null
}

/** Cards after they were set up, and what their banks say. Throws UNAVAILABLE where the provider fails. */
export type CardKeeping = {
  setDefaultCard: (customerId: string, cardRef: string) => Promise<void>
  /** Once, however often it is called. */
  detachCard: (cardRef: string) => Promise<void>
  /** Leaves nothing that tells who the customer was. */
  forgetCustomer: (customerId: string) => Promise<void>
  readCard: (cardRef: string) => Promise<SeenSavedCard>
  /** The card of a permission for debits; null if the provider does not know it. */
  readCardMandate: (mandateRef: string) => Promise<{ cardRef: string; isUsable: boolean } | null>
  /** Null if the provider does not know it. */
  readDispute: (disputeRef: string) => Promise<SeenDispute | null>
}

export function stripeCards(stripe: Stripe): CardKeeping {
  const readCard = async (cardRef: string): Promise<SeenSavedCard> => {
    const method = await known(stripe.paymentMethods.retrieve(cardRef))
    return method?.customer && method.card ? { expMonth: method.card.exp_month, expYear: method.card.exp_year } : null
  }
  return {
    setDefaultCard: async (customerId, cardRef) => {
      // A card that was detached meanwhile is told by an event.
      await known(stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardRef } }))
    },
    detachCard: async (cardRef) => {
      // The provider refuses to detach what is not attached.
      if (await readCard(cardRef)) await known(stripe.paymentMethods.detach(cardRef))
    },
    forgetCustomer: async (customerId) => {
      await known(stripe.customers.update(customerId, { email: '', name: '', phone: '', metadata: { user_id: '' } }))
    },
    readCard,
    readCardMandate: async (mandateRef) => {
      const mandate = await known(stripe.mandates.retrieve(mandateRef))
      const cardRef = idOf(mandate?.payment_method)
      return mandate && cardRef !== null ? { cardRef, isUsable: mandate.status !== 'inactive' } : null
    },
    readDispute: async (disputeRef) => {
      const dispute = await known(stripe.disputes.retrieve(disputeRef))
      const intentRef = idOf(dispute?.payment_intent)
      if (!dispute) return null
      const intent = intentRef === null ? null : await available(stripe.paymentIntents.retrieve(intentRef))
      const { due_by: dueBy } = dispute.evidence_details
      return {
        state: disputeStates[dispute.status] ?? 'open',
        paymentId: intent?.metadata.payment_id ?? null,
        currency: dispute.currency.toUpperCase(),
        amount: dispute.amount,
        respondBy: dueBy === null ? null : new Date(dueBy * 1_000),
      }
    },
  }
}

/** An inquiry that was closed, and a dispute that was prevented, took no money. A status of a newer version of the API is read again later. */
const disputeStates: Partial<Record<Stripe.Dispute.Status, DisputeState>> = { won: 'won', warning_closed: 'won', prevented: 'won', lost: 'lost' }
