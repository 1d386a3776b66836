/**
 * `waiting` for a viewer, `claimed` by the first who looked it up, `allowed` or `denied` by that viewer, `redeemed` by
 * the TV for its session (RFC 8628).
 */
export type ActivationState = 'waiting' | 'claimed' | 'allowed' | 'denied' | 'redeemed'

export type Activation = {
  state: ActivationState
  expiresAt: Date
  /** The previous poll; null before the first. */
  polledAt: Date | null
  /** What the TV was last told to wait between polls. */
  intervalSeconds: number
}

export type Decision = 'allow' | 'deny' | 'release'

export type PollVerdict =
  | { type: 'pending' }
  | { type: 'slowDown'; intervalSeconds: number }
  | { type: 'denied' }
  | { type: 'expired' }
  | { type: 'open' }
  | { type: 'repeat' }

export const tvActivation = {
  /** Lifetime of a code. */
  expiresInSeconds: 600,
  intervalSeconds: 5,
  /** Minimum lifetime after it was allowed, so that a TV that polls late still gets its session (TV-6). */
  allowedSeconds: 30,
  /** Time in which a TV that lost the answer gets it again (TV-8). */
  repeatSeconds: 60,
} as const

const slowerSeconds = 5
/** A poll may be early by this: networks delay one more than the other. */
const jitterSeconds = 1

/** What a poll of the TV gets. Expiry comes first in every state; an early poll never withholds a session (TV-4, TV-5). */
export function pollVerdict(activation: Activation, now: Date): PollVerdict {
  if (activation.expiresAt <= now) return { type: 'expired' }
  switch (activation.state) {
    case 'denied': return { type: 'denied' }
    case 'allowed': return { type: 'open' }
    case 'redeemed': return { type: 'repeat' }
    case 'waiting':
    case 'claimed': return isTooEarly(activation, now) ? { type: 'slowDown', intervalSeconds: activation.intervalSeconds + slowerSeconds } : { type: 'pending' }
  }
}

function isTooEarly({ polledAt, intervalSeconds }: Activation, now: Date): boolean {
  return polledAt !== null && now.getTime() < polledAt.getTime() + (intervalSeconds - jitterSeconds) * 1_000
}

/** The state after a decision of the viewer who claimed the code. A repeated decision changes nothing (TV-7). */
export function decide(state: ActivationState, decision: Decision): ActivationState {
  switch (state) {
    case 'claimed': return ({ allow: 'allowed', deny: 'denied', release: 'waiting' } as const)[decision]
    case 'allowed': return decision === 'deny' ? 'denied' : 'allowed'
    case 'waiting':
    case 'denied':
    case 'redeemed': return state
  }
}

/** What holds after a decision; a TV that is already in stays allowed. */
export function activationResult(state: ActivationState): 'allowed' | 'denied' | 'released' {
  if (state === 'denied') return 'denied'
  return state === 'allowed' || state === 'redeemed' ? 'allowed' : 'released'
}
