import { navigateOptions } from './modal-navigation.ts'

describe('a link', () => {
  const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, state })

  it('to a title or to sign-in opens over the page that is there, and leaves that where it was scrolled to', () => {
    const over = { state: { over: '/en/movies?sort=new', from: '/en/movies?sort=new' }, preventScrollReset: true }
    expect(['/en/tram-24', '/en/login?redirect=%2Fen'].map((href) => navigateOptions(href, at('/en/movies', '?sort=new')))).toEqual([over, over])
  })

  it('in a dialog to another keeps the page below, and the dialog it came from', () => {
    const dialog = at('/en/tram-24', '', { over: '/en/movies' })
    expect(navigateOptions('/en/the-last-ferry', dialog).state).toEqual({ over: '/en/movies', from: '/en/tram-24' })
  })

  it('to a page or to a film takes the place of what is there', () => {
    expect(['/en/shows', '/en/tram-24/e1/watch'].map((href) => navigateOptions(href, at('/en/movies')))).toEqual([{}, {}])
  })

  it('opens over nothing that cannot lie below', () => {
    expect(navigateOptions('/en/tram-24', at('/en/settings'))).toEqual({})
  })

  it('to the same page with another query keeps what stands below, and to the same address makes no second entry', () => {
    const dialog = at('/en/tram-24', '', { over: '/en' })
    expect(navigateOptions('/en/tram-24?plans', dialog)).toEqual({ state: { over: '/en', from: '/en/tram-24' }, preventScrollReset: true })
    expect(navigateOptions('/en/tram-24', dialog)).toMatchObject({ replace: true })
    expect(navigateOptions('/en/genre/drama?page=2', at('/en/genre/drama'))).toMatchObject({ preventScrollReset: false })
  })

  it('to another season takes the place of the one that is shown: no step in the history, in the page or over one', () => {
    const state = { over: '/en', from: '/en/movies' }
    expect(navigateOptions('/en/tram-24?season=2', at('/en/tram-24'))).toEqual({ state: null, preventScrollReset: true, replace: true })
    expect(navigateOptions('/en/tram-24?season=1', at('/en/tram-24', '?season=2', state))).toEqual({ state, preventScrollReset: true, replace: true })
    expect(navigateOptions('/en/tram-24?season=2', at('/en'))).not.toHaveProperty('replace')
  })
})
