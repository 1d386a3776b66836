import { transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { rateLimited } from './store.ts'
import type { Counter, RateLimitStore } from './store.ts'
import type { RateLimitTables } from './tables.ts'

export function databaseStore(db: Kysely<RateLimitTables>): RateLimitStore {
  return {
    consume: (counters, now) =>
      transaction(db, async (trx) => {
        for (const counter of counters) await consumeOne(trx, counter, now)
      }),
    refund: (counters) =>
      transaction(db, async (trx) => {
        for (const { key } of counters) await sql`update rate_limit set points = points - 1 where key = ${key} and points > 0`.execute(trx)
      }),
    deleteExpired: async (now) => {
      await db.deleteFrom('rate_limit').where('resets_at', '<', now).execute()
    },
  }
}

async function consumeOne(trx: Kysely<RateLimitTables>, { key, points, windowMs }: Counter, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + windowMs)
  const { rows } = await sql`
    insert into rate_limit as r (key, points, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      points = case when r.resets_at <= ${now} then 1 else r.points + 1 end,
      resets_at = case when r.resets_at <= ${now} then excluded.resets_at else r.resets_at end
    where r.resets_at <= ${now} or r.points < ${points}
    returning 1`.execute(trx)
  if (rows.length > 0) return
  const exhausted = await trx.selectFrom('rate_limit').select('resets_at').where('key', '=', key).executeTakeFirst()
  throw rateLimited(exhausted?.resets_at ?? resetsAt, now)
}
