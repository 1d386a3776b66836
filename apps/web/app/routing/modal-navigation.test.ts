import { navigateOptions } from './modal-navigation.ts'

describe('a link', () => {
  const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, state })

  it('to a title or to sign-in opens over the current page, which keeps its scroll position', () => {
    const over = { state: { over: '/en/movies?sort=new', from: '/en/movies?sort=new' }, preventScrollReset: true }
    expect(['/en/tram-24', '/en/login?redirect=%2Fen'].map((href) => navigateOptions(href, at('/en/movies', '?sort=new')))).toEqual([over, over])
  })

  it('from one modal to another keeps the background, and names its origin', () => {
    const dialog = at('/en/tram-24', '', { over: '/en/movies' })
    expect(navigateOptions('/en/the-last-ferry', dialog).state).toEqual({ over: '/en/movies', from: '/en/tram-24' })
  })

  it('to a page or to the player replaces the current page', () => {
    expect(['/en/shows', '/en/tram-24/e1/watch'].map((href) => navigateOptions(href, at('/en/movies')))).toEqual([{}, {}])
  })

  it('opens no modal over a page that cannot host one', () => {
    expect(navigateOptions('/en/tram-24', at('/en/settings'))).toEqual({})
  })

  it('to another query of the page keeps the background, and one to the same URL adds no history entry', () => {
    const dialog = at('/en/tram-24', '', { over: '/en' })
    expect(navigateOptions('/en/tram-24?plans', dialog)).toEqual({ state: { over: '/en', from: '/en/tram-24' }, preventScrollReset: true })
    expect(navigateOptions('/en/tram-24', dialog)).toMatchObject({ replace: true })
    expect(navigateOptions('/en/genre/drama?page=2', at('/en/genre/drama'))).toMatchObject({ preventScrollReset: false })
  })

  it('to another season adds no history entry, on a page or in a modal', () => {
    const state = { over: '/en', from: '/en/movies' }
    expect(navigateOptions('/en/tram-24?season=2', at('/en/tram-24'))).toEqual({ state: null, preventScrollReset: true, replace: true })
    expect(navigateOptions('/en/tram-24?season=1', at('/en/tram-24', '?season=2', state))).toEqual({ state, preventScrollReset: true, replace: true })
    expect(navigateOptions('/en/tram-24?season=2', at('/en'))).not.toHaveProperty('replace')
  })
})
