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
    expect([settle('failed', 'succeeded'), settle('cancelled', 'succeeded'), settle('succeeded', 'failed')]).toEqual(['succeeded', 'succeeded', 'succeeded'])
  })

  it('stays failed when the failed attempt is cancelled', () => {
    expect([settle('failed', 'cancelled'), settle('cancelled', 'failed')]).toEqual(['failed', 'failed'])
  })

  it('ends the same whatever the order and number of events', () => {
    const sequence = fc.array(state, { minLength: 1 }).chain((seen) => fc.tuple(fc.constant(seen), fc.shuffledSubarray(seen, { minLength: seen.length })))
    fc.assert(fc.property(sequence, ([seen, shuffled]) => {
      const final = seen.reduce(settle, 'created')
      expect([shuffled, [...seen, ...shuffled]].map((events) => events.reduce(settle, 'created'))).toEqual([final, final])
    }))
  })

  it('is settled once it failed, was cancelled or succeeded', () => {
    expect(states.map(isSettled)).toEqual([false, false, false, true, true, true])
  })
})
