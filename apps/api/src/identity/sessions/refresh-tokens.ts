import { createHmac, timingSafeEqual } from 'node:crypto'

/** The session and exchange (generation) that a refresh token belongs to. */
export type RefreshClaim = { userId: string; sessionId: string; generation: number; mac: string }

type SessionSecret = { user_id: string; session_id: string; refresh_salt: Buffer }

/**
 * Derived from the session's salt and a key outside the database, never stored. A client that lost a response gets the
 * same successor again, and a database leak reveals no token (SES-2).
 */
export function refreshToken(session: SessionSecret, generation: number, key: Buffer): string {
  return ['r1', session.user_id, session.session_id, generation, macOf(session, generation, key)].join('.')
}

export function readRefreshToken(token: string): RefreshClaim | null {
  const match = /^r1\.([A-Za-z0-9_-]{1,80})\.([A-Za-z0-9_-]{1,80})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/.exec(token)
  if (!match) return null
  const [, userId = '', sessionId = '', generation, mac = ''] = match
  return { userId, sessionId, generation: Number(generation), mac }
}

export function isGenuine(claim: RefreshClaim, session: SessionSecret, key: Buffer): boolean {
  return timingSafeEqual(Buffer.from(claim.mac), Buffer.from(macOf(session, claim.generation, key)))
}

function macOf({ user_id, session_id, refresh_salt }: SessionSecret, generation: number, key: Buffer): string {
  return createHmac('sha256', key).update(refresh_salt).update(`${user_id}.${session_id}.${generation}`).digest('base64url')
}
