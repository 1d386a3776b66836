import { parseCookie, stringifySetCookie } from 'cookie'
import type { Visit } from './social-providers.ts'

/** An HttpOnly cookie that holds the OAuth state during the round trip to the provider. */
export function visitCookie(path: string, isSecure: boolean) {
  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, maxAge, path, httpOnly: true, secure: isSecure, sameSite: 'lax' })
  return {
    write: (visit: Visit) => cookie(Buffer.from(JSON.stringify(visit)).toString('base64url'), maxAgeSeconds),
    clear: () => cookie('', 0),
    /** Null if the cookie is absent or invalid. */
    read(header: string | undefined): Visit | null {
      const value = parseCookie(header ?? '')[name]
      if (!value) return null
      try {
        const visit = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<Visit> | null
        const { state, verifier, nonceHash } = visit ?? {}
        const isWhole = [state, verifier, nonceHash].every((part) => typeof part === 'string' && /^[\w-]{43}$/.test(part))
        return isWhole ? (visit as Visit) : null
      } catch {
        return null
      }
    },
  }
}

const name = 'social-sign-in'

/** Long enough to look up a password and a second factor. */
const maxAgeSeconds = 900
