import { brand } from '@ott/brand'
import { isIndexable } from './is-indexable.ts'

describe('search engines', () => {
  it('may index the catalogue', () => {
    const paths = ['/en', '/bn/movies', '/en/shows', '/en/genre/drama', '/bn/the-last-ferry', '/en/my-fair-lady', '/en/people/meghna-basu']
    expect(paths.filter((path) => !isIndexable(path))).toEqual([])
  })

  it('may index the pages about the service', () => {
    const paths = ['/en/help', '/bn/accessibility', '/en/terms', '/bn/privacy', '/en/welcome']
    expect(paths.filter((path) => !isIndexable(path))).toEqual([])
  })

  it('may index no user page, search, sign-in or watch page', () => {
    const own = [
      '/en/plans', '/en/settings', '/bn/settings/devices', '/en/login', '/en/reset-password', '/en/revert-contact', '/en/device-limit-exceeded', '/bn/profiles', `/en/my-${brand.slug}`,
      '/en/search', '/en/redeem', '/en/redirect', '/en/the-last-ferry/ferry/watch',
    ]
    expect(own.filter(isIndexable)).toEqual([])
  })
})
