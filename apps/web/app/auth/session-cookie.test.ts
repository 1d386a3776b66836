import { sessionCookie } from './session-cookie.ts'

afterEach(() => {
  delete process.env.SITE_ORIGIN
})

describe('the session cookie', () => {
  it('is read among other cookies', () => {
    expect(sessionCookie.read('a=1;session=abc.def==; NEXT_LOCALE=bn')).toBe('abc.def==')
    expect([sessionCookie.read(null), sessionCookie.read('mysession=x'), sessionCookie.read('session=')]).toEqual([null, null, null])
  })

  it('is HttpOnly and SameSite', () => {
    expect(sessionCookie.write('t', true)).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(sessionCookie.write('t', false)).not.toMatch(/Secure/)
  })

  it('belongs to this host alone behind https', () => {
    expect([sessionCookie.write('t', true), sessionCookie.clear(true)]).toEqual([
      expect.stringMatching(/^__Host-session=t; Max-Age=2592000; Path=\/; HttpOnly; Secure;/),
      expect.stringMatching(/^__Host-session=; Max-Age=0; Path=\/; HttpOnly; Secure;/),
    ])
    expect(sessionCookie.write('t', false)).toMatch(/^session=t;/)
    process.env.SITE_ORIGIN = 'https://films.example'
    expect(sessionCookie.read('session=planted; __Host-session=own')).toBe('own')
    expect(sessionCookie.read('session=planted')).toBeNull()
  })
})
