import { fileURLToPath } from 'node:url'
import { migrate, transaction } from '@ott/database'
import { liftTimeouts, refreshSearch, searchForm } from './search-index.ts'
import type { CatalogueDatabase } from './tables.ts'

/** The folder of the catalogue's own migrations. */
export const catalogueMigrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Brings a database that holds a catalogue up to date, and its search when that is kept in another form than ours (CAT-33). */
export async function migrateCatalogue(db: CatalogueDatabase, folders: string[] = [catalogueMigrations]): Promise<void> {
  await migrate(db, folders)
  await transaction(db, async (trx) => {
    // Of many processes that start at once, one makes search anew and the others wait for it.
    await liftTimeouts(trx)
    const { form } = await trx.selectFrom('search_form').select('form').forUpdate().executeTakeFirstOrThrow()
    if (form === searchForm) return
    await refreshSearch(trx)
    await trx.updateTable('search_form').set({ form: searchForm }).execute()
  })
}
