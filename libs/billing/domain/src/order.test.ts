import fc from 'fast-check'
import { orderAfter, orderExpiry, orderIdFrom } from './order.ts'
import type { OrderEvent, OrderStatus } from './order.ts'

const statuses: OrderStatus[] = ['open', 'paying', 'paid', 'expired', 'cancelled']
const after = (event: OrderEvent) => statuses.map((status) => orderAfter(status, event).status)

describe('an order', () => {
  it('is open again after a failed attempt', () => {
    expect(after({ type: 'attemptStarted' })).toEqual(['paying', 'paying', 'paid', 'expired', 'cancelled'])
    expect(after({ type: 'attemptFailed' })).toEqual(['open', 'open', 'paid', 'expired', 'cancelled'])
  })

  it('expires or is cancelled before it is paid only', () => {
    expect(after({ type: 'expired' })).toEqual(['expired', 'expired', 'paid', 'expired', 'cancelled'])
    expect(after({ type: 'cancelled' })).toEqual(['cancelled', 'paying', 'paid', 'expired', 'cancelled'])
  })

  it('is honoured when its money arrives late', () => {
    expect(statuses.map((status) => orderAfter(status, { type: 'succeeded', hasNewer: false }))).toEqual([
      { status: 'paid', isRefundDue: false },
      { status: 'paid', isRefundDue: false },
      { status: 'paid', isRefundDue: true },
      { status: 'paid', isRefundDue: false },
      { status: 'paid', isRefundDue: false },
    ])
  })

  it('is refunded when its money arrives late and something newer was bought', () => {
    expect(orderAfter('expired', { type: 'succeeded', hasNewer: true })).toEqual({ status: 'expired', isRefundDue: true })
    expect(orderAfter('paying', { type: 'succeeded', hasNewer: true })).toEqual({ status: 'paid', isRefundDue: false })
  })

  it('keeps at most one of the charges that succeed', () => {
    const event = fc.oneof(
      fc.constantFrom<OrderEvent>({ type: 'attemptStarted' }, { type: 'attemptFailed' }, { type: 'expired' }, { type: 'cancelled' }),
      fc.record({ type: fc.constant('succeeded' as const), hasNewer: fc.boolean() }),
    )
    fc.assert(fc.property(fc.array(event), (events) => {
      let status: OrderStatus = 'open'
      let kept = 0
      for (const each of events) {
        const next = orderAfter(status, each)
        if (each.type === 'succeeded' && !next.isRefundDue) kept += 1
        status = next.status
      }
      expect(kept).toBe(status === 'paid' ? 1 : 0)
    }))
  })

  it('expires half an hour after it was made, and six hours after a bank was asked', () => {
    const now = new Date('2026-11-28T12:00:00Z')
    expect([orderExpiry(now, 'none'), orderExpiry(now, 'card'), orderExpiry(now, 'bank')].map((at) => at.toISOString())).toEqual(['2026-11-28T12:30:00.000Z', '2026-11-28T12:30:00.000Z', '2026-11-28T18:00:00.000Z'])
  })

  it('has an id that a gateway accepts', () => {
    fc.assert(fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => /^J[0-9A-Z]{19}$/.test(orderIdFrom(bytes))))
  })
})
