import { kept } from '@ott/database'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isListed } from './availability.ts'
import type { CatalogueDatabase, Image, TitleType } from './tables.ts'
import { inLanguage } from './words.ts'
import type { Language } from './words.ts'

/** For whom a list is read, and when. */
export type Reader = { language: Language; country: string; now: Date }

export type Paging = { limit: number; offset: number }

/** What a tray shows of a title, in one language. */
export type StoredCard = {
  contentId: string
  contentType: TitleType
  permanentLink: string
  title: string
  year: number | null
  maturityRating: string | null
  genres: { slug: string; name: string }[]
  images: Image[]
  /** Seconds; null for a series and while there is no film. */
  runLength: number | null
  monetizationModel: string
  releasesAt: Date | null
  /** From when on it is not shown any more. */
  withdrawnAt: Date | null
  addedAt: Date
  /** When the seasons after the first open or opened. */
  laterSeasonsAt: Date[]
}

/** Cards in the order of the ids; what is not there, withdrawn or not for this country is left out. */
export async function cardsByIds(db: CatalogueDatabase, contentIds: string[], reader: Reader): Promise<StoredCard[]> {
  if (contentIds.length === 0) return []
  const cards = await selectCards(db, reader.language)
    .modifyFront(kept)
    .where(sql<boolean>`title.content_id = any((select ${contentIds}::text[])::text[])`)
    .where(isListed(reader))
    .execute()
  return inOrder(cards, contentIds)
}

/** A page of the titles of a genre, the newest first; null when there is no such genre. */
export async function titlesByGenre(
  db: CatalogueDatabase,
  slug: string,
  reader: Reader,
  paging: Paging,
): Promise<{ cards: StoredCard[]; total: number } | null> {
  // Only of those few that are not for everybody the title itself is looked at, one by one and not all of them ahead.
  const isShown = sql`(select ${isListed(reader)} from title where title.content_id = title_genre.content_id)`
  const { rows } = await sql<{ total: number; ids: string[] }>`
    select
      (select count(*) from title_genre where genre_slug = ${slug} and is_everywhere)
        + (select count(*) from title_genre where genre_slug = ${slug} and not is_everywhere and ${isShown}) as total,
      array(
        select content_id from title_genre where genre_slug = ${slug} and (is_everywhere or ${isShown})
        order by year desc nulls last, releases_at desc nulls last, content_id limit ${paging.limit} offset ${paging.offset}
      ) as ids
    from genre where slug = ${slug}`.execute(db)
  const [found] = rows
  return found ? { cards: await cardsByIds(db, found.ids, reader), total: found.total } : null
}

export function selectCards(db: CatalogueDatabase, language: Language) {
  return db
    .selectFrom('title')
    .leftJoin('plays', 'plays.content_id', 'title.content_id')
    .leftJoin('asset', (join) => join.onRef('asset.asset_id', '=', 'plays.asset_id').on('asset.status', '=', 'ready'))
    .select((eb) => [
      'title.content_id as contentId',
      'title.content_type as contentType',
      'title.permanent_link as permanentLink',
      inLanguage('title.title', language).as('title'),
      'title.year',
      'title.maturity_rating as maturityRating',
      jsonArrayFrom(
        eb
          .selectFrom('title_genre')
          .innerJoin('genre', 'genre.slug', 'title_genre.genre_slug')
          .select(['genre.slug', inLanguage('genre.name', language).as('name')])
          .whereRef('title_genre.content_id', '=', 'title.content_id')
          .orderBy('title_genre.position'),
      ).as('genres'),
      'title.images',
      'asset.run_length as runLength',
      'title.monetization_model as monetizationModel',
      'title.releases_at as releasesAt',
      'title.withdrawn_at as withdrawnAt',
      'title.added_at as addedAt',
      sql<Date[]>`array(
        select season.releases_at from season
        where season.series_id = title.content_id and season.season_number > 1 and season.releases_at is not null
      )`.as('laterSeasonsAt'),
    ])
}

/** The names of a title's tags. */
export function tagNames(language: Language) {
  return sql<string[]>`array(
    select ${inLanguage('tag.name', language)} from title_tag join tag on tag.slug = title_tag.tag_slug
    where title_tag.content_id = title.content_id order by title_tag.position
  )`
}

export function inOrder<T extends { contentId: string }>(found: T[], contentIds: string[]): T[] {
  const byId = new Map(found.map((one) => [one.contentId, one]))
  return [...new Set(contentIds)].flatMap((contentId) => byId.get(contentId) ?? [])
}
