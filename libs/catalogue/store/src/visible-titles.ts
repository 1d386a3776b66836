import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { CatalogueTables } from './tables.ts'

/** A viewer for whom titles are read. Country and cap may be columns. */
export type VisibleTo = { country: string | RawBuilder<string>; cap: number | RawBuilder<number>; now: Date }

type Title = Selectable<CatalogueTables['title']>
type Episode = Selectable<CatalogueTables['episode']>
type Season = Selectable<CatalogueTables['season']>
type Credit = Selectable<CatalogueTables['credit']>

/** SQL for the titles below the cap that are available in the country and not withdrawn (CAT-13, PAR-1). */
export function visibleTitles({ country, cap, now }: VisibleTo): RawBuilder<Title> {
  return sql<Title>`visible_titles(${country}, ${cap}, ${now})`
}

/** SQL for the titles below the cap, whether available or not. The caller reports why one is not available. */
export function titlesBelow(cap: number): RawBuilder<Title> {
  return sql<Title>`titles_below(${cap})`
}

/** SQL for the episodes below the cap (PAR-2). */
export function episodesBelow(cap: number): RawBuilder<Episode> {
  return sql<Episode>`episodes_below(${cap})`
}

/** SQL for the seasons with an episode below the cap, or without any episode (PAR-2). */
export function seasonsBelow(cap: number): RawBuilder<Season> {
  return sql<Season>`seasons_below(${cap})`
}

/** SQL for the credits of titles and of seasons below the cap. */
export function creditsBelow(cap: number): RawBuilder<Credit> {
  return sql<Credit>`credits_below(${cap})`
}

/**
 * SQL for the same check of a row of `table` that has the title's id, maturity and `is_everywhere`. A scalar subquery,
 * so that PostgreSQL reads `title` only for the few restricted titles instead of scanning all.
 */
export function isVisible(reader: { country: string; cap: number; now: Date }, table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`case when ${column('is_everywhere')} then ${column('maturity')} < ${reader.cap}
    else (select true from ${visibleTitles(reader)} as title where title.content_id = ${column('content_id')}) end`
}
