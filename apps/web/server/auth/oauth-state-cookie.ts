import { parseCookie, stringifySetCookie } from 'cookie'
import type { Visit } from './social-providers.ts'

/** Keeps a visit in the browser that began it, for its way to the provider and back; out of reach of scripts. */
export function visitCookie(path: string, isSecure: boolean) {
  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, maxAge, path, httpOnly: true, secure: isSecure, sameSite: 'lax' })
  return {
    write: (visit: Visit) => cookie(Buffer.from(JSON.stringify(visit)).toString('base64url'), maxAgeSeconds),
    clear: () => cookie('', 0),
    /** Null where there is none, or what is there is none of ours. */
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

/** As long as somebody may take to find a password and a second factor. */
const maxAgeSeconds = 900
