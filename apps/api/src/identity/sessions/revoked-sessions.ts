import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { EndedBecause, IdentityTables } from '../tables.ts'

export type Ended = { at: number; because: EndedBecause | null }

export type RevokedSessions = {
  /** Undefined while the session is active. */
  find: (sessionId: string) => Ended | undefined
  /** Sessions that this process ended; takes effect at once. */
  add: (sessionIds: string[], because: EndedBecause | null) => void
  /** Loads once, then keeps polling. */
  start: () => Promise<void>
  stop: () => void
}

const pollMs = 400
/** Allowed clock difference between processes. */
const overlapMs = 5_000
/** Longer than any access token's lifetime. */
const rememberMs = 16 * 60_000

/**
 * Ended sessions whose access tokens have not expired yet. Sessions ended by other processes are known within half a
 * second (SES-4).
 */
export function revokedSessions(db: Kysely<IdentityTables>, now: () => Date, log: FastifyBaseLogger): RevokedSessions {
  const ended = new Map<string, Ended>()
  let seenUpTo = now().getTime() - rememberMs
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  const add = (sessionIds: string[], because: EndedBecause | null) => {
    for (const sessionId of sessionIds) if (!ended.has(sessionId)) ended.set(sessionId, { at: now().getTime(), because })
  }
  const look = async () => {
    const startedAt = now().getTime()
    const since = new Date(Math.min(seenUpTo, startedAt) - overlapMs)
    const rows = await db.selectFrom('session').select(['session_id', 'ended_because']).where('ended_at', '>', since).execute()
    seenUpTo = startedAt
    for (const { session_id, ended_because } of rows) add([session_id], ended_because)
    for (const [sessionId, { at }] of ended) if (at < startedAt - rememberMs) ended.delete(sessionId)
  }
  const goOn = () => {
    if (isStopped) return
    timer = setTimeout(() => void look().catch(complain).finally(goOn), pollMs).unref()
  }
  const complain = (error: unknown) => log.warn({ err: error }, 'could not look for ended sessions')

  return {
    find: (sessionId) => ended.get(sessionId),
    add,
    start: () => look().finally(goOn),
    stop: () => {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
