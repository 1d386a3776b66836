import type { Call, PaymentCard, Quote } from '@ott/api-client'
import { mustSayOrder } from '@ott/billing'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { CheckoutProps } from './checkout.tsx'
import type { CardRail } from './card-rail.ts'
import type { Attempt, PlanOrderDraft } from './checkout-state.ts'
import { PlanOrderView } from './plan-order-view.tsx'
import type { PlanOrderViewProps } from './plan-order-view.tsx'
import { storedCardRail } from './stored-card-rail.ts'
import { useCheckout } from './use-checkout.ts'

const CardForm = lazy(() => import('./card-form.tsx'))

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
  const { state, press, pressWithOrder, checkAgain, confirmWithBank, onCardReady } = useCheckout(props)
  const [usesNewCard, setUsesNewCard] = useState(props.needsNewCard)
  const [isCardReady, setCardReady] = useState(false)
  const isNewCard = usesNewCard || storedCard === null

  const provideStored = useEffectEvent(() => {
    if (cardPayment) onCardReady(storedCardRail(cardPayment))
  })
  useEffect(() => {
    if (!isNewCard) provideStored()
  }, [isNewCard])

  const notice = state.status === 'editing' ? state.notice : null
  const fresh = notice?.type === 'priceChanged' ? notice.quote : null
  const showFresh = useEffectEvent(props.onFreshQuote)
  useEffect(() => {
    if (fresh) showFresh(fresh)
  }, [fresh])

  const isDone = state.status === 'done'
  const done = useEffectEvent(props.onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])

  const ready = (rail: CardRail) => {
    onCardReady(rail)
    setCardReady(true)
  }
  const chooseCard = (isNew: boolean) => {
    setUsesNewCard(isNew)
    setCardReady(false)
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
        <Suspense>
          <CardForm {...cardPayment} currency={plan.price.currency} returnUrl={props.returnUrl} isReadOnly={state.status === 'paying'} onReady={ready} onReload={props.onReload} />
        </Suspense>
      )}
      isCardReady={isCardReady}
      onUseNewCard={chooseCard}
      onPay={() => (isNewCard && quote?.dueNow !== 0 ? press(draft) : pressWithOrder(draft))}
      onCheckAgain={checkAgain}
      onConfirmWithBank={confirmWithBank}
    />
  )
}
