import type { Answer } from '@ott/contract'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import { cardOf } from './cards.ts'
import type { PaymentCard } from './cards.ts'

/** The user's cards and mandates, the default first. */
export function cardsQuery(call: Call) {
  return {
    queryKey: ['cards'],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<PaymentCard[]> => (await call('cards', { query: {} }, { signal })).data.cards.map(cardOf),
  }
}

/** `needed`: the last one of a plan that renews. `paying`: a payment with it is under way. `changed`: it is not there any more, or has expired. */
export type CardsOutcome = { ok: true; cards: PaymentCard[] } | { ok: false; error: 'offline' | 'needed' | 'paying' | 'changed' | 'unknown' }

/** Renewals are charged to it from now on. */
export const setDefaultCard = (call: Call, id: string) => outcomeOf(() => call('setDefaultCard', { params: { id } }))

/** A mandate is revoked, which ends the renewal. */
export const removeCard = (call: Call, id: string) => outcomeOf(() => call('removeCard', { params: { id } }))

async function outcomeOf(send: () => Promise<Answer<'cards'>>): Promise<CardsOutcome> {
  try {
    return { ok: true, cards: (await send()).data.cards.map(cardOf) }
  } catch (error) {
    return { ok: false, error: errorOf(error) }
  }
}

function errorOf(error: unknown): Extract<CardsOutcome, { ok: false }>['error'] {
  switch (error instanceof ApiError ? error.code : null) {
    case 'OFFLINE': return 'offline'
    case 'PAYMENT_METHOD_NEEDED': return 'needed'
    case 'ORDER_IN_PROGRESS': return 'paying'
    case 'CONFLICT':
    case 'NOT_FOUND': return 'changed'
    default: return 'unknown'
  }
}
