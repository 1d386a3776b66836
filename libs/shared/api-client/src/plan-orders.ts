import { maxCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import { placeCardGift } from './gifts.ts'
import type { CardGift } from './gifts.ts'
import { orderOutcome, placeCardOrder } from './payment.ts'
import type { CardOrder, Consent, OrderOutcome } from './payment.ts'
import { quoteOf } from './quotes.ts'
import type { Quote } from './quotes.ts'
import type { Language } from './query-defaults.ts'

/** A press of the button that changes the plan of a subscription. The stored card pays. */
export type ChangeOrder = {
  type: 'change'
  userId: string
  planIdentifier: string
  requestId: string
  /** What is due now, and the next charge, as the user was shown. */
  expected: number
  expectedNext?: number
  /** The user was shown that the plan, which was cancelled, renews again. */
  resumes?: boolean
  consent?: Consent
}

/** A press of the button that pays a renewal that failed, or that ends a pause. The stored card pays. */
export type RenewalOrder = { type: 'renewal'; userId: string; requestId: string; expected: number; consent?: Consent }

export type PlanOrder = ChangeOrder | RenewalOrder

export type PlanChangeTerms = {
  kind: 'upgrade' | 'downgrade'
  /** An upgrade starts now, a downgrade with the next period. */
  startsAt: Date
  /** The plan was cancelled, and renews again with the change. */
  resumes: boolean
  quote: Quote
}

/** `notPossible`: the user has the plan, or nothing that could be changed. */
export type PlanChangeOutcome = { ok: true; terms: PlanChangeTerms } | { ok: false; error: 'notPossible' | 'notOnSale' }

/** What a change to a plan would cost now. Failures that nobody expects are thrown, so that the query can be retried. */
export function planChangeQuery(call: Call, planId: string, language: Language) {
  return {
    queryKey: ['planChange', language, planId],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<PlanChangeOutcome> => {
      try {
        const { data } = await call('changePlan', { query: { language }, body: { plan_id: planId } }, { signal })
        return { ok: true, terms: { kind: data.change, startsAt: new Date(data.starts_at), resumes: data.resumes, quote: quoteOf(data.quote) } }
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null
        if (code === 'CONFLICT') return { ok: false, error: 'notPossible' }
        if (code === 'NOT_FOUND') return { ok: false, error: 'notOnSale' }
        throw error
      }
    },
  }
}

/** Sends what one press of the button asks for, or looks how it stands. */
export function sendOrder(call: Call, order: CardOrder | PlanOrder | CardGift): Promise<OrderOutcome> {
  if (!('type' in order)) return placeCardOrder(call, order)
  switch (order.type) {
    case 'change': return changePlan(call, order)
    case 'renewal': return payRenewal(call, order)
    case 'gift': return placeCardGift(call, order)
  }
}

function changePlan(call: Call, { planIdentifier, requestId, expected, expectedNext, resumes, consent }: ChangeOrder): Promise<OrderOutcome> {
  return orderOutcome(async () => {
    const { data } = await call('changePlan', { query: {}, body: { plan_id: planIdentifier, requestId, expected, ...(expectedNext !== undefined && { expected_next: expectedNext }), ...(resumes && { resume: true }), ...(consent && { consent }) } }, { signal: AbortSignal.timeout(maxCallSeconds * 1_000) })
    return { data: data.placed ?? laterOrder(data, requestId) }
  })
}

function payRenewal(call: Call, { requestId, expected, consent }: RenewalOrder): Promise<OrderOutcome> {
  return orderOutcome(async () => {
    const { data } = await call('payRenewal', { query: {}, body: { requestId, expected, ...(consent && { consent }) } }, { signal: AbortSignal.timeout(maxCallSeconds * 1_000) })
    if (!data.placed) throw new ApiError(200, 'INVALID_RESPONSE', {})
    return { data: data.placed }
  })
}

/** What is due for a renewal that failed or was paused; null where nothing is. */
export function renewalQuery(call: Call, language: Language) {
  return {
    queryKey: ['renewal', language],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Quote | null> => {
      try {
        return quoteOf((await call('payRenewal', { query: { language }, body: {} }, { signal })).data.quote)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CONFLICT') return null
        throw error
      }
    },
  }
}

/** A downgrade places no order: its renewal does. */
function laterOrder({ quote, starts_at: at }: Answer<'changePlan'>['data'], requestId: string): Answer<'order'>['data'] {
  return { outcome: 'ACTIVE', order: { ...quote, order_id: requestId, status: 'open', plan_id: '', expires_at: at } }
}
