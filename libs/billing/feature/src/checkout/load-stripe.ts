import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'

/** Content blockers may let a script hang instead of refusing it. */
const maxLoadMs = 8_000

/** Null where the script is blocked or too slow (BIL-52). */
export function loadStripeInTime(publishableKey: string, scriptUrl: string | null): Promise<Stripe | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), maxLoadMs))
  return Promise.race([load(publishableKey, scriptUrl).catch(() => null), late])
}

/** The vendor's loader has its address built in, and uses a script that is there already. */
async function load(publishableKey: string, scriptUrl: string | null): Promise<Stripe | null> {
  if (scriptUrl !== null && !('Stripe' in globalThis)) await insertScript(scriptUrl)
  // Its frames have no Bengali.
  return loadStripe(publishableKey, { locale: 'en' })
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${url} was not loaded`)))
    document.head.append(script)
  })
}
