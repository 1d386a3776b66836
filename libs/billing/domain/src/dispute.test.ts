import fc from 'fast-check'
import { settleDispute } from './dispute.ts'
import type { DisputeState } from './dispute.ts'

const states = ['open', 'won', 'lost'] as const

it('a decided dispute is not open again', () => {
  expect(settleDispute(null, 'open')).toBe('open')
  expect(settleDispute('open', 'won')).toBe('won')
  expect(settleDispute('won', 'open')).toBe('won')
  expect(settleDispute('lost', 'won')).toBe('lost')
})

it('a dispute ends in the same state whatever the order and number of what is seen', () => {
  const end = (seen: DisputeState[]) => seen.reduce<DisputeState | null>(settleDispute, null)
  fc.assert(fc.property(fc.array(fc.constantFrom(...states), { minLength: 1 }), (seen) => {
    expect(end(seen)).toBe(end(seen.toReversed()))
    expect(end([...seen, ...seen])).toBe(end(seen))
  }))
})
