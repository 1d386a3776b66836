import { giftPriceQuery, isErrorOrRetrying } from '@ott/api-client'
import { giftLengths, mustSayOrder, needsBuyer } from '@ott/billing'
import type { GatewayMethod, Plan } from '@ott/billing'
import { Page, Spinner } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { incompleteFields } from '../checkout/buyer-form.tsx'
import type { CheckoutProps } from '../checkout/checkout.tsx'
import { CheckoutFailed, NotOnSale } from '../checkout/checkout-notices.tsx'
import { LazyCardForm } from '../checkout/lazy-card-form.tsx'
import { chosenMethod } from '../checkout/method-choice.tsx'
import { giftTerms } from '../checkout/terms.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import { useCheckoutEffects } from '../checkout/use-checkout-effects.ts'
import { useOfferedMethod } from '../checkout/use-offered-method.ts'
import { usePlans } from '../use-plans.ts'
import { GiftCheckoutView } from './gift-checkout-view.tsx'
import type { GiftDraft } from './gift-checkout-view.tsx'
import { GiftDone } from './gift-done.tsx'
import type { GiftSharing } from './gift-done.tsx'
import { trimmedRecipient } from './gift-recipient-form.tsx'

export type GiftCheckoutProps = Omit<CheckoutProps, 'planIdentifier' | 'siteId' | 'isSubscribed' | 'draft' | 'onDraftChange' | 'onSubscribed' | 'offersCoupons'> & {
  draft: GiftDraft
  onDraftChange: (draft: GiftDraft) => void
  sharing: GiftSharing
  onBought: () => void
}

/** Buying a gift. */
export function GiftCheckout(props: GiftCheckoutProps) {
  const { call, locale, draft, hrefs } = props
  const intl = useIntl()
  const { plans, retry } = usePlans(call, locale)
  if (plans === 'loading') return <Page><Spinner page label={intl.formatMessage({ id: 'checkout.quoting' })} /></Page>
  if (plans === 'failed' || plans === 'retrying') return <CheckoutFailed isRetrying={plans === 'retrying'} onRetry={retry} />
  const offered = plans.filter(({ period }) => giftLengths(period).length > 0)
  const plan = offered.find(({ identifier }) => identifier === draft.planIdentifier) ?? offered.find(({ isRecommended }) => isRecommended) ?? offered[0]
  return plan ? <PlanGift {...props} plans={offered} plan={plan} /> : <NotOnSale plansHref={hrefs.plans} />
}

function PlanGift(props: GiftCheckoutProps & { plans: Plan[]; plan: Plan }) {
  const { call, locale, timeZone, country, userId, plans, plan, cardPayment, draft, onDraftChange, hrefs, sharing } = props
  const queries = useQueryClient()
  const language = apiLanguage(locale)
  const { state, press, pressWithOrder, checkAgain, payAnotherWay, confirmWithBank, isCardReady, onCardReady } = useCheckout(props)
  const lengths = giftLengths(plan.period)
  const months = lengths.find((length) => length === draft.months) ?? lengths[0] ?? 1
  const asksForBuyer = country !== null && needsBuyer(country)
  const buyer = asksForBuyer && incompleteFields(draft.buyer).length === 0 ? draft.buyer : null
  const query = giftPriceQuery(call, { planId: plan.versionId, months, buyer }, language)
  // A shown price changes only where the user is told so.
  const reading = useQuery({ ...query, staleTime: Infinity, placeholderData: keepPreviousData })
  const [methods, setMethods] = useState<GatewayMethod[]>([])
  if (reading.data && reading.data.methods !== methods) setMethods(reading.data.methods)
  const quote = reading.data?.quote ?? null

  useOfferedMethod({ draft, methods: reading.data?.methods ?? null, hasCardForm: cardPayment !== null, onDraftChange })
  useCheckoutEffects(state, { onPriceChanged: (fresh) => queries.setQueryData(query.queryKey, { quote: fresh, methods }), onDone: props.onBought })

  const pay = () => {
    if (!quote || reading.isPlaceholderData) return
    const method = chosenMethod(draft, methods)
    const order = {
      type: 'gift' as const,
      userId,
      planId: plan.versionId,
      months,
      to: draft.isMailed ? trimmedRecipient(draft.to) : null,
      buyer,
      expected: quote.dueNow,
      ...(quote.reference !== undefined && { quoteReference: quote.reference }),
      consent: { ...giftTerms, language },
    }
    if (method) pressWithOrder({ ...order, method })
    else press(order)
  }

  if (state.status === 'done') return <GiftDone call={call} locale={locale} timeZone={timeZone} order={state.order} returned={state.returned} hrefs={hrefs} sharing={sharing} />
  if (isErrorOrRetrying(reading)) return <CheckoutFailed isRetrying={reading.isFetching} onRetry={() => void reading.refetch()} />
  if (reading.data === null && state.status === 'editing') return <NotOnSale plansHref={hrefs.plans} />
  return (
    <GiftCheckoutView
      state={state}
      plans={plans}
      plan={plan}
      months={months}
      quote={quote}
      isQuoting={reading.isPlaceholderData}
      draft={draft}
      methods={methods}
      needsBuyer={asksForBuyer}
      mustSayOrder={country !== null && mustSayOrder(country)}
      timeZone={timeZone}
      hrefs={hrefs}
      cardForm={cardPayment && (
        <LazyCardForm {...cardPayment} currency={plan.price.currency} returnUrl={props.returnUrl} isReadOnly={state.status === 'paying'} onReady={onCardReady} onReload={props.onReload} />
      )}
      isCardReady={isCardReady}
      onDraftChange={onDraftChange}
      onPay={pay}
      onCheckAgain={checkAgain}
      onPayAnotherWay={payAnotherWay}
      onConfirmWithBank={confirmWithBank}
    />
  )
}
