import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { cardsWithSigns } from './cards.ts'
import type { Paging, Reader, StoredCard } from './cards.ts'
import type { CatalogueDatabase, Image } from './tables.ts'
import { localized } from './localized-text.ts'
import { episodesBelow, isVisible, titlesBelow } from './visible-titles.ts'

export type GenreSort = 'popular' | 'newest' | 'name'

/** `audio`: only titles with this audio language. `isFree`: only titles that need no subscription. */
export type GenreSelection = { sort: GenreSort; audio: string | null; isFree: boolean }

const wholeGenre: GenreSelection = { sort: 'newest', audio: null, isFree: false }

/**
 * A page of a genre's titles, and the genre's description if the reader's language has one. Null if the genre does not
 * exist. Titles that are not released yet come last (CAT-120).
 */
export async function titlesByGenre(
  db: CatalogueDatabase,
  slug: string,
  reader: Reader,
  paging: Paging,
  { sort, audio, isFree }: GenreSelection = wholeGenre,
): Promise<{ cards: StoredCard[]; total: number; description: string | null } | null> {
  const conditions = [
    sql`genre_slug = ${slug} and ${isVisible(reader, 'title_genre')}`,
    ...(audio === null ? [] : [hasAudio(audio, reader)]),
    ...(isFree ? [sql`(select monetization_model = 'FREE' from ${titlesBelow(reader.cap)} as title where title.content_id = title_genre.content_id)`] : []),
  ]
  const { rows } = await sql<{ total: number; ids: string[]; description: string | null }>`
    with shown as materialized (
      select content_id, year, releases_at, place from title_genre ${withPlaces} where ${sql.join(conditions, sql` and `)}
    )
    select
      description ->> ${reader.language}::text as description,
      (select count(*) from shown) as total,
      array(
        select content_id from shown
        order by coalesce(releases_at > ${reader.now}, false), ${orders[sort](reader)}year desc nulls last, releases_at desc nulls last, content_id
        limit ${paging.limit} offset ${paging.offset}
      ) as ids
    from genre where slug = ${slug}`.execute(db)
  const [found] = rows
  if (!found) return null
  const { ids, ...genre } = found
  return { cards: await cardsWithSigns(db, ids, reader), ...genre }
}

export type PicturedGenre = { slug: string; name: string; titleCount: number; posters: string[] }

const maxPosters = 3
/** Genres share titles, so each genre needs more candidates than it shows. */
const maxPosterCandidates = 12

/**
 * Genres with an available title, in their order, with posters of released titles (CAT-122). No two genres show the same
 * one while they have others (CAT-123).
 */
export async function genresWithTitles(db: CatalogueDatabase, reader: Reader): Promise<PicturedGenre[]> {
  const { rows } = await sql<{ slug: string; name: string; titleCount: number; images: Image[][] }>`
    select slug, ${localized('genre.name', reader.language)} as name, counted."titleCount", array(
      select (select images from ${titlesBelow(reader.cap)} as title where title.content_id = candidate.content_id) from (
        select content_id from title_genre ${withPlaces}
        where genre_slug = slug and ${isVisible(reader, 'title_genre')} and (releases_at is null or releases_at <= ${reader.now})
        order by place nulls last, year desc nulls last, content_id limit ${maxPosterCandidates}
      ) as candidate
    ) as images
    from genre cross join lateral (
      select count(*) as "titleCount" from title_genre where genre_slug = slug and ${isVisible(reader, 'title_genre')}
    ) as counted
    where counted."titleCount" > 0
    order by genre.position, slug`.execute(db)
  const taken = new Set<string>()
  return rows.map(({ images, ...genre }) => {
    const posters = images.flatMap((some) => some.find(({ orientation, isFeatured }) => orientation === 'portrait' && !isFeatured)?.url ?? [])
    const own = [...posters.filter((url) => !taken.has(url)), ...posters.filter((url) => taken.has(url))].slice(0, maxPosters)
    for (const url of own) taken.add(url)
    return { ...genre, posters: own }
  })
}

/** What comes before the year, the newest first. */
const orders: Record<GenreSort, (reader: Reader) => RawBuilder<unknown>> = {
  popular: () => sql`place nulls last, `,
  newest: () => sql``,
  name: ({ language, cap }) => sql`(select ${localized('title.title', language)} from ${titlesBelow(cap)} as title where title.content_id = shown.content_id) collate "und-x-icu", `,
}

/** Adds the place in the ranking. A join, because a subquery would read the ranking once for each title of a genre. */
const withPlaces = sql`left join (select content_id, min(place) as place from ranking group by content_id) as ranked using (content_id)`

/** Whether the film, or any of the episodes, has this audio language. */
function hasAudio(language: string, { cap }: Reader) {
  const track = JSON.stringify({ audio: [{ language }] })
  return sql`exists (
    select from plays join asset using (asset_id)
    where status = 'ready' and tracks @> ${track}::jsonb and plays.content_id in (
      select title_genre.content_id union all select episode.content_id from ${episodesBelow(cap)} as episode where episode.series_id = title_genre.content_id
    )
  )`
}
