import { oauthStateCookie } from './oauth-state-cookie.ts'

const state = { state: 's'.repeat(43), verifier: 'v'.repeat(43), nonceHash: 'n'.repeat(43) }

describe('the cookie of a social sign-in', () => {
  it('belongs to this host alone behind https, for each provider apart', () => {
    const [google, apple] = [oauthStateCookie('/auth/google', true), oauthStateCookie('/auth/apple', true)]
    const written = google.write(state)
    expect(written).toMatch(/^__Host-social-sign-in-auth-google=[\w-]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const header = written.split(';')[0]
    expect([google.read(header), apple.read(header), google.read(header?.replace('__Host-', ''))]).toEqual([state, null, null])
  })

  it('is sent only to its provider’s paths without https, where no prefix exists', () => {
    const cookie = oauthStateCookie('/auth/google', false)
    expect(cookie.write(state)).toMatch(/^social-sign-in=[\w-]+; Max-Age=900; Path=\/auth\/google; HttpOnly; SameSite=Lax$/)
    expect(cookie.read(cookie.write(state).split(';')[0])).toEqual(state)
  })
})
