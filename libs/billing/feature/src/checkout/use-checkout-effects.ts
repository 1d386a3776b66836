import type { Quote } from '@ott/api-client'
import { useEffect, useEffectEvent } from 'react'
import type { CheckoutState } from './checkout-state.ts'

interface CheckoutEffects {
  /** The price has changed since it was shown. */
  onPriceChanged: (quote: Quote) => void
  onDone: () => void
}

/** Reports another price and the end of a checkout, once each. */
export function useCheckoutEffects(state: CheckoutState, { onPriceChanged, onDone }: CheckoutEffects): void {
  const notice = state.status === 'editing' ? state.notice : null
  const changed = notice?.type === 'priceChanged' ? notice.quote : null
  const showPrice = useEffectEvent(onPriceChanged)
  useEffect(() => {
    if (changed) showPrice(changed)
  }, [changed])

  const isDone = state.status === 'done'
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
}
