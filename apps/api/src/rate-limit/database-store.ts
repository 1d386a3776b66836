import { transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { rateLimited } from './store.ts'
import type { Counter, RateLimitStore } from './store.ts'
import type { RateLimitTables } from './tables.ts'

export function databaseStore(db: Kysely<RateLimitTables>): RateLimitStore {
  return {
    consume: async (counters, now) => {
      const exhausted = await transaction(db, async (trx) => consumeAll(trx, counters, now)).catch((error: unknown) => {
        if (error instanceof Exhausted) return error
        throw error
      })
      if (exhausted) throw rateLimited(await resetOf(db, exhausted.counter, now), now)
    },
    refund: (counters) =>
      transaction(db, async (trx) => {
        for (const { key } of counters) await sql`update rate_limit set points = points - 1 where key = ${key} and points > 0`.execute(trx)
      }),
    deleteExpired: async (now) => {
      await db.deleteFrom('rate_limit').where('resets_at', '<', now).execute()
    },
  }
}

/** Rolls the transaction back, so that a request counts in all counters or in none. */
class Exhausted extends Error {
  readonly counter: Counter

  constructor(counter: Counter) {
    super()
    this.counter = counter
  }
}

async function consumeAll(trx: Kysely<RateLimitTables>, counters: Counter[], now: Date): Promise<void> {
  for (const counter of counters) if (!(await consumeOne(trx, counter, now))) throw new Exhausted(counter)
}

async function consumeOne(trx: Kysely<RateLimitTables>, { key, points, windowMs }: Counter, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into rate_limit as r (key, points, resets_at) values (${key}, 1, ${latestReset(now, windowMs)})
    on conflict (key) do update set
      points = case when r.resets_at <= ${now} then 1 else r.points + 1 end,
      resets_at = case when r.resets_at <= ${now} then excluded.resets_at else least(r.resets_at, excluded.resets_at) end
    where r.resets_at <= ${now} or r.points < ${points}
    returning 1`.execute(trx)
  return rows.length > 0
}

/** When the exhausted window resets. Stores it if it was too late, else each refusal would postpone it. */
async function resetOf(db: Kysely<RateLimitTables>, { key, windowMs }: Counter, now: Date): Promise<Date> {
  const latest = latestReset(now, windowMs)
  const stored = await db.selectFrom('rate_limit').select('resets_at').where('key', '=', key).executeTakeFirst()
  if (stored && stored.resets_at <= latest) return stored.resets_at
  await db.updateTable('rate_limit').set({ resets_at: latest }).where('key', '=', key).where('resets_at', '>', latest).execute()
  return latest
}

function latestReset(now: Date, windowMs: number): Date {
  return new Date(now.getTime() + windowMs)
}
