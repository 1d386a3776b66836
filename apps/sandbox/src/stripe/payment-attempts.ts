import type Stripe from 'stripe'
import { decidePayment } from './bank.ts'
import type { Verdict } from './bank.ts'
import { chargeCard, declineCharge } from './charges.ts'
import { authenticationFailures, declineError } from './declines.ts'
import type { DeclineName } from './declines.ts'
import { isoTime, secondsOf } from './emulator.ts'
import { challengeAction } from './intents.ts'
import type { ChallengeDisplay, IntentEmulator } from './intents.ts'
import type { PaymentIntent, PaymentMethod } from './store.ts'

const failsAfterSeconds = 60
/** India: a notice of a day, and the queue of the bank. */
const debitAfterSeconds = 26 * 3_600

export type PaymentAttempt = {
  intent: PaymentIntent
  method: PaymentMethod
  display: ChallengeDisplay
  isOffSession: boolean
  isAuthenticated: boolean
  mandateId: string | null
}

export type PaymentAttempts = {
  /** Asks the bank. The intent then is paid, waits, or is open again; a decline is also returned. */
  start: (attempt: PaymentAttempt) => DeclineName | null
  /** Ends the challenge of an intent that goes on without it. */
  close: (intent: PaymentIntent) => void
}

export function createPaymentAttempts(emulator: IntentEmulator): PaymentAttempts {
  const { store, pay, emit, challenges } = emulator
  /** By intent: its open challenge. */
  const challengeIds = new Map<string, string>()

  const update = (intent: PaymentIntent, changes: Partial<PaymentIntent>) => Object.assign(intent, changes)

  const succeed = (attempt: PaymentAttempt) => {
    const { intent, method, isOffSession } = attempt
    const state = store.cards.get(method.id)
    if (state && isOffSession) state.offSessionPayments += 1
    if (state && method.customer === null) state.isSpent = true
    const charge = chargeCard(emulator, attempt)
    update(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id, next_action: null, processing: null, last_payment_error: null })
    emit('payment_intent.succeeded', intent)
  }

  const decline = (attempt: PaymentAttempt, name: DeclineName): DeclineName => {
    const { intent, method } = attempt
    const charge = declineCharge(emulator, attempt, name)
    const { code, decline_code, advice_code, message, doc_url } = declineError(name)
    fail(intent, { type: 'card_error', code: code as Stripe.PaymentIntent.LastPaymentError.Code, decline_code, advice_code, message, doc_url, charge: charge.id, payment_method: method }, charge.id)
    return name
  }

  const fail = (intent: PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError, latestCharge = intent.latest_charge) => {
    update(intent, { status: 'requires_payment_method', payment_method: null, next_action: null, processing: null, last_payment_error: structuredClone(error), latest_charge: latestCharge })
    emit('payment_intent.payment_failed', intent)
  }

  const verdictOf = ({ intent, method, isOffSession, isAuthenticated, mandateId }: PaymentAttempt): Verdict => {
    const state = store.cards.get(method.id)
    if (!state) return { type: 'approved' }
    const mandate = mandateId === null ? undefined : store.mandates.find(mandateId)
    return decidePayment({ method, state, isOffSession, isAuthenticated, mandate, amount: intent.amount, now: pay.clock.now() })
  }

  const run = (attempt: PaymentAttempt): DeclineName | null => {
    const verdict = verdictOf(attempt)
    switch (verdict.type) {
      case 'approved':
        succeed(attempt)
        return null
      case 'declined':
        return decline(attempt, verdict.decline)
      case 'challenge':
        challenge(attempt)
        return null
      case 'processing':
        decideLater(attempt, verdict.outcome)
        return null
    }
  }

  const challenge = (attempt: PaymentAttempt) => {
    const { intent, method, display } = attempt
    const { attemptId, action } = challengeAction(emulator, intent, display, (hasPassed) => {
      if (intent.status !== 'requires_action' || challengeIds.get(intent.id) !== attemptId) return
      challengeIds.delete(intent.id)
      if (hasPassed) run({ ...attempt, isAuthenticated: true })
      else fail(intent, { ...authenticationFailures.payment_intent, payment_method: method })
    })
    challengeIds.set(intent.id, attemptId)
    update(intent, { status: 'requires_action', next_action: action })
    emit('payment_intent.requires_action', intent)
  }

  const decideLater = (attempt: PaymentAttempt, outcome: 'fails' | 'notifies') => {
    const { intent } = attempt
    const decidedAt = secondsOf(pay.clock.now()) + (outcome === 'fails' ? failsAfterSeconds : debitAfterSeconds)
    const notification = outcome === 'notifies' ? { customer_notification: { approval_requested: false, completes_at: decidedAt } } : {}
    update(intent, { status: 'processing', processing: { type: 'card', card: notification } })
    emit('payment_intent.processing', intent)
    pay.clock.schedule(isoTime(decidedAt), () => {
      if (intent.status !== 'processing') return
      if (outcome === 'fails') decline(attempt, 'generic_decline')
      else {
        const verdict = verdictOf(attempt)
        if (verdict.type === 'declined') decline(attempt, verdict.decline)
        else succeed(attempt)
      }
    })
  }

  return {
    start: run,
    close(intent) {
      challenges.close(challengeIds.get(intent.id) ?? '')
      challengeIds.delete(intent.id)
    },
  }
}
