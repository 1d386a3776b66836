import { isErrorOrRetrying, planChangeQuery, subscriptionQuery } from '@ott/api-client'
import type { PlanChangeTerms } from '@ott/api-client'
import { mustSayOrder } from '@ott/billing'
import type { Plan } from '@ott/billing'
import { Page, Spinner } from '@ott/design-system'
import { apiLanguage, formatDate, formatMoney } from '@ott/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import type { CheckoutProps } from './checkout.tsx'
import { CheckoutFailed, NotOnSale, SeeOwnPlan } from './checkout-notices.tsx'
import { PlanOrderCheckout } from './plan-order.tsx'
import type { PlanOrderViewProps } from './plan-order-view.tsx'
import { changeTerms } from './terms.ts'

/** A subscriber changes to another plan: what it costs now and from when it counts are said before the button (BIL-82). */
export function ChangePlan(props: CheckoutProps & { plan: Plan }) {
  const { call, locale, timeZone, country, plan, userId, hrefs, attempt } = props
  const intl = useIntl()
  const queries = useQueryClient()
  const language = apiLanguage(locale)
  const query = planChangeQuery(call, plan.versionId, language)
  // A repeated press is looked up, although the plan may have changed by it. Its terms are those that are read first.
  const reading = useQuery({ ...query, staleTime: Infinity })
  const subscription = useQuery(subscriptionQuery(call, language))
  const [oldTitle, setOldTitle] = useState<string | null>(null)
  const outcome = reading.data
  const current = subscription.data
  if (current && oldTitle === null) setOldTitle(current.title)

  if (isErrorOrRetrying(reading)) return <CheckoutFailed isRetrying={reading.isFetching} onRetry={() => void reading.refetch()} />
  if (isErrorOrRetrying(subscription)) return <CheckoutFailed isRetrying={subscription.isFetching} onRetry={() => void subscription.refetch()} />
  if (!outcome || current === undefined) return <Page><Spinner page label={intl.formatMessage({ id: 'checkout.quoting' })} /></Page>
  if (!outcome.ok && outcome.error === 'notOnSale') return <NotOnSale plansHref={hrefs.plans} />
  if (!outcome.ok && !attempt) return <SeeOwnPlan because="alreadySubscribed" benefitsHref={hrefs.benefits} />
  const terms = outcome.ok ? outcome.terms : null
  // The subscription keeps the currency of its country, wherever its user is now.
  const price = terms ? { currency: terms.quote.currency, amount: terms.quote.lines.find(({ kind }) => kind === 'plan')?.amount ?? plan.price.amount } : plan.price
  const ordered = { ...plan, price }
  return (
    <PlanOrderCheckout
      {...props}
      plan={ordered}
      quote={terms?.quote ?? null}
      texts={textsOf(intl, { terms, plan: ordered, oldTitle: oldTitle ?? '', timeZone, isEu: country !== null && mustSayOrder(country) })}
      storedCard={current?.paymentMethod?.isMandate === false ? current.paymentMethod : null}
      needsNewCard={false}
      draft={{
        type: 'change',
        userId,
        planIdentifier: plan.identifier,
        expected: terms?.quote.dueNow ?? 0,
        ...(terms?.quote.nextCharge && { expectedNext: terms.quote.nextCharge.amount }),
        consent: { ...changeTerms, language },
      }}
      onFreshQuote={(quote) => queries.setQueryData(query.queryKey, terms && { ok: true, terms: { ...terms, quote } })}
      onDone={props.onSubscribed}
    />
  )
}

type Facts = { terms: PlanChangeTerms | null; plan: Plan; oldTitle: string; timeZone: string; isEu: boolean }

function textsOf(intl: IntlShape, { terms, plan, oldTitle, timeZone, isEu }: Facts): PlanOrderViewProps['texts'] {
  // After a reload only the outcome is known.
  const kind = terms?.kind ?? 'upgrade'
  const quote = terms?.quote
  const law = isEu ? 'eu' : 'other'
  const date = terms ? formatDate(terms.startsAt, intl.locale, timeZone) : ''
  const money = (amount: number) => formatMoney({ currency: plan.price.currency, amount }, intl.locale)
  const when = quote?.trialEndsAt ? 'trial' : 'paid'
  const values = { plan: plan.title, old: oldTitle, date, when, law, period: plan.period, trialEnd: quote?.trialEndsAt ? formatDate(quote.trialEndsAt, intl.locale, timeZone) : '' }
  return {
    heading: intl.formatMessage({ id: 'change.heading' }, values),
    explanation: intl.formatMessage({ id: `change.${kind}` }, values),
    button: buttonText(),
    done: intl.formatMessage({ id: `change.${kind}.done` }, values),
    doneText: intl.formatMessage({ id: `change.${kind}.doneText` }, values),
  }

  function buttonText(): string {
    if (kind === 'downgrade') return intl.formatMessage({ id: 'change.downgrade.button' }, { ...values, amount: money(quote?.nextCharge?.amount ?? 0) })
    return quote && quote.dueNow > 0
      ? intl.formatMessage({ id: 'change.upgrade.pay' }, { ...values, amount: money(quote.dueNow) })
      : intl.formatMessage({ id: 'change.upgrade.later' }, { ...values, amount: money(quote?.nextCharge?.amount ?? 0) })
  }
}
