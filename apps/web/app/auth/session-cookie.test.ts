import { sessionCookie } from './session-cookie.ts'

describe('the session cookie', () => {
  it('is read among other cookies', () => {
    expect(sessionCookie.read('a=1;session=abc.def==; NEXT_LOCALE=bn')).toBe('abc.def==')
    expect([sessionCookie.read(null), sessionCookie.read('mysession=x'), sessionCookie.read('session=')]).toEqual([null, null, null])
  })

  it('is HttpOnly and SameSite', () => {
    expect(sessionCookie.write('t', true)).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(sessionCookie.write('t', false)).not.toMatch(/Secure/)
  })
})
