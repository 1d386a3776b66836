/** One attempt at one provider. `action` waits for the payer, `processing` for their bank. */
export type PaymentState = 'created' | 'action' | 'processing' | 'failed' | 'cancelled' | 'succeeded'

/**
 * A payment only advances (BIL-21). A late success counts after a failure, as UPI does; never the reverse. A failed attempt that
 * is cancelled stays failed, because its decline says why.
 */
const ranks: Record<PaymentState, number> = { created: 0, action: 1, processing: 2, cancelled: 3, failed: 4, succeeded: 5 }

/** The state after the provider was seen to say another one, in any order and any number of times. */
export function settle(state: PaymentState, seen: PaymentState): PaymentState {
  return ranks[seen] > ranks[state] ? seen : state
}

export function isSettled(state: PaymentState): boolean {
  return ranks[state] >= ranks.cancelled
}

/** Why a provider refused. The words are chosen where they are shown. */
export type DeclineReason = 'declined' | 'insufficientFunds' | 'expiredCard' | 'incorrectCvc' | 'authenticationFailed' | 'methodNotAllowed' | 'tryAgain'

export type Decline = {
  reason: DeclineReason
  /** `soft` may succeed later, `hard` never with this method, `authentication` only with the payer present. */
  severity: 'soft' | 'hard' | 'authentication'
}
