import { hasAction, pendingActionIn } from './pending-action.ts'

it('only a known action in the history state is pending', () => {
  expect(pendingActionIn({ pendingAction: 'reminder' })).toBe('reminder')
  expect(pendingActionIn({ over: '/en', from: '/en/hilsa', pendingAction: 'not for me' })).toBe('not for me')
  for (const state of [null, undefined, 'love', {}, { pendingAction: 'hate' }, { pendingAction: null }, { rate: 'love' }]) expect(pendingActionIn(state)).toBeNull()
})

it('a history entry has an action while one is pending and after it was performed', () => {
  const states = [{ pendingAction: 'list' }, { isFulfilled: true }, { isFulfilled: true, over: '/en' }, { over: '/en' }, { pendingAction: 'hate' }, null, undefined, 'list']
  expect(states.map(hasAction)).toEqual([true, true, true, false, false, false, false, false])
})
