import type { CardRail } from './card-rail.ts'

/** Pays with the stored card: there is no form, and the provider's script loads only when the bank asks. */
export function storedCardRail({ publishableKey, scriptUrl }: { publishableKey: string; scriptUrl: string | null }): CardRail {
  return {
    submit: async () => true,
    setUp: async () => ({ ok: false, error: { type: 'failed' } }),
    async answerBank(clientSecret) {
      const { loadStripeInTime } = await import('./load-stripe.ts')
      const stripe = await loadStripeInTime(publishableKey, scriptUrl)
      // The server reads how it ended.
      await stripe?.handleNextAction({ clientSecret }).catch(() => undefined)
    },
  }
}
