import { checkCoupon, isErrorOrRetrying, quoteQuery } from '@ott/api-client'
import type { Call, CouponOutcome, Quote } from '@ott/api-client'
import { isSamePlan, mustSayOrder, needsBuyer } from '@ott/billing'
import type { GatewayMethod, Plan } from '@ott/billing'
import { Page, Spinner } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePlans } from '../use-plans.ts'
import { incompleteFields } from './buyer-form.tsx'
import { ChangePlan } from './change-plan.tsx'
import { CheckoutFailed, NotOnSale, SeeOwnPlan } from './checkout-notices.tsx'
import type { Attempt } from './checkout-state.ts'
import { CheckoutView } from './checkout-view.tsx'
import type { CheckoutDraft } from './checkout-view.tsx'
import { LazyCardForm } from './lazy-card-form.tsx'
import { canRenew, chosenMethod } from './method-choice.tsx'
import { checkoutTerms } from './terms.ts'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutEffects } from './use-checkout-effects.ts'
import { useOfferedMethod } from './use-offered-method.ts'

export interface CheckoutProps {
  call: Call
  locale: Locale
  timeZone: string
  /** ISO 3166-1; null while it is unknown. */
  country: string | null
  planIdentifier: string
  siteId: string
  userId: string
  /** The user has a plan already. */
  isSubscribed: boolean
  offersCoupons: boolean
  /** Null where the deployment charges no cards. `scriptUrl` is that of the demo's stand-in. */
  cardPayment: { publishableKey: string; scriptUrl: string | null } | null
  draft: CheckoutDraft
  onDraftChange: (draft: CheckoutDraft) => void
  /** The press that a reload interrupted, which may be a change of plan. */
  attempt: Attempt | null
  onAttemptChange: (attempt: Attempt | null) => void
  createRequestId: () => string
  returnUrl: string
  /** Takes the payer to a page of their bank. */
  onLeave: (url: string) => void
  hrefs: { plans: string; benefits: string; home: string }
  onReload: () => void
  /** The user's plan has changed. */
  onSubscribed: () => void
}

/** Buying a plan. */
export function Checkout(props: CheckoutProps) {
  const { call, locale, planIdentifier, hrefs } = props
  const intl = useIntl()
  const { plans, retry } = usePlans(call, locale)
  if (plans === 'loading') return <Page><Spinner page label={intl.formatMessage({ id: 'checkout.quoting' })} /></Page>
  if (plans === 'failed' || plans === 'retrying') return <CheckoutFailed isRetrying={plans === 'retrying'} onRetry={retry} />
  const plan = plans.find((one) => isSamePlan(planIdentifier, one))
  return plan ? <PlanCheckout {...props} plan={plan} /> : <NotOnSale plansHref={hrefs.plans} />
}

function PlanCheckout(props: CheckoutProps & { plan: Plan }) {
  const { call, locale, timeZone, country, plan, siteId, userId, cardPayment, draft, onDraftChange, hrefs } = props
  const queries = useQueryClient()
  const isChange = Boolean(props.attempt?.order && 'type' in props.attempt.order && props.attempt.order.type === 'change')
  const [changesPlan, setChangesPlan] = useState(isChange)
  const { state, press, pressWithOrder, checkAgain, payAnotherWay, confirmWithBank, isCardReady, onCardReady } = useCheckout({ ...props, attempt: isChange ? null : props.attempt })
  const asksForBuyer = country !== null && needsBuyer(country)
  const buyer = asksForBuyer && incompleteFields(draft.buyer).length === 0 ? draft.buyer : null
  const [methods, setMethods] = useState<GatewayMethod[]>([])
  const renews = draft.renews && canRenew(draft, methods)
  const input = { planId: plan.versionId, renews, buyer, methodType: draft.method === 'card' ? null : draft.method }
  const queryFor = (couponCode: string | null) => quoteQuery(call, { ...input, couponCode }, apiLanguage(locale))
  const reading = useQuery({
    ...queryFor(draft.couponCode),
    // A change has a price of its own.
    enabled: !changesPlan,
    // A shown price changes only where the user is told so.
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const outcome = reading.data
  const quote = outcome?.ok ? outcome.quote : null
  if (outcome?.ok && outcome.methods !== methods) setMethods(outcome.methods)

  const dropCoupon = () => onDraftChange({ ...draft, couponCode: null, lostCoupon: draft.couponCode })
  const dropRefused = useEffectEvent(dropCoupon)
  const isCouponRefused = outcome?.ok === false && outcome.error === 'couponRefused' && draft.couponCode !== null
  useEffect(() => {
    if (isCouponRefused) dropRefused()
  }, [isCouponRefused])

  const showPrice = (fresh: Quote) => {
    const hasDiscount = fresh.lines.some(({ kind }) => kind === 'discount')
    queries.setQueryData(queryFor(hasDiscount ? draft.couponCode : null).queryKey, { ok: true, quote: fresh, methods })
    if (draft.couponCode !== null && !hasDiscount) dropCoupon()
  }
  useCheckoutEffects(state, { onPriceChanged: showPrice, onDone: props.onSubscribed })

  // Only a card can be stored for later charges without one now.
  const payable = quote?.dueNow === 0 ? [] : methods
  useOfferedMethod({ draft, methods: quote && !reading.isPlaceholderData ? payable : null, hasCardForm: cardPayment !== null, onDraftChange })

  const check = async (couponCode: string): Promise<CouponOutcome> => {
    const checked = await checkCoupon(call, { ...input, couponCode }, apiLanguage(locale))
    if (checked.ok) queries.setQueryData(queryFor(couponCode).queryKey, { ok: true, quote: checked.quote, methods })
    return checked
  }
  const pay = () => {
    if (!quote) return
    const method = chosenMethod(draft, methods)
    const order = {
      siteId,
      userId,
      planId: plan.versionId,
      planIdentifier: plan.identifier,
      currency: quote.currency,
      couponCode: draft.couponCode,
      expected: quote.dueNow,
      ...(quote.reference !== undefined && { quoteReference: quote.reference }),
      renews,
      buyer,
      consent: { ...checkoutTerms, language: apiLanguage(locale) },
    }
    if (method) pressWithOrder({ ...order, method })
    else press(order)
  }

  // It stays: the user's plan is unknown for a moment after the change.
  if (state.status === 'editing' && props.isSubscribed && !changesPlan) setChangesPlan(true)
  if (changesPlan) return <ChangePlan {...props} attempt={isChange ? props.attempt : null} />
  if (outcome?.ok === false && state.status === 'editing') {
    if (outcome.error === 'alreadySubscribed') return <SeeOwnPlan because="alreadySubscribed" benefitsHref={hrefs.benefits} />
    if (outcome.error === 'notOnSale') return <NotOnSale plansHref={hrefs.plans} />
  }
  if (isErrorOrRetrying(reading)) return <CheckoutFailed isRetrying={reading.isFetching} onRetry={() => void reading.refetch()} />
  return (
    <CheckoutView
      state={state}
      plan={plan}
      quote={quote}
      draft={draft}
      methods={methods}
      needsBuyer={asksForBuyer}
      offersCoupons={props.offersCoupons}
      mustSayOrder={country !== null && mustSayOrder(country)}
      timeZone={timeZone}
      hrefs={hrefs}
      cardForm={cardPayment && (
        <LazyCardForm {...cardPayment} currency={plan.price.currency} returnUrl={props.returnUrl} isReadOnly={state.status === 'paying'} onReady={onCardReady} onReload={props.onReload} />
      )}
      isCardReady={isCardReady}
      checkCoupon={check}
      onDraftChange={onDraftChange}
      onPay={pay}
      onCheckAgain={checkAgain}
      onPayAnotherWay={payAnotherWay}
      onConfirmWithBank={confirmWithBank}
    />
  )
}
