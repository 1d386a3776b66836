import type { MandateShown, Overview, PaymentShown, RefundShown } from '../pay/overview.ts'
import { idOf, isoTime } from './emulator.ts'
import type { PaymentIntent, Store } from './store.ts'

const states: Partial<Record<PaymentIntent['status'], PaymentShown['state']>> = { requires_action: 'asked', processing: 'processing', succeeded: 'paid', canceled: 'cancelled' }

/** The books of the card provider, newest first. */
export function stripeOverview({ paymentIntents, refunds, mandates, paymentMethods, cards }: Store): Overview {
  const cardOf = (id: string | null): string => {
    const card = id === null ? undefined : paymentMethods.find(id)?.card
    return card ? `${card.brand} •••• ${card.last4}` : ''
  }
  return {
    payments: paymentIntents.all().toReversed().map((intent) => ({
      id: intent.id,
      at: isoTime(intent.created),
      amount: intent.amount,
      currency: intent.currency.toUpperCase(),
      state: states[intent.status] ?? (intent.last_payment_error ? 'failed' : 'open'),
      vendorState: intent.status,
      method: cardOf(idOf(intent.payment_method)),
      order: intent.metadata.order_id ?? '',
    })),
    refunds: refunds.all().toReversed().map((refund): RefundShown => ({
      id: refund.id,
      at: isoTime(refund.created),
      amount: refund.amount,
      currency: refund.currency.toUpperCase(),
      state: refund.status === 'succeeded' ? 'done' : refund.status === 'failed' ? 'failed' : 'pending',
      vendorState: refund.status ?? '',
      payment: idOf(refund.payment_intent) ?? '',
    })),
    mandates: mandates.all().toReversed().map((mandate): MandateShown => {
      const methodId = idOf(mandate.payment_method) ?? ''
      const maxAmount = cards.get(methodId)?.mandate?.maxAmount
      return {
        id: mandate.id,
        state: mandate.status === 'active' ? 'active' : mandate.status === 'pending' ? 'waiting' : 'ended',
        vendorState: mandate.status,
        method: cardOf(methodId),
        // Only India has such mandates.
        limit: maxAmount === undefined ? null : { amount: maxAmount, currency: 'INR' },
      }
    }),
  }
}
