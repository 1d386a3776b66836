import { checkOrder } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CardRail } from './card-rail.ts'
import { attemptOf, checkoutAfter, initialCheckout } from './checkout-state.ts'
import type { Attempt, CheckoutEvent, CheckoutState, CompleteOrder } from './checkout-state.ts'
import { maxPollMs, pollMs } from './polling.ts'
import { payByCard, sendOrder } from './send-order.ts'
import type { OrderDraft } from './send-order.ts'

interface CheckoutOptions {
  call: Call
  /** The press that a reload interrupted. */
  attempt: Attempt | null
  /** Stores it; called before a request that may charge. */
  onAttemptChange: (attempt: Attempt | null) => void
  createRequestId: () => string
  /** Takes the payer to a page of their bank. */
  onLeave?: (url: string) => void
}

/** Runs the checkout: one press, one charge, and a waiting room where the answer takes long (BIL-45 to BIL-47). */
export function useCheckout({ call, attempt, onAttemptChange, createRequestId, onLeave }: CheckoutOptions) {
  const [state, setState] = useState(() => initialCheckout(attempt))
  const latest = useRef(state)
  const rail = useRailPromise()
  const [isCardReady, setCardReady] = useState(false)

  const apply = (event: CheckoutEvent): CheckoutState => {
    const before = latest.current
    latest.current = checkoutAfter(before, event)
    if (attemptOf(latest.current) !== attemptOf(before)) onAttemptChange(attemptOf(latest.current))
    setState(latest.current)
    return latest.current
  }
  const payment = { call, cardRail: rail.wait, onEvent: (event: CheckoutEvent) => void apply(event) }

  const press = (draft: OrderDraft) => {
    if (latest.current.status !== 'editing') return
    const next = apply({ type: 'pressed', requestId: createRequestId() })
    if (next.status !== 'paying') return
    const { order } = next.attempt
    const paying = order ? sendOrder(payment, order, onLeave) : payByCard(payment, next.attempt, draft, createRequestId())
    // The provider's script throws where it is used wrongly; nothing was charged then.
    paying.catch(() => void apply({ type: 'cardFailed' }))
  }

  /** An order that needs no card to be set up: by the stored card, or at the gateway. */
  const pressWithOrder = (draft: CompleteOrder) => {
    if (latest.current.status !== 'editing') return
    const next = apply({ type: 'pressed', requestId: createRequestId(), order: draft })
    if (next.status === 'paying' && next.attempt.order) void sendOrder(payment, next.attempt.order, onLeave)
  }

  const repeat = useEffectEvent(() => {
    if (state.status === 'paying' && state.attempt.order) void sendOrder(payment, state.attempt.order)
  })
  const hasStarted = useRef(false)
  useEffect(() => {
    // Strict mode runs effects twice.
    if (hasStarted.current) return
    hasStarted.current = true
    repeat()
  }, [])

  const waitingFor = state.status === 'waiting' && state.isPolling ? state.orderId : null
  const look = async (orderId: string) => {
    const outcome = await checkOrder(call, orderId)
    // The user may have started another payment meanwhile.
    if (latest.current.status === 'waiting' && latest.current.orderId === orderId) apply({ type: 'answered', outcome })
  }
  const checkNow = useEffectEvent(look)
  const stopWaiting = useEffectEvent(() => void apply({ type: 'waitEnded' }))
  useEffect(() => {
    if (waitingFor === null) return
    const polling = setInterval(() => void checkNow(waitingFor), pollMs)
    const timer = setTimeout(stopWaiting, maxPollMs)
    return () => {
      clearInterval(polling)
      clearTimeout(timer)
    }
  }, [waitingFor])

  const checkAgain = () => {
    const next = apply({ type: 'checkedAgain' })
    if (next.status === 'waiting') void look(next.orderId)
  }
  const confirmWithBank = async () => {
    const { current } = latest
    if (current.status !== 'waiting' || current.clientSecret === null) return
    await (await rail.wait()).answerBank(current.clientSecret)
    apply({ type: 'bankAnswered' })
  }
  const payAnotherWay = () => void apply({ type: 'choseAnotherWay' })
  const onCardReady = (given: CardRail) => {
    rail.provide(given)
    setCardReady(true)
  }
  /** Another card form, or none, takes the place of this one. */
  const resetCard = () => setCardReady(false)
  return { state, press, pressWithOrder, checkAgain, payAnotherWay, confirmWithBank: () => void confirmWithBank(), isCardReady, onCardReady, resetCard }
}

/** The card form loads on its own, and its callers wait for it. */
function useRailPromise() {
  const [rail] = useState(() => {
    let current: CardRail | null = null
    const waiting: ((rail: CardRail) => void)[] = []
    return {
      wait: () => (current ? Promise.resolve(current) : new Promise<CardRail>((resolve) => void waiting.push(resolve))),
      provide: (given: CardRail) => {
        current = given
        for (const resolve of waiting.splice(0)) resolve(given)
      },
    }
  })
  return rail
}
