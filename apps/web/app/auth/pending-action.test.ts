import { pendingActionIn } from './pending-action.ts'

it('something is wished for by what a page of ours kept, and by nothing else', () => {
  expect(pendingActionIn({ pendingAction: 'reminder' })).toBe('reminder')
  expect(pendingActionIn({ over: '/en', from: '/en/hilsa', pendingAction: 'not for me' })).toBe('not for me')
  for (const state of [null, undefined, 'love', {}, { pendingAction: 'hate' }, { pendingAction: null }, { rate: 'love' }]) expect(pendingActionIn(state)).toBeNull()
})
