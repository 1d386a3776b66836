import { connectionsInUse, onStatement, waitingForConnection } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Tables } from './db/tables.ts'
import type { Metrics } from './metrics.ts'

/** Reads what only the database or the process knows, when it is scraped. */
export function readStoreMetrics(metrics: Metrics, db: Kysely<Tables>, now: () => Date): void {
  onStatement(db, ({ sql: text, seconds }) => metrics.dbQuery.observe({ statement: firstWord(text) }, seconds))
  metrics.onScrape(() => {
    metrics.poolWaiting.set(waitingForConnection(db))
    metrics.poolUsed.set(connectionsInUse(db))
  })
  metrics.onScrape(async () => {
    const { rows } = await sql<{ kind: string; waiting: number; oldest: number }>`
      select kind, count(*) as waiting, extract(epoch from ${now()}::timestamptz - min(due_at))::float8 as oldest from billing_task where due_at <= ${now()} group by kind`.execute(db)
    metrics.jobsWaiting.reset()
    metrics.jobsOldest.reset()
    for (const { kind: task, waiting, oldest } of rows) {
      metrics.jobsWaiting.set({ task }, waiting)
      metrics.jobsOldest.set({ task }, oldest)
    }
  })
  metrics.onScrape(async () => {
    const { live } = await db.selectFrom('tv_activation').select(({ fn }) => fn.countAll<number>().as('live')).where('ended', '=', false).where('expires_at', '>', now()).executeTakeFirstOrThrow()
    metrics.activationCodesLive.set(live)
  })
  metrics.onScrape(async () => {
    const { rows } = await sql<{ country: string; startup: number | null; rebuffer: number | null; bitrate: number | null; failure: number | null }>`
      select country, sum(startup_ms)::float8 / nullif(sum(timed_starts), 0) / 1000 as startup,
        sum(stalled_ms)::float8 / nullif(sum(stalled_ms + watched_s * 1000), 0) as rebuffer,
        sum(played_kbit)::float8 / nullif(sum(rated_s), 0) as bitrate,
        sum(start_failures + playback_failures)::float8 / nullif(sum(allowed), 0) as failure
      from qoe_hour where hour >= date_trunc('hour', ${now()}::timestamptz) - interval '1 hour' group by country`.execute(db)
    // A country without views has no value, instead of its last one.
    for (const gauge of [metrics.qoeStartup, metrics.qoeRebuffer, metrics.qoeBitrate, metrics.qoeFailure]) gauge.reset()
    for (const { country, startup, rebuffer, bitrate, failure } of rows) {
      if (startup !== null) metrics.qoeStartup.set({ country }, startup)
      if (rebuffer !== null) metrics.qoeRebuffer.set({ country }, rebuffer)
      if (bitrate !== null) metrics.qoeBitrate.set({ country }, bitrate)
      if (failure !== null) metrics.qoeFailure.set({ country }, failure)
    }
  })
}

const words = ['select', 'insert', 'update', 'delete', 'with']

/** Of a statement, after its mark. A closed list, because the series are bounded (RUN-26). */
function firstWord(statement: string): string {
  const word = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? ''
  return words.includes(word) ? word : 'other'
}

/** Of this process alone, so it starts with the listener of the metrics. */
export function readEventLoop(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  metrics.onScrape(() => {
    metrics.eventLoopLag.set(delay.percentile(99) / 1e9)
    delay.reset()
  })
}
