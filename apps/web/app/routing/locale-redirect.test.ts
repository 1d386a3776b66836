import { localeRedirect } from './locale-redirect.ts'

const to = (path: string, cookies = '') => localeRedirect(`https://site.example${path}`, cookies)

describe('a URL without a locale', () => {
  it('redirects to the locale that the user chose, else to English', () => {
    expect([to('/movies', 'NEXT_LOCALE=bn'), to('/movies'), to('/')]).toEqual(['/bn/movies', '/en/movies', '/en'])
  })

  it('keeps its query', () => {
    expect([to('/genre/drama?page=2', 'a=b; NEXT_LOCALE=bn'), to('/?a=b')]).toEqual(['/bn/genre/drama?page=2', '/en?a=b'])
  })
})
