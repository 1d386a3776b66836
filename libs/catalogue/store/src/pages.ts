import { leavingSoonUntil, topTen } from '@ott/catalogue'
import { sql } from 'kysely'
import { inOrder, selectCards, tagNames } from './cards.ts'
import type { Paging, Reader, StoredCard } from './cards.ts'
import type { CatalogueDatabase, ModuleKind, Orientation } from './tables.ts'
import { localized } from './localized-text.ts'
import type { Language } from './localized-text.ts'
import { seasonsBelow, visibleTitles } from './visible-titles.ts'

export type StoredPage = { pageId: string; title: string; description: string; moduleCount: number }

export type StoredModule = {
  moduleId: string
  kind: ModuleKind
  orientation: Orientation
  title: string
  seeAll: string | null
  cards: StoredModuleCard[]
}

/** Hero cards also have a text and, if set, a notice. */
export type StoredModuleCard = StoredCard & { heroText: string | null; heroNotice: string | null; tags: string[] }

/** Limits rows, because nobody scrolls through longer ones and they slow the page down (CAT-42). */
const maxInRow = 40
const maxNewest = 12
const maxLeaving = 24
const maxRanked = 10

export async function pageById(db: CatalogueDatabase, pageId: string, language: Language): Promise<StoredPage | null> {
  const page = await db
    .selectFrom('page')
    .select((eb) => [
      'page_id as pageId',
      localized('page.title', language).as('title'),
      localized('page.description', language).as('description'),
      eb
        .selectFrom('module')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('module.page_id', '=', 'page.page_id')
        .$asScalar()
        .$notNull()
        .as('moduleCount'),
    ])
    .where('page_id', '=', pageId)
    .executeTakeFirst()
  return page ?? null
}

/** A page with a range of its modules, in order, with the cards available to the reader. */
export async function pageWithModules(
  db: CatalogueDatabase,
  pageId: string,
  reader: Reader,
  paging: Paging,
): Promise<(StoredPage & { modules: StoredModule[] }) | null> {
  const page = await pageById(db, pageId, reader.language)
  if (!page) return null
  const modules = await db
    .selectFrom('module')
    .select([
      'module_id as moduleId',
      'kind',
      'orientation',
      localized('module.title', reader.language).as('title'),
      'see_all as seeAll',
      sql<string[]>`case
        when newest is not null then ${newestTitles(reader)}
        when leaving is not null then ${leavingTitles(reader)}
        else ${editorialTitles(reader)}
      end`.as('contentIds'),
      sql<string[] | null>`case when most_watched is not null then ${mostWatchedTitles(reader)} end`.as('ranking'),
    ])
    .where('page_id', '=', pageId)
    .orderBy('position')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  const cards = await moduleCards(db, modules.flatMap(({ contentIds, ranking }) => [...(ranking ?? []), ...contentIds]), reader)
  const shown = new Set(cards.map(({ contentId }) => contentId))
  return {
    ...page,
    modules: modules.map(({ contentIds, ranking, ...module }) => {
      const ids = ranking ? topTen(ranking, contentIds.filter((contentId) => shown.has(contentId))) : contentIds
      return { ...module, cards: inOrder(cards, ids) }
    }),
  }
}

/**
 * A series counts by its newest season, a title without a date by its arrival (CAT-32). Reads each kind of date along
 * its own index, then merges them.
 */
function newestTitles(reader: Reader) {
  const { now } = reader
  const isOfType = sql`title.content_type = wanted.content_type`
  const titles = sql`${visibleTitles(reader)} as title`
  const seasons = seasonsBelow(reader.cap)
  const isSeries = sql`wanted.content_type = 'series'`
  return sql`array(
    select dated.content_id
    from unnest(case module.newest when 'all' then array['movie', 'series'] else array[module.newest] end) as wanted (content_type)
    cross join lateral (
      (
        select title.content_id, title.releases_at as newest_at from ${titles}
        where ${isOfType} and not title.has_dated_seasons and title.releases_at <= ${now}
        order by title.releases_at desc, title.content_id limit ${maxNewest}
      ) union all (
        select title.content_id, title.added_at from ${titles}
        where ${isOfType} and not title.has_dated_seasons and title.releases_at is null and title.added_at <= ${now}
        order by title.added_at desc, title.content_id limit ${maxNewest}
      ) union all (
        select title.content_id, season.releases_at from ${seasons} as season join ${titles} on title.content_id = season.series_id
        where ${isSeries} and ${isOfType} and season.releases_at <= ${now} and not exists (
          select from ${seasons} as later where later.series_id = season.series_id and later.releases_at <= ${now}
          and (later.releases_at, later.season_number) > (season.releases_at, season.season_number)
        )
        order by season.releases_at desc, season.series_id limit ${maxNewest}
      ) union all (
        select title.content_id, coalesce(title.releases_at, title.added_at) from ${titles}
        where ${isSeries} and ${isOfType} and coalesce(title.releases_at, title.added_at) <= ${now}
        and title.content_id in (select season.series_id from ${seasons} as season where season.releases_at > ${now})
        and not exists (select from ${seasons} as season where season.series_id = title.content_id and season.releases_at <= ${now})
      )
    ) as dated
    order by dated.newest_at desc, dated.content_id limit ${maxNewest}
  )`
}

/** Titles that leave soon, the earliest first (CAT-84). */
function leavingTitles(reader: Reader) {
  return sql`array(
    select title.content_id from ${visibleTitles(reader)} as title
    where title.withdrawn_at <= ${leavingSoonUntil(reader.now)} and module.leaving in ('all', title.content_type)
    order by title.withdrawn_at, title.content_id limit ${maxLeaving}
  )`
}

/** Titles chosen by the editor, if available, up to a row's length. */
function editorialTitles(reader: Reader) {
  return sql`array(
    select title.content_id from module_entry join ${visibleTitles(reader)} as title using (content_id)
    where module_entry.module_id = module.module_id
    order by module_entry.position limit ${maxInRow}
  )`
}

/** The most watched available titles, up to a module's length. */
function mostWatchedTitles(reader: Reader) {
  return sql`array(
    select title.content_id from ranking join ${visibleTitles(reader)} as title using (content_id)
    where module.most_watched in ('all', title.content_type)
    order by ranking.place limit ${maxRanked}
  )`
}

async function moduleCards(db: CatalogueDatabase, contentIds: string[], reader: Reader): Promise<StoredModuleCard[]> {
  if (contentIds.length === 0) return []
  return selectCards(db, reader, visibleTitles(reader))
    .select([
      localized<string | null>('title.hero_text', reader.language).as('heroText'),
      localized<string | null>('title.hero_notice', reader.language).as('heroNotice'),
      tagNames(reader.language).as('tags'),
    ])
    .where('title.content_id', 'in', contentIds)
    .execute()
}
