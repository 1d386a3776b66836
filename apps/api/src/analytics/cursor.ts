import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { AnalyticsTables } from './tables.ts'

/** The last event that a reader has seen. Its time bounds the scan: an index of all positions would cost every insert. */
export type Cursor = { position: number; storedAt: Date }

/**
 * A statement takes at most ten seconds from `stored_at`. A second one may in that time store a higher position with an earlier time, and the
 * clocks of two servers differ. Behind all of that no lower position appears.
 */
const settledAfterMs = 30_000

/** By how much the order of times may differ from the order of positions. A time further ahead is of a clock that was wrong, and says nothing. */
const disorderMs = 60_000

/**
 * SQL for the events after a cursor that no event with a lower position can follow (AN-22), and the time up to which they were stored.
 */
export async function settledEvents(db: Kysely<AnalyticsTables>, { position, storedAt }: Cursor, now: Date): Promise<{ events: RawBuilder<unknown>; settledAt: Date }> {
  const settledAt = new Date(now.getTime() - settledAfterMs)
  const ahead = new Date(now.getTime() + disorderMs)
  const { rows: [unsettled] } = await sql<{ position: number | null }>`select min(position) as position from event where stored_at > ${settledAt} and stored_at <= ${ahead}`.execute(db)
  const since = new Date(storedAt > now ? 0 : storedAt.getTime() - disorderMs)
  const before = unsettled?.position ?? Number.MAX_SAFE_INTEGER
  return { events: sql`event where stored_at >= ${since} and (stored_at <= ${settledAt} or stored_at > ${ahead}) and position > ${position} and position < ${before}`, settledAt }
}
