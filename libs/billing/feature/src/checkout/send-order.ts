import { placeGatewayGift, placeGatewayOrder, sendOrder as send, startCardSetup, validateCard } from '@ott/api-client'
import type { Call, CardGift, CardOrder, GatewayGift, GatewayOrder, PlanOrder } from '@ott/api-client'
import type { CardRail, CardSetupError } from './card-rail.ts'
import type { Attempt, CheckoutEvent, PlanOrderDraft } from './checkout-state.ts'

export type OrderDraft = Omit<CardOrder, 'paymentMethodId' | 'requestId'> | PlanOrderDraft | Omit<CardGift, 'paymentMethodId' | 'requestId'>

export type Payment = {
  call: Call
  /** Resolves once the card form is loaded. */
  cardRail: () => Promise<CardRail>
  onEvent: (event: CheckoutEvent) => void
}

/** A bank that asks more often is left to the user. */
const maxChallenges = 2

/** Sets up the card and places the order of a press. Its events tell how that ended. */
export async function payByCard(payment: Payment, { requestId }: Attempt, draft: OrderDraft, setupId: string): Promise<void> {
  const { call, cardRail, onEvent } = payment
  const rail = await cardRail()
  if (!(await rail.submit())) return onEvent({ type: 'cardIncomplete' })
  // Each setup is its own: one that has succeeded or failed cannot be confirmed again.
  const started = await startCardSetup(call, setupId)
  if (!started.ok) return onEvent({ type: started.error.type === 'unreachable' ? 'cardUnreachable' : 'cardFailed' })
  const setup = await rail.setUp(started.setup.clientSecret)
  if (!setup.ok) return onEvent(setupEvent(setup.error))
  // A gift leaves the card that renews the own plan.
  const paysOnce = 'type' in draft && draft.type === 'gift'
  const validated = await validateCard(call, { ...setup, paysOnce })
  if (!validated.ok) {
    const { error } = validated
    return onEvent(error.type === 'declined' ? { type: 'cardRefused', reason: error.reason } : { type: error.type === 'unreachable' ? 'cardUnreachable' : 'cardFailed' })
  }
  const order = { ...draft, requestId, paymentMethodId: setup.paymentMethodId }
  onEvent({ type: 'cardValidated', order })
  return sendCardOrder(payment, order)
}

/** Places an order, or looks how it stands. `onLeave` takes its payer to a page of their bank. */
export function sendOrder(payment: Payment, order: NonNullable<Attempt['order']>, onLeave?: (url: string) => void): Promise<void> {
  return 'method' in order ? payAtGateway(payment, order, onLeave) : sendCardOrder(payment, order)
}

async function payAtGateway({ call, onEvent }: Payment, order: GatewayOrder | GatewayGift, onLeave?: (url: string) => void): Promise<void> {
  const outcome = await ('type' in order ? placeGatewayGift(call, order) : placeGatewayOrder(call, order))
  onEvent({ type: 'answered', outcome })
  const step = outcome.ok && outcome.placed.type === 'pending' ? outcome.placed.step : null
  if (step?.kind === 'redirect') onLeave?.(step.url)
}

/** After a challenge the same request tells the outcome. */
async function sendCardOrder({ call, cardRail, onEvent }: Payment, order: CardOrder | PlanOrder | CardGift): Promise<void> {
  for (let challenges = 0; ; challenges += 1) {
    const outcome = await send(call, order)
    if (!outcome.ok || outcome.placed.type !== 'actionRequired' || challenges === maxChallenges) return onEvent({ type: 'answered', outcome })
    onEvent({ type: 'bankAsked' })
    const rail = await cardRail()
    await rail.answerBank(outcome.placed.clientSecret)
  }
}

function setupEvent(error: CardSetupError): CheckoutEvent {
  switch (error.type) {
    case 'incomplete': return { type: 'cardIncomplete' }
    case 'declined': return { type: 'cardRefused', reason: error.reason }
    case 'unreachable': return { type: 'cardUnreachable' }
    case 'failed': return { type: 'cardFailed' }
  }
}
