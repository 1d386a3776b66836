import { readCookie } from './read-cookie.ts'

describe('a cookie', () => {
  it('is read from among others by its whole name', () => {
    expect(readCookie('a=1; rows=aside;session=abc.def==', 'session')).toBe('abc.def==')
    expect([readCookie('mysession=x', 'session'), readCookie('sessions=x', 'session')]).toEqual([null, null])
  })

  it('says nothing when it is empty, or when there are none', () => {
    expect([readCookie('session=; a=1', 'session'), readCookie(null, 'session'), readCookie(undefined, 'session')]).toEqual([null, null, null])
  })
})
