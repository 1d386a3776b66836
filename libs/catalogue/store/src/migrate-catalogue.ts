import { fileURLToPath } from 'node:url'
import { migrate, transaction } from '@ott/database'
import { disableTimeouts, refreshSearch, searchIndexVersion } from './search-index.ts'
import type { CatalogueDatabase } from './tables.ts'

export const catalogueMigrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Migrates the catalogue's schema, and rebuilds its search index if that has another form (CAT-33). */
export async function migrateCatalogue(db: CatalogueDatabase, folders: string[] = [catalogueMigrations]): Promise<void> {
  await migrate(db, folders)
  await transaction(db, async (trx) => {
    // Of several processes that start at once, one rebuilds the index and the others wait.
    await disableTimeouts(trx)
    const { form } = await trx.selectFrom('search_form').select('form').forUpdate().executeTakeFirstOrThrow()
    if (form === searchIndexVersion) return
    await refreshSearch(trx)
    await trx.updateTable('search_form').set({ form: searchIndexVersion }).execute()
  })
}
