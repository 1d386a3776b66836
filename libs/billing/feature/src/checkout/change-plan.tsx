import { isErrorOrRetrying, planChangeQuery, subscriptionQuery } from '@ott/api-client'
import type { OwnSubscription, PlanChangeTerms } from '@ott/api-client'
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
import { changeTerms, resumeAndChangeTerms } from './terms.ts'

/**
 * A subscriber changes to another plan: what it costs now and from when it counts are said before the button (BIL-82), and that a
 * cancelled plan renews again with it (BIL-131).
 */
export function ChangePlan(props: CheckoutProps & { plan: Plan }) {
  const { call, locale, timeZone, country, plan, userId, hrefs, attempt } = props
  const intl = useIntl()
  const queries = useQueryClient()
  const language = apiLanguage(locale)
  const query = planChangeQuery(call, plan.versionId, language)
  // A repeated press is looked up, although the plan may have changed by it. Its terms are those that are read first.
  const reading = useQuery({ ...query, staleTime: Infinity })
  const subscription = useQuery(subscriptionQuery(call, language))
  const [old, setOld] = useState<OldPlan | null>(null)
  const outcome = reading.data
  const current = subscription.data
  if (current && old === null) setOld(current)

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
      texts={textsOf(intl, { terms, plan: ordered, old, timeZone, isEu: country !== null && mustSayOrder(country) })}
      storedCard={current?.paymentMethod?.isMandate === false ? current.paymentMethod : null}
      needsNewCard={false}
      draft={{
        type: 'change',
        userId,
        planIdentifier: plan.identifier,
        expected: terms?.quote.dueNow ?? 0,
        ...(terms?.quote.nextCharge && { expectedNext: terms.quote.nextCharge.amount }),
        ...(terms?.resumes && { resumes: true }),
        consent: { ...(terms?.resumes ? resumeAndChangeTerms : changeTerms), language },
      }}
      onFreshQuote={(quote) => queries.setQueryData(query.queryKey, terms && { ok: true, terms: { ...terms, quote } })}
      onDone={props.onSubscribed}
    />
  )
}

/** As it was before the press. */
type OldPlan = Pick<OwnSubscription, 'title' | 'periodEndsAt'>

type Facts = { terms: PlanChangeTerms | null; plan: Plan; old: OldPlan | null; timeZone: string; isEu: boolean }

function textsOf(intl: IntlShape, { terms, plan, old, timeZone, isEu }: Facts): PlanOrderViewProps['texts'] {
  // After a reload only the outcome is known.
  const kind = terms?.kind ?? 'upgrade'
  const quote = terms?.quote
  const law = isEu ? 'eu' : 'other'
  const dateOf = (at: Date | null | undefined) => (at ? formatDate(at, intl.locale, timeZone) : '')
  const money = (amount: number) => formatMoney({ currency: plan.price.currency, amount }, intl.locale)
  const when = quote?.trialEndsAt ? 'trial' : 'paid'
  const values = { plan: plan.title, old: old?.title ?? '', date: dateOf(terms?.startsAt), when, law, period: plan.period, trialEnd: dateOf(quote?.trialEndsAt) }
  const next = { amount: money(quote?.nextCharge?.amount ?? 0), date: dateOf(quote?.nextCharge?.at) }
  const resumes = terms?.resumes ?? false
  const sentences = (first: string, second: string) => (resumes ? `${first} ${second}` : first)
  return {
    heading: intl.formatMessage({ id: resumes ? 'resumeAndChange.heading' : 'change.heading' }, values),
    explanation: sentences(intl.formatMessage({ id: `change.${kind}` }, values), intl.formatMessage({ id: 'resumeAndChange.explanation' }, { old: values.old, end: dateOf(old?.periodEndsAt), ...next })),
    button: buttonText(),
    done: intl.formatMessage({ id: `change.${kind}.done` }, values),
    doneText: sentences(intl.formatMessage({ id: `change.${kind}.doneText` }, values), intl.formatMessage({ id: 'benefits.resumed' }, next)),
  }

  function buttonText(): string {
    const { amount } = next
    if (kind === 'downgrade') return intl.formatMessage({ id: resumes ? 'resumeAndChange.downgrade' : 'change.downgrade.button' }, { ...values, amount })
    return quote && quote.dueNow > 0
      ? intl.formatMessage({ id: resumes ? 'resumeAndChange.pay' : 'change.upgrade.pay' }, { ...values, amount: money(quote.dueNow) })
      : intl.formatMessage({ id: resumes ? 'resumeAndChange.later' : 'change.upgrade.later' }, { ...values, amount })
  }
}
