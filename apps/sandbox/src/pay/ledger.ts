export const rails = ['stripe', 'gateway'] as const
export type Rail = (typeof rails)[number]

/** Money that moved, as a bank statement would list it. */
export type Movement = {
  rail: Rail
  type: 'charge' | 'refund' | 'refundReversal' | 'disputeWithdrawal' | 'disputeReturn'
  /** The vendor's id of the charge, refund or dispute. */
  id: string
  /** The vendor's id of the charge that it belongs to; for a charge its own. */
  chargeId: string
  /** Minor units, always positive. */
  amount: number
  /** Upper case. */
  currency: string
  /** The vendor's id of the customer. */
  customerId: string | null
  /** References of the site, such as `order_id` and `payment_id`. */
  metadata: Record<string, string>
  at: string
}

export type LedgerSnapshot = {
  movements: Movement[]
  /** Per rail: how often each call arrived, such as `POST /v1/payment_intents`. */
  calls: Record<Rail, Record<string, number>>
  /** Per rail: how often each idempotency key (or order id) arrived. */
  keys: Record<Rail, Record<string, number>>
  /** Per rail and currency: charged minus returned, in minor units. */
  balance: Record<Rail, Record<string, number>>
}

export type Ledger = {
  add: (movement: Omit<Movement, 'at'>) => void
  countCall: (rail: Rail, call: string) => void
  countKey: (rail: Rail, key: string) => void
  snapshot: () => LedgerSnapshot
}

/** What the outside world believes was moved. Tests of exactly-once compare with it, not with the site's tables. */
export function createLedger(now: () => Date): Ledger {
  const movements: Movement[] = []
  const calls: LedgerSnapshot['calls'] = { stripe: {}, gateway: {} }
  const keys: LedgerSnapshot['keys'] = { stripe: {}, gateway: {} }
  return {
    add: (movement) => movements.push({ ...movement, at: now().toISOString() }),
    countCall: (rail, call) => count(calls[rail], call),
    countKey: (rail, key) => count(keys[rail], key),
    snapshot: () => ({ movements: [...movements], calls, keys, balance: { stripe: balanceOf(movements, 'stripe'), gateway: balanceOf(movements, 'gateway') } }),
  }
}

function count(counters: Record<string, number>, name: string): void {
  counters[name] = (counters[name] ?? 0) + 1
}

function balanceOf(movements: Movement[], rail: Rail): Record<string, number> {
  const balance: Record<string, number> = {}
  for (const { type, currency, amount } of movements.filter((movement) => movement.rail === rail)) {
    balance[currency] = (balance[currency] ?? 0) + (type === 'refund' || type === 'disputeWithdrawal' ? -amount : amount)
  }
  return balance
}
