import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * The web server's HttpOnly cookie with the access token only; the session itself is in local storage. It tells the
 * server that this browser is signed in.
 */
const plainName = 'session'

/** Longer than the lifetime of an access token: an expired one still shows that this browser was signed in. */
const maxAge = 30 * 24 * 60 * 60

export const sessionCookie = {
  read(header: string | null): string | null {
    return parseCookie(header ?? '')[nameOf(isSecureSite())] || null
  },
  write(accessToken: string, isSecure: boolean): string {
    return setCookie(accessToken, maxAge, isSecure)
  },
  clear(isSecure: boolean): string {
    return setCookie('', 0, isSecure)
  },
}

function setCookie(value: string, seconds: number, isSecure: boolean): string {
  return stringifySetCookie({ name: nameOf(isSecure), value, maxAge: seconds, path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' })
}

/** Browsers accept the prefix only from this host over https, so no sibling host can plant a session (SES-33). */
function nameOf(isSecure: boolean): string {
  return isSecure ? `__Host-${plainName}` : plainName
}

function isSecureSite(): boolean {
  return process.env.SITE_ORIGIN?.startsWith('https:') ?? false
}
