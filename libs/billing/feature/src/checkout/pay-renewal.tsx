import { isErrorOrRetrying, renewalQuery, subscriptionQuery } from '@ott/api-client'
import type { OwnSubscription, Quote } from '@ott/api-client'
import { mustSayOrder } from '@ott/billing'
import { Page, Spinner } from '@ott/design-system'
import { apiLanguage, formatDate, formatMoney } from '@ott/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { failureReason } from '../benefits/failure-reason.ts'
import type { CheckoutProps } from './checkout.tsx'
import { CheckoutFailed, SeeOwnPlan } from './checkout-notices.tsx'
import { PlanOrderCheckout } from './plan-order.tsx'
import type { PlanOrderViewProps } from './plan-order-view.tsx'
import { renewalTerms } from './terms.ts'

export type PayRenewalProps = Omit<CheckoutProps, 'onLeave' | 'planIdentifier' | 'siteId' | 'isSubscribed' | 'draft' | 'onDraftChange' | 'offersCoupons'>

/** Pays a renewal that failed, or ends a pause, while its user can confirm it with the bank (BIL-83). */
export function PayRenewal(props: PayRenewalProps) {
  const { call, locale, timeZone, country, userId, hrefs, attempt } = props
  const intl = useIntl()
  const queries = useQueryClient()
  const language = apiLanguage(locale)
  const query = renewalQuery(call, language)
  const reading = useQuery({ ...query, staleTime: Infinity })
  const subscription = useQuery(subscriptionQuery(call, language))
  // As it was before it was paid.
  const [own, setOwn] = useState<OwnSubscription | null>(null)
  if (subscription.data && own === null) setOwn(subscription.data)

  if (isErrorOrRetrying(reading)) return <CheckoutFailed isRetrying={reading.isFetching} onRetry={() => void reading.refetch()} />
  if (isErrorOrRetrying(subscription)) return <CheckoutFailed isRetrying={subscription.isFetching} onRetry={() => void subscription.refetch()} />
  if (reading.data === undefined || subscription.data === undefined) return <Page><Spinner page label={intl.formatMessage({ id: 'checkout.quoting' })} /></Page>
  const quote = reading.data
  if (own === null || (quote === null && !attempt)) return <SeeOwnPlan because="nothingDue" benefitsHref={hrefs.benefits} />
  const currency = quote?.currency ?? own.currency ?? ''
  const reason = own.failedCharge?.reason
  return (
    <PlanOrderCheckout
      {...props}
      plan={{ title: own.title, period: own.period, price: { currency, amount: quote?.lines.find(({ kind }) => kind === 'plan')?.amount ?? 0 } }}
      quote={quote}
      texts={textsOf(intl, { own, quote, timeZone, isEu: country !== null && mustSayOrder(country) })}
      storedCard={own.paymentMethod?.isMandate === false ? own.paymentMethod : null}
      needsNewCard={Boolean(own.paymentMethod?.isExpired) || reason === 'expiredCard' || reason === 'methodNotAllowed'}
      draft={{ type: 'renewal', userId, expected: quote?.dueNow ?? 0, consent: { ...renewalTerms, language } }}
      onFreshQuote={(fresh) => queries.setQueryData(query.queryKey, fresh)}
      onDone={props.onSubscribed}
    />
  )
}

function textsOf(intl: IntlShape, { own, quote, timeZone, isEu }: { own: OwnSubscription; quote: Quote | null; timeZone: string; isEu: boolean }): PlanOrderViewProps['texts'] {
  const date = (at: Date) => formatDate(at, intl.locale, timeZone)
  const why = own.state === 'paused' ? 'paused' : 'failed'
  const values = {
    why,
    plan: own.title,
    reason: own.failedCharge ? failureReason(intl, own.failedCharge.reason) : '',
    until: date(own.endsAt),
    pausedUntil: own.pausedUntil ? date(own.pausedUntil) : '',
    law: isEu ? 'eu' : 'other',
    amount: quote ? formatMoney({ currency: quote.currency, amount: quote.dueNow }, intl.locale) : '',
  }
  return {
    heading: intl.formatMessage({ id: 'renewal.heading' }, values),
    explanation: intl.formatMessage({ id: 'renewal.explanation' }, values),
    button: intl.formatMessage({ id: 'renewal.pay' }, values),
    done: intl.formatMessage({ id: 'renewal.done' }, values),
    doneText: intl.formatMessage({ id: 'renewal.doneText' }, values),
  }
}
