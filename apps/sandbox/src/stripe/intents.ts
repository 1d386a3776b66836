import type Stripe from 'stripe'
import type { Call } from './api.ts'
import type { Challenges } from './challenges.ts'
import type { Emulator } from './emulator.ts'
import { invalidRequest } from './errors.ts'
import { checkUsable } from './payment-methods.ts'
import type { PaymentIntent, PaymentMethod, SetupIntent, Store } from './store.ts'

/** What payment and set-up intents share. */
export type IntentEmulator = Emulator & { challenges: Challenges }

type Intent = PaymentIntent | SetupIntent

/** How the page asks the cardholder. */
export type ChallengeDisplay = { isBySdk: boolean; returnUrl: string | null }

export function displayOf(call: Call, given: { use_stripe_sdk?: boolean; return_url?: string }): ChallengeDisplay {
  return { isBySdk: call.caller.by === 'browser' || given.use_stripe_sdk === true, returnUrl: given.return_url ?? null }
}

/** Opens a challenge whose frame (or page, by redirect) the cardholder sees next. */
export function challengeAction(
  { challenges, challengeUrl }: IntentEmulator,
  intent: Intent,
  { isBySdk, returnUrl }: ChallengeDisplay,
  finish: (isAuthenticated: boolean) => void,
): { attemptId: string; action: Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction } {
  const isRedirect = !isBySdk && returnUrl !== null
  const attemptId = challenges.open({
    finish: (result) => finish(result === 'complete'),
    returnUrl: isRedirect ? () => withResult(returnUrl, intent) : null,
  })
  const url = challengeUrl(attemptId)
  return {
    attemptId,
    action: isRedirect
      ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: attemptId } },
  }
}

/** The method must be of the intent's customer, or of none. */
export function usableMethod(store: Store, id: string, customer: string | null): PaymentMethod {
  const method = store.paymentMethods.get(id, 'payment_method')
  checkUsable(store, method)
  if (method.customer !== null && customer === null) {
    throw invalidRequest(`The payment method supplied (${id}) belongs to a Customer. Please include the Customer in the \`customer\` parameter on the intent.`, { param: 'payment_method' })
  }
  if (method.customer !== null && method.customer !== customer) {
    throw invalidRequest(`The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`, { param: 'payment_method', code: 'resource_missing' })
  }
  return method
}

function withResult(returnUrl: string, intent: Intent): string {
  const url = new URL(returnUrl)
  url.searchParams.set(intent.object, intent.id)
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '')
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}
