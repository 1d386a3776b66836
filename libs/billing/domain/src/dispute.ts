/** A cardholder contests a charge at their bank, which decides. */
export type DisputeState = 'open' | 'won' | 'lost'

/** A lost dispute stays lost; one that was won can be lost in an appeal. */
const ranks: Record<DisputeState, number> = { open: 0, won: 1, lost: 2 }

/** The state after the provider was seen to say another one, in any order and any number of times (BIL-116). Null: not known before. */
export function settleDispute(state: DisputeState | null, seen: DisputeState): DisputeState {
  return state === null || ranks[seen] > ranks[state] ? seen : state
}
