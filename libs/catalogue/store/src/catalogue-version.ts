import type { CatalogueDatabase } from './tables.ts'

/** Grows with every change of the catalogue. A response of another version may be outdated. */
export async function catalogueVersion(db: CatalogueDatabase): Promise<number> {
  return (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
}

export async function bumpVersion(db: CatalogueDatabase): Promise<void> {
  await db.updateTable('catalogue_version').set((eb) => ({ version: eb('version', '+', 1) })).execute()
}
