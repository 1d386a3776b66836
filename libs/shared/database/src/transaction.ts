import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'

const maxAttempts = 5

/** Runs the work in a transaction. Retries on conflict, so `work` may run twice. */
export function transaction<Tables, T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return retryOnConflict(() => db.transaction().execute(work))
}

/** Retries after a serialization failure or deadlock. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error
      await sleep(Math.random() * 20 * attempt)
    }
  }
}

/** Holds a named lock until the transaction ends. */
export async function advisoryLock<Tables>(trx: Transaction<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

function isRetryable(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === '40001' || code === '40P01'
}
