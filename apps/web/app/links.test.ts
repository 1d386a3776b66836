import { loginPath, opensOver, screenAt } from './links.ts'

describe('addresses', () => {
  it('lead to the screens that have a place of their own, in either language', () => {
    expect(['/en', '/bn/', '/en/movies', '/shows', '/en/plans/'].map((path) => screenAt(path).kind)).toEqual([
      'browse', 'browse', 'browse', 'browse', 'plans',
    ])
  })

  it('are titles otherwise', () => {
    expect(screenAt('/bn/the-last-ferry')).toEqual({ kind: 'title', link: '/the-last-ferry' })
  })

  it('open over the page when they are titles or sign-in', () => {
    expect(['/en/tram-24', '/en/login', '/en/movies', '/en/genre/drama'].map((path) => opensOver(screenAt(path)))).toEqual([
      true, true, false, false,
    ])
  })

  it('carry the way back through sign-in', () => {
    expect(loginPath('bn', '/bn/search?search=ক')).toBe('/bn/login?redirect=%2Fbn%2Fsearch%3Fsearch%3D%E0%A6%95')
  })
})
