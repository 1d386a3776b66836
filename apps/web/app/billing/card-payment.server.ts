import type { VendorOrigins } from '../content-security-policy.ts'

/** `scriptUrl` is that of the demo's stand-in; null for the vendor's own script. */
export type CardPayment = { publishableKey: string; scriptUrl: string | null }

/** The stand-in takes any test key. */
const sandboxKey = 'pk_test_sandbox'

/** Payment by card, from the environment; null where the deployment has none. */
export function readCardPayment(env: NodeJS.ProcessEnv): CardPayment | null {
  const scriptUrl = env.STRIPE_JS_URL || null
  const publishableKey = env.STRIPE_PUBLISHABLE_KEY || (scriptUrl && sandboxKey)
  return publishableKey ? { publishableKey, scriptUrl } : null
}

/** What the vendor's script needs on the page of the checkout, and on no other (BIL-49). */
export function paymentOrigins(payment: CardPayment | null): VendorOrigins {
  if (!payment) return { frames: [], calls: [] }
  if (payment.scriptUrl) return { frames: [new URL(payment.scriptUrl).origin], calls: [] }
  return { frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'], calls: ['https://api.stripe.com'] }
}
