import { encodeCrockford } from './crockford.ts'

export type OrderStatus = 'open' | 'paying' | 'paid' | 'expired' | 'cancelled'

export type OrderEvent =
  | { type: 'attemptStarted' }
  | { type: 'attemptFailed' }
  | { type: 'expired' }
  | { type: 'cancelled' }
  /** `hasNewer`: the user has bought something newer since. */
  | { type: 'succeeded'; hasNewer: boolean }

/**
 * The status after an event, and whether its money goes back in full (BIL-22): a second success, and one that comes late and is not
 * needed any more. An event that does not apply changes nothing.
 */
export function orderAfter(status: OrderStatus, event: OrderEvent): { status: OrderStatus; isRefundDue: boolean } {
  const to = (next: OrderStatus, isRefundDue = false) => ({ status: next, isRefundDue })
  switch (event.type) {
    case 'attemptStarted': return to(status === 'open' ? 'paying' : status)
    case 'attemptFailed': return to(status === 'paying' ? 'open' : status)
    case 'expired': return to(status === 'open' || status === 'paying' ? 'expired' : status)
    case 'cancelled': return to(status === 'open' ? 'cancelled' : status)
    case 'succeeded':
      if (status === 'paid') return to('paid', true)
      return event.hasNewer && (status === 'expired' || status === 'cancelled') ? to(status, true) : to('paid')
  }
}

const minuteInMs = 60_000

/** Without a payment an order lasts half an hour; banks may take six hours after a start (BIL-22). */
export function orderExpiry(now: Date, attempt: 'none' | 'card' | 'bank'): Date {
  return new Date(now.getTime() + (attempt === 'bank' ? 6 * 60 : 30) * minuteInMs)
}

/** Twenty characters: payment gateways accept fewer than 21 alphanumeric ones and ignore case. Takes 12 random bytes. */
export function orderIdFrom(bytes: Uint8Array): string {
  return `J${encodeCrockford(bytes, 19)}`
}
