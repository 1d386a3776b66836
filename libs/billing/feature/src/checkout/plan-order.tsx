import type { Call, PaymentCard, Quote } from '@ott/api-client'
import { mustSayOrder } from '@ott/billing'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CheckoutProps } from './checkout.tsx'
import type { Attempt, PlanOrderDraft } from './checkout-state.ts'
import { LazyCardForm } from './lazy-card-form.tsx'
import { PlanOrderView } from './plan-order-view.tsx'
import type { PlanOrderViewProps } from './plan-order-view.tsx'
import { storedCardRail } from './stored-card-rail.ts'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutEffects } from './use-checkout-effects.ts'

type PlanOrderProps = Pick<CheckoutProps, 'timeZone' | 'country' | 'cardPayment' | 'onAttemptChange' | 'createRequestId' | 'returnUrl' | 'onReload'> &
  Pick<PlanOrderViewProps, 'plan' | 'texts' | 'hrefs'> & {
    call: Call
    quote: Quote | null
    storedCard: PaymentCard | null
    /** The stored card cannot pay. */
    needsNewCard: boolean
    attempt: Attempt | null
    draft: PlanOrderDraft
    onFreshQuote: (quote: Quote) => void
    onDone: () => void
  }

/** Orders and pays something for the own plan: one press, one charge, as for a purchase (BIL-45 to BIL-47). */
export function PlanOrderCheckout(props: PlanOrderProps) {
  const { plan, quote, texts, timeZone, country, hrefs, storedCard, cardPayment, draft } = props
  const { state, press, pressWithOrder, checkAgain, confirmWithBank, isCardReady, onCardReady, resetCard } = useCheckout(props)
  const [usesNewCard, setUsesNewCard] = useState(props.needsNewCard)
  const isNewCard = usesNewCard || storedCard === null

  const provideStored = useEffectEvent(() => {
    if (cardPayment) onCardReady(storedCardRail(cardPayment))
  })
  useEffect(() => {
    if (!isNewCard) provideStored()
  }, [isNewCard])

  useCheckoutEffects(state, { onPriceChanged: props.onFreshQuote, onDone: props.onDone })

  const chooseCard = (isNew: boolean) => {
    setUsesNewCard(isNew)
    resetCard()
  }
  return (
    <PlanOrderView
      state={state}
      plan={plan}
      quote={quote}
      texts={texts}
      timeZone={timeZone}
      mustSayOrder={country !== null && mustSayOrder(country)}
      hrefs={hrefs}
      storedCard={storedCard}
      usesNewCard={isNewCard}
      cardForm={cardPayment && (
        <LazyCardForm {...cardPayment} currency={plan.price.currency} returnUrl={props.returnUrl} isReadOnly={state.status === 'paying'} onReady={onCardReady} onReload={props.onReload} />
      )}
      isCardReady={isCardReady}
      onUseNewCard={chooseCard}
      onPay={() => (isNewCard && quote?.dueNow !== 0 ? press(draft) : pressWithOrder(draft))}
      onCheckAgain={checkAgain}
      onConfirmWithBank={confirmWithBank}
    />
  )
}
