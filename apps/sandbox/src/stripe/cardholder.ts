import Stripe from 'stripe'
import type { Keys } from './api.ts'

/** Where the sandbox is and its keys: it may run in another process. */
export type CardProvider = { url: string; stripe: Keys }

const expiry = { exp_month: 12, exp_year: 2060 }

/** The vendor's own SDK, talking to the sandbox. */
export function stripeClient({ url, stripe }: CardProvider, key = stripe.secretKey): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 })
}

/** Types a card as the form in the browser does; the id of its payment method. */
export async function typeCard(provider: CardProvider, number: string, card: Partial<Stripe.PaymentMethodCreateParams.Card> = {}): Promise<string> {
  const browser = stripeClient(provider, provider.stripe.publishableKey)
  const { id } = await browser.paymentMethods.create({ type: 'card', card: { number, cvc: number.startsWith('37') ? '1234' : '123', ...expiry, ...card } })
  return id
}

/** Types a card and confirms its set-up, for a card whose bank does not ask; the id of its payment method. */
export async function enterCard(provider: CardProvider, setupIntentId: string, number: string): Promise<string> {
  const method = await typeCard(provider, number)
  await stripeClient(provider).setupIntents.confirm(setupIntentId, { payment_method: method })
  return method
}
