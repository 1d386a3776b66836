import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { EndReason, IdentityTables } from '../tables.ts'
import { polling } from '../../jobs/polling.ts'

export type Revocation = { reason: EndReason | null }

export type RevokedSessions = {
  /** Undefined while the session is active. */
  find: (sessionId: string) => Revocation | undefined
  /** Sessions that this process revoked; takes effect at once. */
  add: (sessionIds: string[], reason: EndReason | null) => void
  /** Loads once, then keeps polling. */
  start: () => Promise<void>
  stop: () => void
}

/** A transaction that ends a session may take this long until its end is visible. */
const overlapSeconds = 30
/** Longer than any access token's lifetime, by more than the clocks of two processes may differ. */
const retentionSeconds = 20 * 60

/**
 * Revoked sessions whose access tokens have not expired yet. Those that other processes revoke are known within half a
 * second (SES-4). Only the database's clock counts, since those of the processes may differ (SES-30).
 */
export function revokedSessions(db: Kysely<IdentityTables>, log: FastifyBaseLogger): RevokedSessions {
  const revoked = new Map<string, Revocation & { knownSince: number }>()
  let polledAt: Date | null = null

  const add = (sessionIds: string[], reason: EndReason | null) => {
    for (const sessionId of sessionIds) if (!revoked.has(sessionId)) revoked.set(sessionId, { knownSince: performance.now(), reason })
  }
  const poll = async () => {
    const { at, ended } = await endedSince(db, polledAt)
    polledAt = at
    for (const { sessionId, reason } of ended) add([sessionId], reason)
    const oldest = performance.now() - retentionSeconds * 1_000
    for (const [sessionId, { knownSince }] of revoked) if (knownSince < oldest) revoked.delete(sessionId)
  }

  return {
    find: (sessionId) => revoked.get(sessionId),
    add,
    ...polling(poll, (error) => log.warn({ err: error }, 'polling revoked sessions failed')),
  }
}

type Ended = { sessionId: string; reason: EndReason | null }

/**
 * The sessions that ended since the last poll, at first those of the retention, and the database's time of this poll.
 * A standby that takes over may have an earlier time.
 */
async function endedSince(db: Kysely<IdentityTables>, polledAt: Date | null): Promise<{ at: Date; ended: Ended[] }> {
  const { rows } = await sql<{ at: Date; sessionId: string | null; reason: EndReason | null }>`
    select at, session_id as "sessionId", ended_because as reason
    from (select now() as at) as clock
    left join session on
      ended_at > least(coalesce(${polledAt}::timestamptz, at - ${retentionSeconds} * interval '1 second'), at) - ${overlapSeconds} * interval '1 second'`.execute(db)
  const ended = rows.flatMap(({ sessionId, reason }) => (sessionId === null ? [] : { sessionId, reason }))
  return { at: rows[0]?.at ?? new Date(0), ended }
}
