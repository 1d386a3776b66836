import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { advisoryLock, transaction } from '@ott/database'
import { dayOf } from './event.ts'
import type { AnalyticsTables } from './tables.ts'

const dayMs = 86_400_000
const daysAhead = 7
/** Events may be two days old when they come. */
const daysBefore = 2

export type PartitionReport = { created: string[]; dropped: string[]; repaired: number }

/**
 * Makes the partitions of the days around now, moves what had to go to the default one, and drops days past the retention (AN-16).
 * Several processes may run it at once.
 */
export async function maintainPartitions(db: Kysely<AnalyticsTables>, now: Date, retentionDays: number): Promise<PartitionReport> {
  const existing = await partitions(db)
  const wanted = Array.from({ length: daysBefore + daysAhead + 1 }, (_, at) => dayOf(now.getTime() + (at - daysBefore) * dayMs))
  const stray = await sql<{ day: string }>`select distinct day::text as day from event_default`.execute(db)
  const oldest = dayOf(now.getTime() - retentionDays * dayMs)
  const missing = [...new Set([...wanted, ...stray.rows.map(({ day }) => day)])].filter((day) => day >= oldest && !existing.includes(day)).toSorted()
  let repaired = 0
  for (const day of missing) repaired += await transaction(db, (trx) => createPartition(trx, day))
  const dropped = existing.filter((day) => day < oldest)
  for (const day of dropped) await sql`drop table if exists ${partition(day)}`.execute(db)
  await sql`delete from event_default where day < ${oldest}`.execute(db)
  await sql`delete from event_dead_letter where day < ${oldest}`.execute(db)
  return { created: missing, dropped, repaired }
}

/** The days that have a partition. */
async function partitions(db: Kysely<AnalyticsTables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'event'::regclass`.execute(db)
  return rows.flatMap(({ name }) => /^event_(\d{4})_(\d\d)_(\d\d)$/.exec(name)?.slice(1).join('-') ?? [])
}

/** A day with rows in the default partition can have its own only after they left. Returns how many moved. */
async function createPartition(trx: Transaction<AnalyticsTables>, day: string): Promise<number> {
  await advisoryLock(trx, 'event-partitions')
  if ((await partitions(trx)).includes(day)) return 0
  await sql`lock table event in access exclusive mode`.execute(trx)
  await sql`create temporary table moved on commit drop as select * from event_default where day = ${sql.lit(day)}`.execute(trx)
  await sql`delete from event_default where day = ${day}`.execute(trx)
  const next = dayOf(Date.parse(day) + dayMs)
  await sql`create table ${partition(day)} partition of event for values from (${sql.lit(day)}) to (${sql.lit(next)})`.execute(trx)
  const { numAffectedRows = 0n } = await sql`insert into event select * from moved`.execute(trx)
  return Number(numAffectedRows)
}

function partition(day: string) {
  return sql.id(`event_${day.replaceAll('-', '_')}`)
}
