import { readCookie } from './read-cookie.ts'

/**
 * The web server's copy of the session: the access token alone, unreadable for scripts. A page's own scripts keep the
 * session in local storage; this cookie lets the server know that somebody is signed in.
 */
const name = 'session'

/** Longer than an access token lives: an old one still says that this browser was signed in. */
const maxAgeSeconds = 30 * 24 * 60 * 60

export const sessionCookie = {
  read(header: string | null): string | null {
    return readCookie(header, name)
  },
  write(accessToken: string, isSecure: boolean): string {
    return `${name}=${accessToken}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure ? '; Secure' : ''}`
  },
  clear(isSecure: boolean): string {
    return `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`
  },
}
