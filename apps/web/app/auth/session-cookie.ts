import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * The web server's HttpOnly cookie with the access token only; the session itself is in local storage. It tells the
 * server that this browser is signed in.
 */
const name = 'session'

/** Longer than the lifetime of an access token: an expired one still shows that this browser was signed in. */
const maxAge = 30 * 24 * 60 * 60

export const sessionCookie = {
  read(header: string | null): string | null {
    return parseCookie(header ?? '')[name] || null
  },
  write(accessToken: string, isSecure: boolean): string {
    return setCookie(accessToken, maxAge, isSecure)
  },
  clear(isSecure: boolean): string {
    return setCookie('', 0, isSecure)
  },
}

function setCookie(value: string, seconds: number, isSecure: boolean): string {
  return stringifySetCookie({ name, value, maxAge: seconds, path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' })
}
