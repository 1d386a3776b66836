import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { AnalyticsTables } from './tables.ts'

const maxBatch = 1_000

/** Moves events from the outbox to their store, in one statement: each arrives once (AN-14). Returns how many. */
export async function moveOutbox(db: Kysely<AnalyticsTables>, now: () => Date, ensurePartitions: () => Promise<void>): Promise<number> {
  if ((await db.selectFrom('event_outbox').select('outbox_id').limit(1).execute()).length === 0) return 0
  await ensurePartitions()
  // The time is read on the connection: behind a queue for one it would be too old for the cursors of readers (AN-22).
  const { numAffectedRows = 0n } = await db.connection().execute((connection) => sql`
    with moved as (
      delete from event_outbox where outbox_id in (select outbox_id from event_outbox order by outbox_id limit ${maxBatch} for update skip locked) returning *
    )
    insert into event (day, event_id, name, at, stored_at, user_key, country, audience, sample, context, props)
    select (at at time zone 'UTC')::date, event_id, name, at, ${now()}, user_key, country, audience, 1, context, props from moved
    on conflict do nothing`.execute(connection))
  return Number(numAffectedRows)
}
