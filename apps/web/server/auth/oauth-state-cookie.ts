import { parseCookie, stringifySetCookie } from 'cookie'
import type { OAuthState } from './social-providers.ts'

/**
 * An HttpOnly cookie that holds the OAuth state during the round trip to the provider. Behind https it has the prefix
 * that keeps other hosts from planting it, which requires the root path (SES-33).
 */
export function oauthStateCookie(path: string, isSecure: boolean) {
  const name = isSecure ? `__Host-${plainName}${path.replaceAll('/', '-')}` : plainName
  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, maxAge, path: isSecure ? '/' : path, httpOnly: true, secure: isSecure, sameSite: 'lax' })
  return {
    write: (state: OAuthState) => cookie(Buffer.from(JSON.stringify(state)).toString('base64url'), maxAgeSeconds),
    clear: () => cookie('', 0),
    /** Null if the cookie is absent or invalid. */
    read(header: string | undefined): OAuthState | null {
      const value = parseCookie(header ?? '')[name]
      if (!value) return null
      try {
        const oauthState = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<OAuthState> | null
        const { state, verifier, nonceHash } = oauthState ?? {}
        const isComplete = [state, verifier, nonceHash].every((part) => typeof part === 'string' && /^[\w-]{43}$/.test(part))
        return isComplete ? (oauthState as OAuthState) : null
      } catch {
        return null
      }
    },
  }
}

const plainName = 'social-sign-in'

/** Long enough to look up a password and a second factor. */
const maxAgeSeconds = 900
