import { pendingActionIn } from './pending-action.ts'

it('only a known action in the history state is pending', () => {
  expect(pendingActionIn({ pendingAction: 'reminder' })).toBe('reminder')
  expect(pendingActionIn({ over: '/en', from: '/en/hilsa', pendingAction: 'not for me' })).toBe('not for me')
  for (const state of [null, undefined, 'love', {}, { pendingAction: 'hate' }, { pendingAction: null }, { rate: 'love' }]) expect(pendingActionIn(state)).toBeNull()
})
