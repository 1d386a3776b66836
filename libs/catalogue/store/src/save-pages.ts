import { inTransaction, fingerprintOf, bumpIfChanged } from './idempotent-save.ts'
import type { Saved } from './idempotent-save.ts'
import { json } from './tables.ts'
import type { CatalogueDatabase, ModuleKind, Orientation, TypeShown } from './tables.ts'
import type { LocalizedText } from './localized-text.ts'

export type NewPage = { pageId: string; title: LocalizedText; description: LocalizedText; modules: NewModule[] }

export type NewModule = {
  moduleId: string
  kind: ModuleKind
  orientation: Orientation
  title: LocalizedText
  seeAll?: string
  /** Contents: fixed titles, the newest, the most watched (a top ten), or titles that leave soon. */
  shows: { contentIds: string[] } | { newest: TypeShown } | { mostWatched: TypeShown; contentIds: string[] } | { leaving: TypeShown }
}

/** Saves these pages with their modules in order; other pages stay. */
export async function savePages(db: CatalogueDatabase, pages: NewPage[]): Promise<Saved> {
  return inTransaction(db, async (trx) => {
    const rows = await trx.selectFrom('page').select(['page_id', 'fingerprint']).execute()
    const known = new Map(rows.map(({ page_id, fingerprint }) => [page_id, fingerprint]))
    const changed = pages.filter((page) => known.get(page.pageId) !== fingerprintOf(page))
    // Deletes all modules first, because a module may move to another page.
    for (const { pageId } of changed) await trx.deleteFrom('module').where('page_id', '=', pageId).execute()
    for (const page of changed) await savePage(trx, page)
    return bumpIfChanged(trx, changed)
  })
}

/** Replaces the popular searches, in this order. */
export async function savePopularSearches(db: CatalogueDatabase, terms: LocalizedText[]): Promise<Saved> {
  return inTransaction(db, async (trx) => {
    const before = await trx.selectFrom('popular_search').select('term').orderBy('position').execute()
    if (fingerprintOf(before.map(({ term }) => term)) === fingerprintOf(terms)) return 'unchanged'
    await trx.deleteFrom('popular_search').execute()
    const rows = terms.map((term, position) => ({ position, term: json(term) }))
    if (rows.length > 0) await trx.insertInto('popular_search').values(rows).execute()
    return bumpIfChanged(trx, ['replaced'])
  })
}

async function savePage(db: CatalogueDatabase, page: NewPage): Promise<void> {
  const { pageId, title, description, modules } = page
  const row = { page_id: pageId, title: json(title), description: json(description), fingerprint: fingerprintOf(page) }
  await db.insertInto('page').values(row).onConflict((conflict) => conflict.column('page_id').doUpdateSet(row)).execute()
  const moduleRows = modules.map((module, position) => moduleRow(pageId, module, position))
  const entries = modules.flatMap(entryRows)
  if (moduleRows.length > 0) await db.insertInto('module').values(moduleRows).execute()
  if (entries.length > 0) await db.insertInto('module_entry').values(entries).execute()
}

function moduleRow(pageId: string, { moduleId, kind, orientation, title, seeAll, shows }: NewModule, position: number) {
  return {
    module_id: moduleId,
    page_id: pageId,
    position,
    kind,
    orientation,
    title: json(title),
    see_all: seeAll ?? null,
    newest: 'newest' in shows ? shows.newest : null,
    most_watched: 'mostWatched' in shows ? shows.mostWatched : null,
    leaving: 'leaving' in shows ? shows.leaving : null,
  }
}

function entryRows({ moduleId, shows }: NewModule) {
  if (!('contentIds' in shows)) return []
  return shows.contentIds.map((content_id, position) => ({ module_id: moduleId, position, content_id }))
}
