import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { maxAheadMs } from './check-event.ts'
import { dayOf } from './event.ts'
import type { CollectedEvent } from './event.ts'
import type { AnalyticsTables } from './tables.ts'

const windowMinutes = 5
const windowMs = windowMinutes * 60_000

/**
 * The share of failed views among the allowed ones, as `Playback_Failure_Percentage` for each country and player, for the last window that
 * has been over for another window: late events are in it. Its ids follow from the window, so every process makes the same events (AN-9).
 */
export async function failurePercentages(db: Kysely<AnalyticsTables>, now: Date): Promise<CollectedEvent[]> {
  const end = Math.floor(now.getTime() / windowMs) * windowMs - windowMs
  const start = end - windowMs
  // `at` has no index. An event is stored at most this long before its own time.
  const storedSince = new Date(start - maxAheadMs)
  const { rows } = await sql<{ country: string; player_version: string; views: number; failed: number }>`
    select country, props ->> 'playerVersion' as player_version, count(*) as views,
      count(*) filter (where (props ->> 'startFailure')::boolean or (props ->> 'playbackFailure')::boolean) as failed
    from event
    where name = 'Video_End' and stored_at >= ${storedSince} and day between ${dayOf(start)} and ${dayOf(end - 1)} and at >= ${new Date(start)} and at < ${new Date(end)}
      and country is not null and props ->> 'endReason' <> 'refused'
    group by 1, 2`.execute(db)
  return rows.map(({ country, player_version: playerVersion, views, failed }) => ({
    eventId: idOf(`${end} ${country} ${playerVersion}`),
    name: 'Playback_Failure_Percentage',
    at: end - 1,
    viewId: null,
    userKey: null,
    country,
    audience: 'own',
    isNecessary: true,
    sample: 1,
    context: {},
    props: { value: Math.round((failed / views) * 10_000) / 100, windowMinutes, country, playerVersion, views },
  }))
}

/** A UUID (RFC 9562, version 8) of a text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
