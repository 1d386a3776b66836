/** Writes the demo catalogue into the database of DATABASE_URL. */
import { catalogueMigrations } from '@ott/catalogue-store'
import type { CatalogueTables } from '@ott/catalogue-store'
import { migrate, openDatabase } from '@ott/database'
import { seed } from './seed.ts'

const url = process.env.DATABASE_URL
if (!url) {
  console.error('Set DATABASE_URL to the database that the demo catalogue goes into')
  process.exit(1)
}
const db = openDatabase<CatalogueTables>(url, { connections: 1 })
try {
  await migrate(db, [catalogueMigrations])
  await seed(db)
} finally {
  await db.destroy()
}
