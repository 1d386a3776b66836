import type { DeclineReason } from '@ott/billing'
import { Banner, Button, Spinner, Stack } from '@ott/design-system'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './card-form.css.ts'
import type { CardRail, CardSetupError, CardSetupOutcome } from './card-rail.ts'
import { loadStripeInTime } from './load-stripe.ts'

export interface CardFormProps {
  publishableKey: string
  /** Of the demo's stand-in; null for the vendor's own. */
  scriptUrl: string | null
  /** Null where nothing is bought. */
  currency: string | null
  /** Where a bank that needs a page of its own leads back to. */
  returnUrl: string
  isReadOnly: boolean
  onReady: (rail: CardRail) => void
  onReload: () => void
}

/** The provider's fields of a card, in its own frame. The only importer of the provider's packages. */
export default function CardForm({ publishableKey, scriptUrl, currency, returnUrl, isReadOnly, onReady, onReload }: CardFormProps) {
  const intl = useIntl()
  const [stripe, setStripe] = useState<Stripe | 'loading' | 'blocked'>('loading')
  useEffect(() => {
    let isMounted = true
    void loadStripeInTime(publishableKey, scriptUrl).then((loaded) => isMounted && setStripe(loaded ?? 'blocked'))
    return () => {
      isMounted = false
    }
  }, [publishableKey, scriptUrl])
  if (stripe === 'blocked') {
    return (
      <Stack gap={3}>
        <Banner tone="error">{intl.formatMessage({ id: 'checkout.card.blocked' })}</Banner>
        <div><Button onClick={onReload}>{intl.formatMessage({ id: 'checkout.card.reload' })}</Button></div>
      </Stack>
    )
  }
  if (stripe === 'loading') return <div className={styles.form}><Spinner label={intl.formatMessage({ id: 'checkout.card.loading' })} /></div>
  return (
    <div className={styles.form}>
      <Elements stripe={stripe} options={{ mode: 'setup', ...(currency !== null && { currency: currency.toLowerCase() }), allowedPaymentMethodTypes: ['card'], locale: 'en', appearance: appearanceHere() }}>
        <Fields returnUrl={returnUrl} isReadOnly={isReadOnly} onReady={onReady} onBlocked={() => setStripe('blocked')} />
      </Elements>
    </div>
  )
}

function Fields({ returnUrl, isReadOnly, onReady, onBlocked }: Pick<CardFormProps, 'returnUrl' | 'isReadOnly' | 'onReady'> & { onBlocked: () => void }) {
  const stripe = useStripe()
  const elements = useElements()
  const ready = useEffectEvent(() => {
    if (stripe && elements) onReady(railOf(stripe, elements, returnUrl))
  })
  return <PaymentElement options={{ readOnly: isReadOnly }} onReady={() => ready()} onLoadError={onBlocked} />
}

function railOf(stripe: Stripe, elements: StripeElements, returnUrl: string): CardRail {
  return {
    submit: async () => (await elements.submit()).error === undefined,
    async setUp(clientSecret): Promise<CardSetupOutcome> {
      const { error, setupIntent } = await stripe.confirmSetup({ elements, clientSecret, confirmParams: { return_url: returnUrl }, redirect: 'if_required' })
      if (error) return { ok: false, error: setupErrorOf(error) }
      const { id, payment_method: method } = setupIntent
      const paymentMethodId = typeof method === 'string' ? method : method?.id
      return paymentMethodId === undefined ? { ok: false, error: { type: 'failed' } } : { ok: true, setupIntentId: id, paymentMethodId }
    },
    async answerBank(clientSecret) {
      // The server reads how it ended.
      await stripe.handleNextAction({ clientSecret }).catch(() => undefined)
    },
  }
}

/** Errors that the fields show themselves. */
const fieldErrors = ['incorrect_number', 'invalid_number', 'invalid_expiry_month', 'invalid_expiry_year', 'invalid_cvc']

const declineReasons: Record<string, DeclineReason> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'incorrectCvc',
  setup_intent_authentication_failure: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
  processing_error: 'tryAgain',
  try_again_later: 'tryAgain',
  card_not_supported: 'methodNotAllowed',
  currency_not_supported: 'methodNotAllowed',
}

/** The provider's sentences are not shown: they have no Bengali. */
function setupErrorOf({ type, code, decline_code: declineCode }: StripeError): CardSetupError {
  if (type === 'validation_error' || (code !== undefined && fieldErrors.includes(code))) return { type: 'incomplete' }
  if (type === 'api_connection_error') return { type: 'unreachable' }
  const reason = declineReasons[declineCode ?? ''] ?? declineReasons[code ?? '']
  if (reason) return { type: 'declined', reason }
  return type === 'card_error' || code === 'card_declined' ? { type: 'declined', reason: 'declined' } : { type: 'failed' }
}

/** Frames know no custom properties of the page, so they get the values. */
function appearanceHere(): Appearance {
  const page = getComputedStyle(document.documentElement)
  const valueOf = (property: string) => page.getPropertyValue(property.slice('var('.length, -1)).trim()
  const values = Object.fromEntries(Object.entries(styles.appearance).map(([name, property]) => [name, valueOf(property)]))
  return { theme: 'night', variables: { ...values, fontSizeBase: '1rem' } }
}
