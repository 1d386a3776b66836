import { placeGatewayGift, placeGatewayOrder, sendOrder as send, startCardSetup, validateCard } from '@ott/api-client'
import type { Call, CallFailure, CardGift, CardOrder, GatewayGift, GatewayOrder, PaymentCard, PlanOrder } from '@ott/api-client'
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
  const { onEvent } = payment
  // A gift leaves the card that renews the own plan.
  const paysOnce = 'type' in draft && draft.type === 'gift'
  const card = await setUpCard(payment, setupId, { paysOnce })
  if (!card.ok) return onEvent(setupEvent(card.error))
  const order = { ...draft, requestId, paymentMethodId: card.paymentMethodId }
  onEvent({ type: 'cardValidated', order })
  return sendCardOrder(payment, order)
}

/** Stores the card that was typed, after its bank's question. Nothing is charged. */
export async function setUpCard({ call, cardRail }: Pick<Payment, 'call' | 'cardRail'>, setupId: string, { paysOnce }: { paysOnce: boolean }): Promise<{ ok: true; card: PaymentCard; paymentMethodId: string } | { ok: false; error: CardSetupError }> {
  const rail = await cardRail()
  if (!(await rail.submit())) return { ok: false, error: { type: 'incomplete' } }
  // Each setup is its own: one that has succeeded or failed cannot be confirmed again.
  const started = await startCardSetup(call, setupId)
  if (!started.ok) return { ok: false, error: failureOf(started.error) }
  const setup = await rail.setUp(started.setup.clientSecret)
  if (!setup.ok) return setup
  const validated = await validateCard(call, { ...setup, paysOnce })
  if (validated.ok) return { ok: true, card: validated.card, paymentMethodId: setup.paymentMethodId }
  const { error } = validated
  return { ok: false, error: error.type === 'declined' ? { type: 'declined', reason: error.reason } : failureOf(error) }
}

const failureOf = ({ type }: CallFailure): CardSetupError => ({ type: type === 'unreachable' ? 'unreachable' : 'failed' })

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
