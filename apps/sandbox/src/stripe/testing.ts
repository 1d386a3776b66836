import Stripe from 'stripe'
import type { Sandbox } from '../sandbox.ts'
import { stripeClient, typeCard } from './cardholder.ts'

export { stripeClient, typeCard }

/** Answers a 3D Secure challenge as the cardholder does. */
export async function answerChallenge(
  intent: Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'next_action'>,
  result: 'complete' | 'fail',
): Promise<Response> {
  const { redirect_to_url: redirect, use_stripe_sdk: sdk } = intent.next_action ?? {}
  const url = new URL(String(redirect?.url ?? sdk?.stripe_js))
  return fetch(url.origin + url.pathname, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ attempt: url.searchParams.get('attempt') ?? '', result }) })
}

/** A customer with a card that was set up on the site, answering a challenge if the bank asks. */
export async function setUpCard(sandbox: Sandbox, number: string, options: Stripe.SetupIntentCreateParams = {}): Promise<{ customer: string; payment_method: string; setupIntent: Stripe.SetupIntent }> {
  const stripe = stripeClient(sandbox)
  const { id: customer } = await stripe.customers.create({ email: 'mira@example.org' })
  const method = await typeCard(sandbox, number)
  const intent = await stripe.setupIntents.create({ customer, payment_method: method, confirm: true, use_stripe_sdk: true, usage: 'off_session', ...options })
  if (intent.status === 'requires_action') await answerChallenge(intent, 'complete')
  return { customer, payment_method: method, setupIntent: await stripe.setupIntents.retrieve(intent.id) }
}

/** A permission of India for up to 598.00 INR a month. */
export function aMandate(): Stripe.SetupIntentCreateParams.PaymentMethodOptions.Card.MandateOptions {
  return { amount: 59_800, amount_type: 'maximum', currency: 'inr', interval: 'month', interval_count: 1, reference: 'mandate-1', start_date: 1_795_000_000, supported_types: ['india'] }
}

/** The error that a call answers. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('The call succeeded')
}

/** Moves the clock of the payment vendors forward. */
export function advanceClock({ pay }: Sandbox, seconds: number): void {
  const real = Date.now()
  pay.clock.setOffset((pay.clock.now().getTime() - real) / 1_000 + seconds)
}
