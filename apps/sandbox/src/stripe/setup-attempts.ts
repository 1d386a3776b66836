import type Stripe from 'stripe'
import { decideSetup } from './bank.ts'
import { authenticationFailures, declineError } from './declines.ts'
import type { DeclineName } from './declines.ts'
import { challengeAction } from './intents.ts'
import type { ChallengeDisplay, IntentEmulator } from './intents.ts'
import { newMandate } from './mandates.ts'
import { attachTo } from './payment-methods.ts'
import type { PaymentMethod, SetupIntent } from './store.ts'

type SetupAttempt = { intent: SetupIntent; method: PaymentMethod; display: ChallengeDisplay; isAuthenticated: boolean }

export type SetupAttempts = {
  /** Asks the bank. The method then is set up, waits, or the intent is open again; a decline is also returned. */
  start: (attempt: SetupAttempt) => DeclineName | null
  /** Ends the challenge of an intent that goes on without it. */
  close: (intent: SetupIntent) => void
}

export function createSetupAttempts(emulator: IntentEmulator): SetupAttempts {
  const { store, emit, challenges } = emulator
  /** By intent: its open challenge. */
  const challengeIds = new Map<string, string>()

  const succeed = (intent: SetupIntent, method: PaymentMethod) => {
    const state = store.cards.get(method.id)
    const options = intent.payment_method_options?.card?.mandate_options
    if (state && intent.usage === 'off_session') state.isSetUp = true
    if (intent.customer !== null) attachTo(emulator, method, intent.customer)
    if (state && options && state.card.isProcessedLater === 'notifiesFirst') {
      const mandate = newMandate(emulator, method.id)
      state.mandate = { id: mandate.id, maxAmount: options.amount }
      intent.mandate = mandate.id
    }
    Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null } satisfies Partial<SetupIntent>)
    emit('setup_intent.succeeded', intent)
  }

  const fail = (intent: SetupIntent, error: Stripe.SetupIntent.LastSetupError) => {
    Object.assign(intent, { status: 'requires_payment_method', next_action: null, payment_method: null, last_setup_error: structuredClone(error) } satisfies Partial<SetupIntent>)
    emit('setup_intent.setup_failed', intent)
  }

  const start = (attempt: SetupAttempt): DeclineName | null => {
    const { intent, method, display, isAuthenticated } = attempt
    const state = store.cards.get(method.id)
    const verdict = state ? decideSetup(state, isAuthenticated) : ({ type: 'approved' } as const)
    if (verdict.type === 'declined') {
      const { code, decline_code, advice_code, message, doc_url } = declineError(verdict.decline)
      fail(intent, { type: 'card_error', code: code as Stripe.SetupIntent.LastSetupError.Code, decline_code, advice_code, message, doc_url, payment_method: method })
      return verdict.decline
    }
    if (verdict.type !== 'challenge') {
      succeed(intent, method)
      return null
    }
    const { attemptId, action } = challengeAction(emulator, intent, display, (hasPassed) => {
      if (intent.status !== 'requires_action' || challengeIds.get(intent.id) !== attemptId) return
      challengeIds.delete(intent.id)
      if (hasPassed) start({ ...attempt, isAuthenticated: true })
      else fail(intent, { ...authenticationFailures.setup_intent, payment_method: method })
    })
    challengeIds.set(intent.id, attemptId)
    Object.assign(intent, { status: 'requires_action', next_action: action, payment_method: method.id } satisfies Partial<SetupIntent>)
    emit('setup_intent.requires_action', intent)
    return null
  }

  return {
    start,
    close(intent) {
      challenges.close(challengeIds.get(intent.id) ?? '')
      challengeIds.delete(intent.id)
    },
  }
}
