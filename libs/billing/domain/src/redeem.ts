import type { Subscription } from './subscription.ts'
import { isActive } from './subscription.ts'

/** The specification lets the button apply a code of this length, and Enter only a longer one (BIL-30). */
const minCodeLength = 3

/** Longest input of a gift code that is sent. */
export const maxGiftCodeInput = 100

export function canRedeem(code: string, by: 'button' | 'enter'): boolean {
  const { length } = code.trim()
  return by === 'button' ? length >= minCodeLength : length > minCodeLength
}

/** The time that a redeemed code gives. */
export type RedeemedGift = { planTitle: string; startsAt: Date; endsAt: Date }

/** How the gift of an accepted code stands. */
export type GiftStatus = 'activating' | 'active' | 'waiting' | 'over'

type ConfirmedBy = Pick<Subscription, 'status' | 'endsAt'> & { acquisition: string }

/**
 * Compares a gift with the subscription read afterwards (BIL-31). A gift may extend a paid plan, which then lasts to the
 * gift's end, or wait for a better plan to end. `undefined` is not read yet.
 */
export function giftStatus(gift: RedeemedGift, subscription: ConfirmedBy | null | undefined, now: Date): GiftStatus {
  if (gift.endsAt <= now) return 'over'
  if (!subscription || !isActive(subscription, now)) return 'activating'
  if (subscription.endsAt >= gift.endsAt) return 'active'
  if (gift.startsAt > now) return 'waiting'
  return subscription.acquisition === 'REDEEMED' ? 'active' : 'activating'
}
