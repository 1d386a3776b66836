import { dropModalStateOnLoad } from './modal-location.ts'

describe('a document that loads', () => {
  it('drops the background of its history entry and keeps the rest', () => {
    history.replaceState({ usr: { over: '/en/movies' }, key: 'k', idx: 3 }, '', '/en/tram-24')
    dropModalStateOnLoad()
    expect(history.state).toEqual({ usr: null, key: 'k', idx: 3 })
  })

  it('keeps every other entry', () => {
    for (const state of [null, 'text', { usr: null }, { usr: { asked: true } }]) {
      history.replaceState(state, '')
      dropModalStateOnLoad()
      expect(history.state).toEqual(state)
    }
  })
})
