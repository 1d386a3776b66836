import { transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { settledEvents } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import type { AnalyticsTables } from './tables.ts'

const reader = 'roll-up'
const maxEvents = 50_000

/** Adds all new events to the sums. More may come in a minute than one transaction takes. */
export async function rollUpAll(db: Kysely<AnalyticsTables>, now: () => Date, signal: AbortSignal): Promise<void> {
  let counted = 1
  while (counted > 0 && !signal.aborted) counted = await rollUp(db, now())
}

/**
 * Adds new events to the sums, each once: the cursor moves in the same transaction (AN-17). Returns how many it counted.
 */
export function rollUp(db: Kysely<AnalyticsTables>, now: Date): Promise<number> {
  return transaction(db, async (trx) => {
    const { events } = await settledEvents(trx, await lockCursor(trx), now)
    const { rows: [until] } = await sql<{ position: number | null; stored_at: Date | null; count: number }>`
      select max(position) as position, max(stored_at) as stored_at, count(*) as count
      from (select position, stored_at from ${events} order by position limit ${maxEvents}) as batch`.execute(trx)
    if (!until?.position || !until.stored_at) return 0
    const batch = sql`${events} and position <= ${until.position}`
    await sql`
      insert into event_day (day, name, country, events)
      select day, name, coalesce(country, '--'), sum(1 / sample) from ${batch} group by 1, 2, 3
      on conflict (day, name, country) do update set events = event_day.events + excluded.events`.execute(trx)
    await sql`
      insert into qoe_hour (hour, country, player_version, device_class, views, allowed, started, exits_before_start, start_failures, playback_failures,
        timed_starts, startup_ms, starts_within_2s, watched_s, stalled_ms, stalls, played_kbit, rated_s)
      select date_trunc('hour', at), coalesce(country, '--'), props ->> 'playerVersion', context -> 'device' ->> 'class', count(*),
        count(*) filter (where props ->> 'endReason' <> 'refused'), count(*) filter (where (props ->> 'hasStarted')::boolean),
        count(*) filter (where (props ->> 'exitBeforeStart')::boolean), count(*) filter (where (props ->> 'startFailure')::boolean),
        count(*) filter (where (props ->> 'playbackFailure')::boolean), count(props ->> 'startupMs'), coalesce(sum((props ->> 'startupMs')::bigint), 0),
        count(*) filter (where (props ->> 'startupMs')::bigint <= 2000), sum((props ->> 'watchedS')::bigint), sum((props ->> 'stalledMs')::bigint),
        sum((props ->> 'stalls')::bigint), coalesce(sum((props ->> 'averageKbps')::bigint * (props ->> 'watchedS')::bigint), 0),
        coalesce(sum((props ->> 'watchedS')::bigint) filter (where props ->> 'averageKbps' is not null), 0)
      from (select * from ${batch}) as counted where name = 'Video_End' group by 1, 2, 3, 4
      on conflict (hour, country, player_version, device_class) do update set
        views = qoe_hour.views + excluded.views, allowed = qoe_hour.allowed + excluded.allowed, started = qoe_hour.started + excluded.started,
        exits_before_start = qoe_hour.exits_before_start + excluded.exits_before_start, start_failures = qoe_hour.start_failures + excluded.start_failures,
        playback_failures = qoe_hour.playback_failures + excluded.playback_failures, timed_starts = qoe_hour.timed_starts + excluded.timed_starts,
        startup_ms = qoe_hour.startup_ms + excluded.startup_ms, starts_within_2s = qoe_hour.starts_within_2s + excluded.starts_within_2s,
        watched_s = qoe_hour.watched_s + excluded.watched_s, stalled_ms = qoe_hour.stalled_ms + excluded.stalled_ms, stalls = qoe_hour.stalls + excluded.stalls,
        played_kbit = qoe_hour.played_kbit + excluded.played_kbit, rated_s = qoe_hour.rated_s + excluded.rated_s`.execute(trx)
    await trx.updateTable('event_cursor').set({ position: until.position, stored_at: until.stored_at }).where('reader', '=', reader).execute()
    return until.count
  })
}

/** One process at a time moves the cursor. */
async function lockCursor(trx: Transaction<AnalyticsTables>): Promise<Cursor> {
  await trx.insertInto('event_cursor').values({ reader, position: 0, stored_at: new Date(0) }).onConflict((conflict) => conflict.doNothing()).execute()
  const { position, stored_at: storedAt } = await trx.selectFrom('event_cursor').select(['position', 'stored_at']).where('reader', '=', reader).forUpdate().executeTakeFirstOrThrow()
  return { position, storedAt }
}

const retentionMonths = 25

/** Sums name nobody; they still end. */
export async function dropOldSums(db: Kysely<AnalyticsTables>, now: Date): Promise<void> {
  await sql`delete from event_day where day < ${now}::timestamptz - ${retentionMonths} * interval '1 month'`.execute(db)
  await sql`delete from qoe_hour where hour < ${now}::timestamptz - ${retentionMonths} * interval '1 month'`.execute(db)
}
