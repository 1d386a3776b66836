import fc from 'fast-check'
import { isSettled, settle } from './payment.ts'
import type { PaymentState } from './payment.ts'

const states: PaymentState[] = ['created', 'action', 'processing', 'failed', 'cancelled', 'succeeded']
const state = fc.constantFrom(...states)

describe('a payment', () => {
  it('goes on to what the provider says next', () => {
    expect(states.slice(1).map((seen) => settle('created', seen))).toEqual(states.slice(1))
  })

  it('succeeds late after a failure, and never fails after a success', () => {
    expect([settle('failed', 'succeeded'), settle('cancelled', 'succeeded'), settle('succeeded', 'failed'), settle('failed', 'cancelled')]).toEqual(['succeeded', 'succeeded', 'succeeded', 'failed'])
  })

  it('ends the same whatever the order and number of events', () => {
    fc.assert(fc.property(fc.array(state), fc.constantFrom('failed' as const, 'succeeded' as const), (others, final) => {
      const before = others.filter((seen) => seen !== 'cancelled' && (final === 'succeeded' || seen !== 'succeeded'))
      const seen = [...before, final]
      const shuffled = seen.toSorted(() => 0).toReversed()
      expect([seen, shuffled, [...seen, ...shuffled]].map((events) => events.reduce(settle, 'created'))).toEqual([final, final, final])
    }))
  })

  it('is settled once it failed, was cancelled or succeeded', () => {
    expect(states.map(isSettled)).toEqual([false, false, false, true, true, true])
  })
})
