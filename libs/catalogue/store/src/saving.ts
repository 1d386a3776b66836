import { createHash } from 'node:crypto'
import { transaction } from '@ott/database'
import type { CatalogueDatabase } from './tables.ts'
import { bumpVersion } from './version.ts'

export type Saved = 'saved' | 'unchanged'

/** All of a save or nothing; inside a transaction of the caller it is a part of that one. */
export function atomically<T>(db: CatalogueDatabase, work: (db: CatalogueDatabase) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : transaction(db, work)
}

/** Equal for equal contents, so that saving the same twice can do nothing the second time. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/** Tells by the rows that were written whether there was anything to do. */
export async function savedIf(db: CatalogueDatabase, written: unknown[]): Promise<Saved> {
  if (written.length === 0) return 'unchanged'
  await bumpVersion(db)
  return 'saved'
}
