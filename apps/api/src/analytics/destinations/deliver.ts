import { transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely, RawBuilder, Transaction, Updateable } from 'kysely'
import type { Logger } from 'pino'
import { settledEvents } from '../cursor.ts'
import type { Cursor } from '../cursor.ts'
import type { AnalyticsTables } from '../tables.ts'
import type { Destination, EventBatch, Sent, StoredEvent } from './destination.ts'

export type DeliverDeps = {
  db: Kysely<AnalyticsTables>
  now: () => Date
  log: Pick<Logger, 'warn' | 'error'>
  count: (destination: string, result: 'ok' | 'retry' | 'dead', events: number) => void
}

type Lease = { destination: string; until: Date }
type DeadLetter = { event: StoredEvent; reason: string }
/** What is done of a batch: taken, or refused. The rest waits, with the reason. */
type Outcome = { done: readonly StoredEvent[]; dead: DeadLetter[]; retry?: Extract<Sent, { type: 'retry' }> }

const leaseSeconds = 120
/** Less than the lease: the writes that follow need time as well. */
const maxSendMs = 100_000
const maxAgeMs = 24 * 3_600_000
const firstRetrySeconds = 10
const maxRetrySeconds = 1_800

/**
 * Sends what is new, in order, and remembers how far it came. An outage waits at the cursor and holds no events in memory. Events that a
 * vendor refuses, or does not take for a day, become dead letters with the reason (AN-21). Returns how many were taken.
 */
export async function deliver({ db, now, log, count }: DeliverDeps, destination: Destination, stopping: AbortSignal = new AbortController().signal): Promise<number> {
  const { id } = destination
  const held = await takeLease(db, id, now())
  if (!held) return 0
  let { lease, cursor, attempts } = held
  let taken = 0
  while (!stopping.aborted) {
    const { events, settledAt } = await settledEvents(db, cursor, now())
    const wanted = sql`${events} and ${isWantedBy(destination)}`
    const batch = await firstBatch(db, wanted, destination)
    if (!batch) {
      cursor = { ...cursor, storedAt: settledAt }
      break
    }
    const { done, dead, retry } = await sendBatch(destination, batch, AbortSignal.any([stopping, AbortSignal.timeout(maxSendMs)]))
    const last = done.at(-1)
    if (last) {
      cursor = cursorAt(last)
      attempts = 0
    }
    taken += done.length - dead.length
    count(id, 'ok', done.length - dead.length)
    if (retry && !stopping.aborted) {
      log.warn({ destination: id, reason: retry.reason }, 'a destination of events does not take them')
      count(id, 'retry', batch.length - done.length)
      const lost = await backOff(db, lease, { cursor, attempts: attempts + 1, nextAt: retryAt(now(), attempts, retry.afterSeconds) }, { dead, wanted, reason: retry.reason, now: now() })
      count(id, 'dead', lost)
      return taken
    }
    const renewed = leaseOf(id, now())
    const isHeld = await transaction(db, async (trx) => {
      if (!(await save(trx, lease, { ...columnsOf(cursor), attempts, lease_until: renewed.until }))) return false
      await insertDeadLetters(trx, id, dead, now())
      return true
    })
    // Another process goes on from the older place, and the vendor drops what it has.
    if (!isHeld) return taken
    count(id, 'dead', dead.length)
    lease = renewed
  }
  await save(db, lease, { ...columnsOf(cursor), attempts, lease_until: null })
  return taken
}

const leaseOf = (destination: string, now: Date): Lease => ({ destination, until: new Date(now.getTime() + leaseSeconds * 1_000) })
const cursorAt = ({ position, stored_at: storedAt }: StoredEvent): Cursor => ({ position, storedAt })
const columnsOf = ({ position, storedAt }: Cursor) => ({ position, stored_at: storedAt })

/** Undefined while another process has it, or the destination is left alone. */
async function takeLease(db: Kysely<AnalyticsTables>, destination: string, now: Date): Promise<{ lease: Lease; cursor: Cursor; attempts: number } | undefined> {
  const lease = leaseOf(destination, now)
  await db.insertInto('event_destination').values({ destination }).onConflict((conflict) => conflict.doNothing()).execute()
  const state = await db
    .updateTable('event_destination')
    .set({ lease_until: lease.until })
    .where('destination', '=', destination)
    .where('next_at', '<=', now)
    .where((its) => its.or([its('lease_until', 'is', null), its('lease_until', '<', now)]))
    .returning(['position', 'stored_at', 'attempts'])
    .executeTakeFirst()
  return state && { lease, cursor: { position: state.position, storedAt: state.stored_at }, attempts: state.attempts }
}

/** Writes the place of a destination. False, without a write, if another process has the lease by now (AN-23). */
async function save(db: Kysely<AnalyticsTables>, { destination, until }: Lease, values: Updateable<AnalyticsTables['event_destination']>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('event_destination').set(values).where('destination', '=', destination).where('lease_until', '=', until).executeTakeFirst()
  return numUpdatedRows > 0n
}

function isWantedBy({ audiences, countries }: Destination): RawBuilder<unknown> {
  const ofCountries = countries === null ? sql`` : sql`and country = any(${[...countries]})`
  return sql`audience <> 'own' and audience = any(${[...audiences]}) ${ofCountries}`
}

/** The next events that one request may hold; null if there are none. */
async function firstBatch(db: Kysely<AnalyticsTables>, wanted: RawBuilder<unknown>, { maxBatch, requestKey }: Destination): Promise<EventBatch | null> {
  const { rows: [first, ...others] } = await sql<StoredEvent>`
    select day, event_id, name, at, position, stored_at, view_id, user_key, country, audience, context, props
    from ${wanted} order by position limit ${maxBatch}`.execute(db)
  if (!first) return null
  const end = requestKey ? others.findIndex((event) => requestKey(event) !== requestKey(first)) : -1
  return [first, ...(end < 0 ? others : others.slice(0, end))]
}

/** Where the vendor refuses a batch, its events are sent one by one: only those that it refuses are lost. */
async function sendBatch(destination: Destination, batch: EventBatch, signal: AbortSignal): Promise<Outcome> {
  const sent = await destination.send(batch, signal)
  if (sent.type === 'ok') return { done: batch, dead: [] }
  if (sent.type === 'retry') return { done: [], dead: [], retry: sent }
  if (batch.length === 1) return { done: batch, dead: [{ event: batch[0], reason: sent.reason }] }
  const done: StoredEvent[] = []
  const dead: DeadLetter[] = []
  for (const event of batch) {
    const single = await destination.send([event], signal)
    if (single.type === 'retry') return { done, dead, retry: single }
    if (single.type === 'refused') dead.push({ event, reason: single.reason })
    done.push(event)
  }
  return { done, dead }
}

type Progress = { cursor: Cursor; attempts: number; nextAt: Date }
type Waiting = { dead: DeadLetter[]; wanted: RawBuilder<unknown>; reason: string; now: Date }

/** Leaves a destination alone for a time, and gives up what waits for a day by then. Returns how many events were lost. */
async function backOff(db: Kysely<AnalyticsTables>, lease: Lease, { cursor, attempts, nextAt }: Progress, { dead, wanted, reason, now }: Waiting): Promise<number> {
  const waiting = sql`${wanted} and position > ${cursor.position}`
  const dayAgo = new Date(now.getTime() - maxAgeMs)
  const { rows: [old] } = await sql<{ position: number; stored_at: Date }>`select position, stored_at from ${waiting} and stored_at <= ${dayAgo} order by position desc limit 1`.execute(db)
  const reached = old ? { position: old.position, storedAt: old.stored_at } : cursor
  return transaction(db, async (trx) => {
    if (!(await save(trx, lease, { ...columnsOf(reached), attempts, next_at: nextAt, lease_until: null }))) return 0
    await insertDeadLetters(trx, lease.destination, dead, now)
    const { numAffectedRows = 0n } = await sql`
      insert into event_dead_letter (destination, day, event_id, reason, at)
      select ${lease.destination}, day, event_id, ${`24 h of ${reason}`}, ${now}::timestamptz from ${waiting} and position <= ${reached.position}
      on conflict do nothing`.execute(trx)
    return dead.length + Number(numAffectedRows)
  })
}

async function insertDeadLetters(trx: Transaction<AnalyticsTables>, destination: string, dead: DeadLetter[], at: Date): Promise<void> {
  if (dead.length === 0) return
  const rows = dead.map(({ event: { day, event_id }, reason }) => ({ destination, day, event_id, reason, at }))
  await trx.insertInto('event_dead_letter').values(rows).onConflict((conflict) => conflict.doNothing()).execute()
}

/** Exponential, from ten seconds up to half an hour; a vendor may ask for longer, up to the same. */
function retryAt(now: Date, attempts: number, afterSeconds = 0): Date {
  const seconds = Math.min(maxRetrySeconds, Math.max(firstRetrySeconds * 2 ** Math.min(attempts, 10), afterSeconds))
  return new Date(now.getTime() + seconds * 1_000)
}
