import { canonicalPath, liesBelow, loginPath, myPath, needsAllWords, opensOver, pathOf, screenAt } from './paths.ts'

describe('addresses', () => {
  it('lead to the screens that have a place of their own, in either language', () => {
    expect(['/en', '/bn/', '/en/movies', '/shows', '/en/plans/'].map((path) => screenAt(path).kind)).toEqual([
      'browse', 'browse', 'browse', 'browse', 'plans',
    ])
  })

  it('of the viewer’s own page is theirs alone', () => {
    expect([`/en${myPath}`, myPath].map((path) => screenAt(path).kind)).toEqual(['mine', 'mine'])
  })

  it('lead to the same page with any query or place in it', () => {
    expect(['/en/plans', '/en/plans?from=a?b', '/en/plans#year', '/en/plans?from=a#year'].map(pathOf)).toEqual(Array(4).fill('/en/plans'))
  })

  it('are titles otherwise', () => {
    expect(screenAt('/bn/the-last-ferry')).toEqual({ kind: 'title', link: '/the-last-ferry' })
  })

  it('open over the page when they are titles or sign-in', () => {
    expect(['/en/tram-24', '/en/login', '/en/movies', '/en/genre/drama'].map((path) => opensOver(screenAt(path)))).toEqual([
      true, true, false, false,
    ])
  })

  it('of people are pages of their own, also under a title that opens over one', () => {
    const screen = screenAt('/bn/people/meghna-basu')
    expect(screen).toEqual({ kind: 'person', id: 'meghna-basu' })
    expect([opensOver(screen), liesBelow(screen)]).toEqual([false, true])
  })

  it('of a film that plays neither open over a page nor lie below one, whatever a title is called', () => {
    const [playing, film] = ['/en/tram-24/tram-s1e1/watch', '/en/watch'].map(screenAt)
    expect([playing, film]).toEqual([{ kind: 'watch', link: '/tram-24' }, { kind: 'title', link: '/watch' }])
    expect([playing, film].map((screen) => screen && [opensOver(screen), liesBelow(screen)])).toEqual([[false, false], [true, true]])
  })

  it('have one form each, where only a further page of a genre is another page', () => {
    expect(canonicalPath('/en/genre/drama', '?page=2&utm_source=a')).toBe('/en/genre/drama?page=2')
    expect(['?page=1', '?page=x', '?sort=new'].map((query) => canonicalPath('/en/genre/drama', query))).toEqual(Array(3).fill('/en/genre/drama'))
    expect([canonicalPath('/bn/movies', '?page=2'), canonicalPath('/en/tram-24', '?plans'), canonicalPath('/en/tram-24', '?season=2')]).toEqual(['/bn/movies', '/en/tram-24', '/en/tram-24'])
    expect(canonicalPath('/en/genre', '?page=2')).toBe('/en/genre')
  })

  it('of a film that plays are the title’s to search engines, at whatever moment', () => {
    expect(canonicalPath('/bn/tram-24/tram-s1e1/watch', '?t=42')).toBe('/bn/tram-24')
  })

  it('carry the way back through sign-in', () => {
    expect(loginPath('bn', '/bn/search?search=ক')).toBe('/bn/login?redirect=%2Fbn%2Fsearch%3Fsearch%3D%E0%A6%95')
  })
})

it.each(['/en/people/meghna-basu', '/bn/search', '/en/plans', '/en/help', '/bn/accessibility', '/en/terms', '/en/welcome', '/bn/settings/devices'])('%s is drawn with all words from the start', (path) => {
  expect(needsAllWords(path)).toBe(true)
})

it.each(['/en', '/bn/movies', '/en/genre/drama', '/en/hilsa', '/en/login'])('%s waits for no words but those of the first screens', (path) => {
  expect(needsAllWords(path)).toBe(false)
})
