import { encodeCrockford, readCrockford } from './crockford.ts'

const length = 16

/** 80 random bits, from ten bytes (BIL-18). */
export function giftCodeFrom(bytes: Uint8Array): string {
  return encodeCrockford(bytes, length)
}

/** The code without its grouping, or null for what cannot be one (BIL-18). */
export function normalizeGiftCode(text: string): string | null {
  const code = readCrockford(text)
  return code?.length === length ? code : null
}

/** In groups of four, as it is printed and mailed. */
export function formatGiftCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}

export type GiftLanding =
  /** The user has no plan: it starts at once. */
  | 'now'
  /** The same plan: its months count first and the next charge moves. */
  | 'extendsCurrent'
  /** A better plan starts at once, and the paid one continues after it. */
  | 'suspendsCurrent'
  /** A lesser plan starts after the paid one. */
  | 'afterCurrent'

/** Where the time of a redeemed gift goes (BIL-19). */
export function giftLanding(current: { identifier: string; rank: number } | null, gift: { identifier: string; rank: number }): GiftLanding {
  if (!current) return 'now'
  if (current.identifier === gift.identifier) return 'extendsCurrent'
  return gift.rank > current.rank ? 'suspendsCurrent' : 'afterCurrent'
}
