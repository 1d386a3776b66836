import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

const baseMinutes = 10
const maxMinutes = 1_440

/** SQL for when a job may try a row again: exponential backoff from ten minutes up to a day, by the attempts so far. */
export function nextAttemptAt(now: Date, attempts: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`${now}::timestamptz + least(${baseMinutes} * power(2, least(${attempts}, 20)), ${maxMinutes}) * interval '1 minute'`
}
