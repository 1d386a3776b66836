import { isErrorOrRetrying, subscriptionQuery } from '@ott/api-client'
import type { Call, PaymentCard } from '@ott/api-client'
import { Button, Page, Spinner } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { methodText } from '../benefits/current-plan-facts.ts'
import { AddCardView } from './add-card-view.tsx'
import type { CardRail, CardSetupError } from './card-rail.ts'
import { CheckoutFailed } from './checkout-notices.tsx'
import type { Notice } from './checkout-state.ts'
import type { CheckoutProps } from './checkout.tsx'
import { LazyCardForm } from './lazy-card-form.tsx'
import { PaymentSuccess } from './payment-success.tsx'
import { setUpCard } from './send-order.ts'

export interface AddCardProps extends Pick<CheckoutProps, 'cardPayment' | 'createRequestId' | 'returnUrl' | 'onReload'> {
  call: Call
  locale: Locale
  hrefs: { benefits: string }
}

type AddCardState = { status: 'editing'; notice: Notice | null } | { status: 'saving' } | { status: 'saved'; card: PaymentCard }

/** Stores a card without a purchase, on the document of the checkout: the card form needs its security policy (BIL-114). */
export function AddCard({ call, locale, cardPayment, createRequestId, returnUrl, onReload, hrefs }: AddCardProps) {
  const intl = useIntl()
  const reading = useQuery(subscriptionQuery(call, apiLanguage(locale)))
  const [rail, setRail] = useState<CardRail | null>(null)
  const [state, setState] = useState<AddCardState>({ status: 'editing', notice: null })

  const save = async () => {
    if (rail === null || state.status !== 'editing') return
    setState({ status: 'saving' })
    // The provider's script throws where it is used wrongly; nothing was stored then.
    const outcome = await setUpCard({ call, cardRail: async () => rail }, createRequestId(), { paysOnce: false }).catch(() => ({ ok: false, error: { type: 'failed' } }) as const)
    setState(outcome.ok ? { status: 'saved', card: outcome.card } : { status: 'editing', notice: noticeOf(outcome.error) })
  }
  if (state.status === 'saved') {
    return (
      <PaymentSuccess
        title={intl.formatMessage({ id: 'addCard.saved' })}
        text={intl.formatMessage({ id: 'addCard.savedText' }, { card: methodText(intl, state.card) })}
        returned={null}
        actions={<Button variant="primary" href={hrefs.benefits}>{intl.formatMessage({ id: 'checkout.yourPlan' })}</Button>}
      />
    )
  }
  if (isErrorOrRetrying(reading)) return <CheckoutFailed isRetrying={reading.isFetching} onRetry={() => void reading.refetch()} />
  if (reading.data === undefined) return <Page><Spinner page label={intl.formatMessage({ id: 'benefits.loading' })} /></Page>
  return (
    <AddCardView
      subscription={reading.data}
      isSaving={state.status === 'saving'}
      notice={state.status === 'editing' ? state.notice : null}
      canSave={rail !== null}
      cardForm={cardPayment && (
        <LazyCardForm {...cardPayment} currency={reading.data?.currency ?? null} returnUrl={returnUrl} isReadOnly={state.status === 'saving'} onReady={setRail} onReload={onReload} />
      )}
      benefitsHref={hrefs.benefits}
      onSave={() => void save()}
    />
  )
}

/** The fields themselves show what is missing. */
function noticeOf(error: CardSetupError): Notice | null {
  switch (error.type) {
    case 'incomplete': return null
    case 'declined': return { type: 'declined', reason: error.reason }
    case 'unreachable': return { type: 'unreachable', mayBeCharged: false }
    case 'failed': return { type: 'refused' }
  }
}
