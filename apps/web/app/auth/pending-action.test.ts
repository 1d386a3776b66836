import { pendingActionIn } from './pending-action.ts'

it('something is wished for by what a page of ours kept, and by nothing else', () => {
  expect(pendingActionIn({ wish: 'reminder' })).toBe('reminder')
  expect(pendingActionIn({ over: '/en', from: '/en/hilsa', wish: 'not for me' })).toBe('not for me')
  for (const state of [null, undefined, 'love', {}, { wish: 'hate' }, { wish: null }, { rate: 'love' }]) expect(pendingActionIn(state)).toBeNull()
})
