import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateCatalogue } from '@ott/catalogue-store'
import type { CatalogueDatabase, CatalogueTables } from '@ott/catalogue-store'
import { openDatabase, startEmbedded } from '@ott/database'
import type { OpenOptions } from '@ott/database'
import { sql } from 'kysely'

/** The data folder of the product. */
export const dataFolder = process.env.OTT_DATA ?? join(import.meta.dirname, '../../../.data')

/** Opens the catalogue of DATABASE_URL, else of the running product, else of the data folder. */
export async function withCatalogue<T>(work: (db: CatalogueDatabase) => Promise<T>, options: OpenOptions = {}): Promise<T> {
  const server = await databaseServer()
  const db = openDatabase<CatalogueTables>(server.url, { connections: 2, ...options })
  try {
    await migrateCatalogue(db)
    return await work(db)
  } finally {
    await db.destroy()
    await server.stop()
  }
}

async function databaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const running = await readFile(join(dataFolder, 'database-url'), 'utf8').then((text) => text.trim(), () => '')
  // A killed product leaves the URL of a stopped database.
  if (running && (await answers(running))) return { url: running, stop: async () => {} }
  return startEmbedded(join(dataFolder, 'database'))
}

async function answers(url: string): Promise<boolean> {
  const db = openDatabase(url, { connections: 1 })
  return sql`select 1`.execute(db).then(() => true, () => false).finally(() => db.destroy())
}
