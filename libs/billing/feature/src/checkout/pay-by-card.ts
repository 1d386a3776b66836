import { sendOrder as send, startCardSetup, validateCard } from '@ott/api-client'
import type { Call, CardOrder, ChangeOrder, PlanOrder, RenewalOrder } from '@ott/api-client'
import type { CardRail, CardSetupError } from './card-rail.ts'
import type { Attempt, CheckoutEvent } from './checkout-state.ts'

export type PlanOrderDraft = Omit<ChangeOrder, 'requestId'> | Omit<RenewalOrder, 'requestId'>
export type OrderDraft = Omit<CardOrder, 'paymentMethodId' | 'requestId'> | PlanOrderDraft

type Payment = {
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
  const validated = await validateCard(call, setup)
  if (!validated.ok) {
    const { error } = validated
    return onEvent(error.type === 'declined' ? { type: 'cardRefused', reason: error.reason } : { type: error.type === 'unreachable' ? 'cardUnreachable' : 'cardFailed' })
  }
  const order = { ...draft, requestId, paymentMethodId: setup.paymentMethodId }
  onEvent({ type: 'cardValidated', order })
  return sendOrder(payment, order)
}

/** Places an order, or looks how it stands. After a challenge the same request tells the outcome. */
export async function sendOrder({ call, cardRail, onEvent }: Payment, order: CardOrder | PlanOrder): Promise<void> {
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
