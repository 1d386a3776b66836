import type { DeclineName } from './declines.ts'
import type { CardState } from './cards.ts'
import { isExpired } from './payment-methods.ts'
import type { Mandate, PaymentMethod } from './store.ts'

/** What the bank of a card says to a charge or a set-up. */
export type Verdict =
  | { type: 'approved' }
  | { type: 'challenge' }
  | { type: 'declined'; decline: DeclineName }
  /** Decided later: `notifies` tells the cardholder first. */
  | { type: 'processing'; outcome: 'fails' | 'notifies' }

export type PaymentRequest = {
  method: PaymentMethod
  state: CardState
  isOffSession: boolean
  /** The cardholder passed 3D Secure for this payment. */
  isAuthenticated: boolean
  /** The mandate of the card, if it has one. */
  mandate: Mandate | undefined
  amount: number
  now: Date
}

export function decidePayment(request: PaymentRequest): Verdict {
  const { method, state, isOffSession, isAuthenticated, now } = request
  const { card } = state
  if (method.card && isExpired(method.card.exp_month, method.card.exp_year, now)) return declined('expired_card')
  if (isOffSession) {
    const refusal = refusalOffSession(request)
    if (refusal) return declined(refusal)
  } else if (card.challengedAt.includes('payment') && !isAuthenticated) return { type: 'challenge' }
  if (card.paymentDecline) return declined(card.paymentDecline)
  if (card.isProcessedLater === 'fails') return { type: 'processing', outcome: 'fails' }
  if (card.isProcessedLater === 'notifiesFirst' && isOffSession) return { type: 'processing', outcome: 'notifies' }
  return { type: 'approved' }
}

export function decideSetup(state: CardState, isAuthenticated: boolean): Verdict {
  if (state.card.challengedAt.includes('setup') && !isAuthenticated) return { type: 'challenge' }
  return state.card.setupDecline ? declined(state.card.setupDecline) : { type: 'approved' }
}

function refusalOffSession({ state, mandate, amount }: PaymentRequest): DeclineName | null {
  const { card, isSetUp, offSessionPayments } = state
  if (card.isProcessedLater === 'notifiesFirst') {
    if (!mandate || amount > (state.mandate?.maxAmount ?? 0)) return 'authentication_required'
    if (mandate.status !== 'active') return 'india_recurring_payment_mandate_canceled'
  }
  if (card.offSession === 'authenticationRequired' || (card.offSession === 'ifSetUp' && !isSetUp)) return 'authentication_required'
  return offSessionPayments >= (card.maxOffSessionPayments ?? Infinity) ? 'insufficient_funds' : null
}

function declined(decline: DeclineName): Verdict {
  return { type: 'declined', decline }
}
