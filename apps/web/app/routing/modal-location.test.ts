import { dropModalStateOnLoad, rememberHost, scrollKeyOf } from './modal-location.ts'

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

describe('a scroll position', () => {
  const at = (state: unknown) => scrollKeyOf({ key: 'k', state, pathname: '/en/tram-24', search: '', hash: '', mask: undefined })

  it('of a history entry belongs to the page that was read: the background of a modal, or after a reload the title', () => {
    const overMovies = { over: '/en/movies' }
    const afterReload = at(overMovies)
    rememberHost('/en/movies', 'Movies')
    expect([afterReload, at(null), at(overMovies)]).toEqual(['k', 'k', 'k /en/movies'])
  })
})
