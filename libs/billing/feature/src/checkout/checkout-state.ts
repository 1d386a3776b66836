import type { CardGift, CardOrder, ChangeOrder, GatewayGift, GatewayOrder, Order, OrderError, OrderOutcome, PaymentStep, PlacedOrder, PlanOrder, Quote, RenewalOrder } from '@ott/api-client'
import type { DeclineReason, Money } from '@ott/billing'

/** One press of the button, until its final answer is known. A repeat sends the same order, so that it is charged once. */
export type Attempt = {
  requestId: string
  /** Null until the card is validated: before that nothing can be charged. */
  order: CardOrder | GatewayOrder | PlanOrder | CardGift | GatewayGift | null
}

/** A change or a renewal for the own plan. */
export type PlanOrderDraft = Omit<ChangeOrder, 'requestId'> | Omit<RenewalOrder, 'requestId'>

/** An order that needs no card to be set up: by the stored card, or at the gateway. */
export type CompleteOrder = Omit<GatewayOrder, 'requestId'> | PlanOrderDraft | Omit<GatewayGift, 'requestId'>

export type Notice =
  /** `gateway`: it does not say why. */
  | { type: 'declined'; reason: DeclineReason | 'gateway' }
  | { type: 'priceChanged'; before: number; quote: Quote }
  /** `mayBeCharged`: the order was sent, and its answer is not known. */
  | { type: 'unreachable'; mayBeCharged: boolean }
  | { type: 'refused' }
  /** Of the own plan or another gift: what it pays for must be known first. */
  | { type: 'otherPayment' }

export type CheckoutState =
  | { status: 'editing'; notice: Notice | null; attempt: Attempt | null }
  | { status: 'paying'; step: 'card' | 'order' | 'bank'; attempt: Attempt }
  /** `step`: where the payer goes on at the gateway. */
  | { status: 'waiting'; orderId: string; attempt: Attempt; isPolling: boolean; clientSecret: string | null; step: PaymentStep | null }
  /** `returned`: what was paid a second time. */
  | { status: 'done'; order: Order; returned: Money | null }
  /** It was paid, but gave nothing, and goes back. */
  | { status: 'returned'; amount: Money }
  | { status: 'alreadySubscribed' }

export type CheckoutEvent =
  /** `order`: one that needs no card to be set up. */
  | { type: 'pressed'; requestId: string; order?: CompleteOrder }
  /** The fields of the card show what is missing. */
  | { type: 'cardIncomplete' }
  | { type: 'cardRefused'; reason: DeclineReason }
  | { type: 'cardUnreachable' }
  | { type: 'cardFailed' }
  /** Or a stored card is used. */
  | { type: 'cardValidated'; order: NonNullable<Attempt['order']> }
  | { type: 'bankAsked' }
  | { type: 'answered'; outcome: OrderOutcome }
  | { type: 'waitEnded' }
  | { type: 'checkedAgain' }
  | { type: 'bankAnswered' }
  | { type: 'choseAnotherWay' }

/** A reload repeats an order that was sent, and forgets a press that was not. */
export function initialCheckout(attempt: Attempt | null): CheckoutState {
  return attempt?.order ? { status: 'paying', step: 'order', attempt } : editing(null)
}

/** Events that do not apply change nothing (BIL-45). */
export function checkoutAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'pressed': {
      if (state.status !== 'editing') return state
      const attempt = state.attempt?.order ? state.attempt : attemptFor(event)
      return { status: 'paying', step: attempt.order ? 'order' : 'card', attempt }
    }
    case 'cardIncomplete':
      return state.status === 'paying' ? editing(null) : state
    case 'cardRefused':
      return state.status === 'paying' ? editing({ type: 'declined', reason: event.reason }) : state
    case 'cardUnreachable':
      return state.status === 'paying' ? { ...editing({ type: 'unreachable', mayBeCharged: false }), attempt: state.attempt } : state
    case 'cardFailed':
      return state.status === 'paying' ? editing({ type: 'refused' }) : state
    case 'cardValidated':
      return state.status === 'paying' ? { status: 'paying', step: 'order', attempt: { ...state.attempt, order: event.order } } : state
    case 'bankAsked':
      return state.status === 'paying' ? { ...state, step: 'bank' } : state
    case 'answered':
      if (state.status !== 'paying' && state.status !== 'waiting') return state
      return event.outcome.ok ? afterOrder(state, event.outcome.placed) : afterError(state, event.outcome.error)
    case 'waitEnded':
      return state.status === 'waiting' ? { ...state, isPolling: false } : state
    case 'checkedAgain':
      return state.status === 'waiting' ? { ...state, isPolling: true } : state
    case 'bankAnswered':
      return state.status === 'waiting' ? { ...state, isPolling: true, clientSecret: null } : state
    case 'choseAnotherWay':
      return state.status === 'waiting' && state.step ? editing(null) : state
  }
}

/** What a reload needs to go on with. */
export function attemptOf(state: CheckoutState): Attempt | null {
  return 'attempt' in state ? state.attempt : null
}

/** A sent order cannot be edited: its repeat must be the same. */
export function isLocked(state: CheckoutState): boolean {
  return state.status !== 'editing' || Boolean(state.attempt?.order)
}

type InFlight = Extract<CheckoutState, { status: 'paying' | 'waiting' }>

function attemptFor({ requestId, order }: Extract<CheckoutEvent, { type: 'pressed' }>): Attempt {
  return { requestId, order: order ? { ...order, requestId } : null }
}

const editing = (notice: Notice | null) => ({ status: 'editing', notice, attempt: null }) as const

function isAtGateway({ attempt: { order } }: InFlight): boolean {
  return order !== null && 'method' in order
}

/** The first purchase of a plan. A change, a renewal and a gift have a type. */
function isPlanPurchase(order: Attempt['order']): order is CardOrder | GatewayOrder {
  return order !== null && !('type' in order)
}

/** The user has bought another plan in another tab. */
function isForOtherPlan({ attempt: { order } }: InFlight, { planId }: Order): boolean {
  return isPlanPurchase(order) && order.planId !== planId
}

function afterOrder(state: InFlight, placed: PlacedOrder): CheckoutState {
  switch (placed.type) {
    case 'active':
      return isForOtherPlan(state, placed.order) ? { status: 'alreadySubscribed' } : { status: 'done', order: placed.order, returned: placed.returned }
    case 'returned':
      return { status: 'returned', amount: placed.returned }
    case 'failed':
      return editing({ type: 'declined', reason: isAtGateway(state) ? 'gateway' : 'declined' })
    case 'pending':
      return waiting(state, placed.order.id, { step: placed.step })
    case 'actionRequired':
      return waiting(state, placed.order.id, { clientSecret: placed.clientSecret })
  }
}

function afterError(state: InFlight, error: OrderError): CheckoutState {
  switch (error.type) {
    case 'declined':
      return editing({ type: 'declined', reason: isAtGateway(state) ? 'gateway' : error.reason })
    case 'priceChanged':
      return editing({ type: 'priceChanged', before: state.attempt.order?.expected ?? error.quote.dueNow, quote: error.quote })
    case 'orderInProgress':
      // The success of another payment is not that of a change, a renewal or a gift (BIL-127).
      return isPlanPurchase(state.attempt.order) ? waiting(state, error.orderId, {}) : editing({ type: 'otherPayment' })
    case 'alreadySubscribed':
      return { status: 'alreadySubscribed' }
    case 'unreachable':
      return state.status === 'waiting' ? state : { status: 'editing', notice: { type: 'unreachable', mayBeCharged: true }, attempt: state.attempt }
    case 'refused':
      return state.status === 'waiting' ? { ...state, isPolling: false } : editing({ type: 'refused' })
  }
}

/** Polling that has stopped starts again only when the user asks for it. */
function waiting(state: InFlight, orderId: string, { clientSecret = null, step = null }: { clientSecret?: string | null; step?: PaymentStep | null }): CheckoutState {
  const isPolling = clientSecret === null && (state.status === 'paying' || state.isPolling)
  return { status: 'waiting', orderId, attempt: state.attempt, isPolling, clientSecret, step }
}
