import { noCap } from '@ott/catalogue'
import type { Restriction } from '@ott/playback'

/** The parental control that an access token carries. Only the server can trust it. */
export function restrictionIn(accessToken: string | null): Restriction {
  const { level = noCap, cap = noCap } = claimsOf(accessToken)
  return { level, cap }
}

/** The profile of an access token: none is open with the scope `chooser`. */
export function profileClaims(accessToken: string | null): { pid?: string; kids?: boolean; scope?: string } {
  return claimsOf(accessToken)
}

/** When a grant expires, in epoch milliseconds. */
export function expiryOf(grant: string): number {
  return (claimsOf(grant).exp ?? 0) * 1_000
}

function claimsOf(token: string | null): { level?: number; cap?: number; exp?: number; pid?: string; kids?: boolean; scope?: string } {
  try {
    return JSON.parse(atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as object
  } catch {
    return {}
  }
}
