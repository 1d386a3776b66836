import { createHash } from 'node:crypto'
import { transaction } from '@ott/database'
import type { CatalogueDatabase } from './tables.ts'
import { bumpVersion } from './catalogue-version.ts'

export type Saved = 'saved' | 'unchanged'

/** Runs the work in a transaction, or as part of the caller's. */
export function inTransaction<T>(db: CatalogueDatabase, work: (db: CatalogueDatabase) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : transaction(db, work)
}

/**
 * Equal for equal contents, so that a repeated save changes nothing. Sorts keys, because PostgreSQL returns them in its
 * own order.
 */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, keysInOrder)).digest('base64url')
}

function keysInOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Bumps the catalogue version if any row was written. */
export async function bumpIfChanged(db: CatalogueDatabase, written: unknown[]): Promise<Saved> {
  if (written.length === 0) return 'unchanged'
  await bumpVersion(db)
  return 'saved'
}
