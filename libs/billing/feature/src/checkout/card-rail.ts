import type { DeclineReason } from '@ott/billing'

/** Why a card could not be set up. `incomplete`: the form shows what is missing. */
export type CardSetupError = { type: 'incomplete' } | { type: 'declined'; reason: DeclineReason } | { type: 'unreachable' } | { type: 'failed' }

export type CardSetupOutcome = { ok: true; setupIntentId: string; paymentMethodId: string } | { ok: false; error: CardSetupError }

/** The card form as the checkout uses it. Card numbers stay in the provider's frame. */
export type CardRail = {
  /** Checks the fields, which show their own errors. */
  submit: () => Promise<boolean>
  /** Shows the bank's challenge if there is one. */
  setUp: (clientSecret: string) => Promise<CardSetupOutcome>
  /** Resolves when the bank's challenge has ended, however it did. */
  answerBank: (clientSecret: string) => Promise<void>
}
