import { createHash } from 'node:crypto'
import { transaction } from '@ott/database'
import type { CatalogueDatabase } from './tables.ts'
import { bumpVersion } from './catalogue-version.ts'

export type Saved = 'saved' | 'unchanged'

/** All of a save or nothing; inside a transaction of the caller it is a part of that one. */
export function inTransaction<T>(db: CatalogueDatabase, work: (db: CatalogueDatabase) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : transaction(db, work)
}

/**
 * Equal for equal contents, so that saving the same twice can do nothing the second time. In which order keys were
 * written is no content: the database gives them back in its own.
 */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, keysInOrder)).digest('base64url')
}

function keysInOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Tells by the rows that were written whether there was anything to do. */
export async function bumpIfChanged(db: CatalogueDatabase, written: unknown[]): Promise<Saved> {
  if (written.length === 0) return 'unchanged'
  await bumpVersion(db)
  return 'saved'
}
