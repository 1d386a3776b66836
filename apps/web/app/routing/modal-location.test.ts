import { dropModalStateOnLoad } from './modal-location.ts'

describe('a document that loads', () => {
  it('forgets the page below that its history entry holds, and nothing else of the entry', () => {
    history.replaceState({ usr: { over: '/en/movies' }, key: 'k', idx: 3 }, '', '/en/tram-24')
    dropModalStateOnLoad()
    expect(history.state).toEqual({ usr: null, key: 'k', idx: 3 })
  })

  it('leaves every other entry as it is', () => {
    for (const state of [null, 'text', { usr: null }, { usr: { asked: true } }]) {
      history.replaceState(state, '')
      dropModalStateOnLoad()
      expect(history.state).toEqual(state)
    }
  })
})
