import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { EndReason, IdentityTables } from '../tables.ts'

export type Revocation = { at: number; reason: EndReason | null }

export type RevokedSessions = {
  /** Undefined while the session is active. */
  find: (sessionId: string) => Revocation | undefined
  /** Sessions that this process revoked; takes effect at once. */
  add: (sessionIds: string[], reason: EndReason | null) => void
  /** Loads once, then keeps polling. */
  start: () => Promise<void>
  stop: () => void
}

const pollMs = 400
/** Allowed clock difference between processes. */
const overlapMs = 5_000
/** Longer than any access token's lifetime. */
const retentionMs = 16 * 60_000

/**
 * Revoked sessions whose access tokens have not expired yet. Those that other processes revoke are known within half a
 * second (SES-4).
 */
export function revokedSessions(db: Kysely<IdentityTables>, now: () => Date, log: FastifyBaseLogger): RevokedSessions {
  const revoked = new Map<string, Revocation>()
  let polledAt = now().getTime() - retentionMs
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  const add = (sessionIds: string[], reason: EndReason | null) => {
    for (const sessionId of sessionIds) if (!revoked.has(sessionId)) revoked.set(sessionId, { at: now().getTime(), reason })
  }
  const poll = async () => {
    const startedAt = now().getTime()
    const since = new Date(Math.min(polledAt, startedAt) - overlapMs)
    const rows = await db.selectFrom('session').select(['session_id', 'ended_because']).where('ended_at', '>', since).execute()
    polledAt = startedAt
    for (const { session_id, ended_because } of rows) add([session_id], ended_because)
    for (const [sessionId, { at }] of revoked) if (at < startedAt - retentionMs) revoked.delete(sessionId)
  }
  const scheduleNext = () => {
    if (isStopped) return
    timer = setTimeout(() => void poll().catch(logFailure).finally(scheduleNext), pollMs).unref()
  }
  const logFailure = (error: unknown) => log.warn({ err: error }, 'polling revoked sessions failed')

  return {
    find: (sessionId) => revoked.get(sessionId),
    add,
    start: () => poll().finally(scheduleNext),
    stop: () => {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
