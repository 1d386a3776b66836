import { restoreScroll, scrollStorageKey } from './scroll-position.ts'

describe('the scroll position of a reloaded page', () => {
  const scrollTo = jest.fn()
  beforeEach(() => {
    globalThis.scrollTo = scrollTo
    scrollTo.mockClear()
    sessionStorage.setItem(scrollStorageKey, JSON.stringify({ before: 1200, top: 0 }))
  })
  afterEach(() => {
    sessionStorage.clear()
    history.replaceState(null, '')
  })

  it.each([['before', [[0, 1200]]], ['top', [[0, 0]]], ['another', []]])('is restored for the history entry "%s"', (key, positions) => {
    history.replaceState({ key, idx: 3 }, '')
    restoreScroll()
    expect(scrollTo.mock.calls).toEqual(positions)
    expect(history.state).toEqual({ key, idx: 3 })
  })

  it('stays at the top when the stored positions are broken', () => {
    sessionStorage.setItem(scrollStorageKey, '{"before"')
    history.replaceState({ key: 'before' }, '')
    restoreScroll()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('gets a history key on the first visit', () => {
    restoreScroll()
    expect(history.state).toEqual({ key: expect.stringMatching(/^\w{6,}$/) })
  })
})
