import type { DeclineName } from './declines.ts'

export type TestCard = {
  brand: 'visa' | 'mastercard' | 'amex'
  country: string
  /** Steps at which the cardholder is asked by 3D Secure while on the site. */
  challengedAt: readonly ('setup' | 'payment')[]
  /** A charge without the cardholder: passes, passes for cards that were set up with them, or never passes. */
  offSession: 'passes' | 'ifSetUp' | 'authenticationRequired'
  /** Refuses to be set up or attached. */
  setupDecline?: DeclineName
  /** Refuses every charge, after 3D Secure. */
  paymentDecline?: DeclineName
  /** Refuses charges off-session after so many of them. */
  maxOffSessionPayments?: number
  /** The charge is decided later. */
  isProcessedLater?: 'fails' | 'notifiesFirst'
  refund?: 'failsLater' | 'succeedsLater'
  isDisputed?: boolean
  /** What the connection does when the card is charged. */
  connection?: 'slow' | 'cut'
}

/** What the bank of a payment method remembers. */
export type CardState = {
  card: TestCard
  /** The cardholder allowed charges off-session. */
  isSetUp: boolean
  offSessionPayments: number
  /** Detached, or charged without a customer: it may not be used again. */
  isSpent: boolean
  /** The permission for recurring debits, up to an amount in minor units, where the bank's country has such. */
  mandate: { id: string; maxAmount: number } | null
}

const visa: TestCard = { brand: 'visa', country: 'US', challengedAt: [], offSession: 'passes' }
const refuses = (decline: DeclineName): TestCard => ({ ...visa, setupDecline: decline, paymentDecline: decline })
const always = ['setup', 'payment'] as const

/** The vendor's test cards. */
const vendorCards: Record<string, TestCard> = {
  '4242424242424242': visa,
  '5555555555554444': { ...visa, brand: 'mastercard' },
  '378282246310005': { ...visa, brand: 'amex' },
  '4000002500003155': { ...visa, challengedAt: always, offSession: 'ifSetUp' },
  '4000002760003184': { ...visa, challengedAt: always, offSession: 'authenticationRequired' },
  '4000003800000446': { ...visa, challengedAt: always },
  '4000000000003220': { ...visa, challengedAt: ['payment'], offSession: 'authenticationRequired' },
  '4000008260003178': { ...visa, challengedAt: always, paymentDecline: 'insufficient_funds' },
  '4000008400001629': { ...visa, challengedAt: always, setupDecline: 'generic_decline', paymentDecline: 'generic_decline' },
  '4000000000000002': refuses('generic_decline'),
  '4000000000009995': refuses('insufficient_funds'),
  '4000000000009987': refuses('lost_card'),
  '4000000000009979': refuses('stolen_card'),
  '4000000000000069': refuses('expired_card'),
  '4000000000000127': refuses('incorrect_cvc'),
  '4000000000000119': refuses('processing_error'),
  '4000000000000341': { ...visa, paymentDecline: 'generic_decline' },
  '4000000000005126': { ...visa, refund: 'failsLater' },
  '4000000000007726': { ...visa, refund: 'succeedsLater' },
  '4000000000000259': { ...visa, isDisputed: true },
  '4000003560000008': { ...visa, country: 'IN', challengedAt: always, offSession: 'ifSetUp', isProcessedLater: 'notifiesFirst' },
}

/** Cards beyond the vendor's, by their ending. */
const ownPrefix = '40000099'
const ownCards: Record<string, TestCard> = {
  '0010': { ...visa, connection: 'slow' },
  '0028': { ...visa, connection: 'cut' },
  '0036': { ...visa, maxOffSessionPayments: 2 },
  '0044': { ...visa, isProcessedLater: 'fails' },
}

/** Null for a number that can't be one. `unknown` may be a real card. */
export function testCardOf(number: string): TestCard | 'unknown' | null {
  const own = number.startsWith(ownPrefix) && number.length === 16 ? ownCards[number.slice(-4)] : undefined
  if (own) return own
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return null
  return vendorCards[number] ?? 'unknown'
}

/** The Luhn algorithm. */
function hasCheckDigit(number: string): boolean {
  const digits = Array.from(number).toReversed().map((digit, at) => (at % 2 === 0 ? Number(digit) : Number(digit) * 2))
  return digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0
}
