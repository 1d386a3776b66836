import type Stripe from 'stripe'
import type { ErrorBody } from './errors.ts'

export type ErrorCode = NonNullable<Stripe.PaymentIntent.LastPaymentError['code']> & NonNullable<Stripe.SetupIntent.LastSetupError['code']>

export type Decline = {
  code: ErrorCode
  decline_code?: string
  advice_code?: 'confirm_card_data' | 'do_not_try_again' | 'try_again_later'
  message: string
}

/** Why a bank refuses a card, in the vendor's words. */
export const declines = {
  generic_decline: { code: 'card_declined', decline_code: 'generic_decline', advice_code: 'try_again_later', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds', advice_code: 'try_again_later', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', decline_code: 'lost_card', advice_code: 'do_not_try_again', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', decline_code: 'stolen_card', advice_code: 'do_not_try_again', message: 'Your card was declined.' },
  expired_card: { code: 'expired_card', decline_code: 'expired_card', advice_code: 'do_not_try_again', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc', advice_code: 'confirm_card_data', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    advice_code: 'try_again_later',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_required: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  india_recurring_payment_mandate_canceled: {
    code: 'india_recurring_payment_mandate_canceled',
    decline_code: 'mandate_canceled',
    advice_code: 'do_not_try_again',
    message: 'The mandate of this card was cancelled.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
} as const satisfies Record<string, Decline>

export type DeclineName = keyof typeof declines

export function declineError(name: DeclineName, rest: Partial<ErrorBody> = {}): ErrorBody {
  const { code, ...decline }: Decline = declines[name]
  return { type: 'card_error', code, ...decline, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`, ...rest }
}

/** What an intent remembers of a challenge that its cardholder failed or closed. */
export const authenticationFailures = {
  payment_intent: {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  },
  setup_intent: {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'The latest attempt to set up the payment method has failed because authentication failed. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this SetupIntent again.',
  },
} as const
