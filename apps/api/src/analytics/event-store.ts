import { noCap } from '@ott/catalogue'
import { episodesBelow, titlesBelow } from '@ott/catalogue-store'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { dayOf } from './event.ts'
import type { CollectedEvent } from './event.ts'
import type { AnalyticsTables } from './tables.ts'

/** Where events are stored. Storing one twice has the effect of once (AN-12). */
export type EventStore = {
  /** Returns how many are new, and how many name a title or module that does not exist. */
  insert: (events: CollectedEvent[]) => Promise<{ stored: number; unknownIds: number }>
}

type StoreDeps = {
  db: Kysely<AnalyticsTables>
  now: () => Date
  /** Never throws: without a partition of their day, events go to the default one. */
  ensurePartitions: () => Promise<void>
}

const maxKnownIds = 50_000

/**
 * Events in PostgreSQL. A batch is one parameter, which costs less than one parameter a value. Ids that name nothing in the catalogue
 * could be any text, so their events are not stored (AN-2).
 */
export function eventStore({ db, now, ensurePartitions }: StoreDeps): EventStore {
  const known = new LRUCache<string, true>({ max: maxKnownIds })

  async function learn(ids: string[]): Promise<void> {
    const unknown = ids.filter((id) => !known.has(id))
    if (unknown.length === 0) return
    const { rows } = await sql<{ id: string }>`
      select content_id as id from ${titlesBelow(noCap)} t where content_id = any(${unknown})
      union all select content_id from ${episodesBelow(noCap)} e where content_id = any(${unknown})
      union all select person_id from person where person_id = any(${unknown})
      union all select module_id from module where module_id = any(${unknown})`.execute(db)
    for (const { id } of rows) known.set(id, true)
  }

  return {
    async insert(events) {
      await learn([...new Set(events.flatMap(idsIn))])
      const valid = events.filter((event) => idsIn(event).every((id) => known.has(id)))
      if (valid.length === 0) return { stored: 0, unknownIds: events.length }
      await ensurePartitions()
      // The time is read on the connection: behind a queue for one it would be too old for the cursors of readers (AN-22).
      const { numAffectedRows = 0n } = await db.connection().execute((connection) => sql`
        insert into event (day, event_id, name, at, stored_at, view_id, user_key, country, audience, sample, context, props)
        select day, event_id, name, at, ${now()}, view_id, user_key, country, audience, sample, context, props
        from json_to_recordset(${JSON.stringify(valid.map(rowOf))}::json) as r(
          day date, event_id uuid, name text, at timestamptz, view_id uuid, user_key text, country text, audience text,
          sample real, context jsonb, props jsonb)
        on conflict do nothing`.execute(connection))
      return { stored: Number(numAffectedRows), unknownIds: events.length - valid.length }
    },
  }
}

function idsIn({ props: { contentId, moduleId } }: CollectedEvent): string[] {
  return [contentId, moduleId].filter((id) => typeof id === 'string')
}

function rowOf({ eventId, name, at, viewId, userKey, country, audience, sample, context, props }: CollectedEvent) {
  return {
    day: dayOf(at), event_id: eventId, name, at: new Date(at), view_id: viewId, user_key: userKey, country, audience, sample, context, props,
  }
}
