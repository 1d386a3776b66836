import { ageRatings, maturityOf } from '@ott/catalogue'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { sql } from 'kysely'
import { catalogueMigrations, cardsByIds, pageWithModules, peopleById, playableById, savePages, savePeople, saveTitle, titlesById } from './index.ts'
import { migrateCatalogue } from './migrate-catalogue.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewEpisode, aNewMovie, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
})
afterAll(() => test.drop())

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const series = (contentId: string, maturityRating: string | null, episodes: (string | undefined)[]) =>
  aNewMovie(contentId, {
    contentType: 'series',
    maturityRating,
    seasons: [{ seasonNumber: 1, releasesAt: null, episodes: episodes.map((rating, index) => aNewEpisode(`${contentId}-${index}`, index + 1, rating === undefined ? {} : { maturityRating: rating })) }],
  })

const shownBelow = async (cap: number, contentId: string) => (await cardsByIds(test.db, [contentId], { ...inIndia, cap })).length > 0
const lowestCapOf = async (contentId: string) => {
  for (const cap of [1, 2, 3, 4, 5]) if (await shownBelow(cap, contentId)) return cap
  return null
}
const episodesBelow = async (cap: number, contentId: string) => {
  const [title] = await titlesById(test.db, 'series', [contentId], { ...inIndia, cap })
  return title?.seasons.flatMap(({ episodes }) => episodes.map(({ episodeNumber }) => episodeNumber))
}

describe('a title', () => {
  it('is shown below a cap above its rating, without one only where all is shown', async () => {
    for (const [index, rating] of [...ageRatings, 'X', null].entries()) await saveTitle(test.db, aNewMovie(`film-${index}`, { maturityRating: rating }))
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 6].map((index) => lowestCapOf(`film-${index}`)))).toEqual([1, 2, 3, 4, 5, 5, 5])
  })
})

describe('a series', () => {
  it('counts by its own rating, and loses its stricter episodes', async () => {
    await saveTitle(test.db, series('lane', 'U', [undefined, 'A 18+', 'U/A 13+']))
    expect([await episodesBelow(1, 'lane'), await episodesBelow(3, 'lane'), await episodesBelow(5, 'lane')]).toEqual([[1], [1, 3], [1, 2, 3]])
    expect((await playableById(test.db, 'lane-1', { language: 'english', cap: 5 }))?.maturity).toBe(4)
    expect(await playableById(test.db, 'lane-1', { language: 'english', cap: 4 })).toBeNull()
  })

  it('is hidden with its last episode', async () => {
    await saveTitle(test.db, series('shell', 'U', ['U/A 16+', 'A 18+']))
    expect(await lowestCapOf('shell')).toBe(4)
  })

  it('loses a season with its last episode, its date and its own cast, and keeps one without any episode', async () => {
    await savePeople(test.db, [{ personId: 'guest', name: { english: 'Guest' } }])
    await saveTitle(test.db, aNewMovie('fair', {
      contentType: 'series',
      maturityRating: 'U',
      seasons: [
        { seasonNumber: 1, releasesAt: null, episodes: [aNewEpisode('fair-1', 1)] },
        { seasonNumber: 2, releasesAt: day(1), credits: [{ personId: 'guest' }], episodes: [aNewEpisode('fair-2', 1, { maturityRating: 'A 18+' })] },
        { seasonNumber: 3, releasesAt: day(2), episodes: [] },
      ],
    }))
    const seasonsBelow = async (cap: number) => (await titlesById(test.db, 'series', ['fair'], { ...inIndia, cap }))[0]?.seasons.map(({ seasonNumber }) => seasonNumber)
    expect([await seasonsBelow(4), await seasonsBelow(5)]).toEqual([[1, 3], [1, 2, 3]])
    const laterSeasonsBelow = async (cap: number) => (await cardsByIds(test.db, ['fair'], { ...inIndia, cap }))[0]?.laterSeasonsAt
    expect([await laterSeasonsBelow(4), await laterSeasonsBelow(5)]).toEqual([[day(2)], [day(1), day(2)]])
    const castBelow = async (cap: number) => (await peopleById(test.db, ['guest'], { ...inIndia, cap })).length
    expect([await castBelow(4), await castBelow(5)]).toEqual([0, 1])
  })

  it('is as new as its newest season below the cap', async () => {
    for (const [contentId, rating, at] of [['hidden-news', 'A 18+', 3], ['news', 'U', 2]] as const) {
      await saveTitle(test.db, aNewMovie(contentId, {
        contentType: 'series',
        maturityRating: 'U',
        seasons: [
          { seasonNumber: 1, releasesAt: day(1), episodes: [aNewEpisode(`${contentId}-1`, 1)] },
          { seasonNumber: 2, releasesAt: day(at), episodes: [aNewEpisode(`${contentId}-2`, 1, { maturityRating: rating })] },
        ],
      }))
    }
    await savePages(test.db, [{ pageId: 'news', title: { english: '' }, description: { english: '' }, modules: [{ moduleId: 'newest', kind: 'tray', orientation: 'portrait', title: { english: '' }, shows: { newest: 'series' } }] }])
    const newestBelow = async (cap: number) => {
      const page = await pageWithModules(test.db, 'news', { ...inIndia, cap, now: day(4) }, { limit: 1, offset: 0 })
      return page?.modules[0]?.cards.map(({ contentId }) => contentId).filter((contentId) => contentId.endsWith('news'))
    }
    expect([await newestBelow(4), await newestBelow(5)]).toEqual([['news', 'hidden-news'], ['hidden-news', 'news']])
  })

  it('hides episodes that say they are milder', async () => {
    await saveTitle(test.db, series('strict', 'U/A 16+', ['U']))
    expect([await lowestCapOf('strict'), await episodesBelow(3, 'strict')]).toEqual([4, undefined])
  })
})

it('existing titles get the maturity of their rating, in all spellings', async () => {
  const spellings = ['U', 'u', 'All', 'UA 7+', '13', 'U/A 13+', 'UA-16', '18+', 'A', 'A 18+', 'R', '99', '', null]
  for (const [index, maturityRating] of spellings.entries()) await saveTitle(test.db, series(`old-${index}`, maturityRating, [undefined]))
  await sql`drop function visible_titles, titles_below, episodes_below, credits_below, seasons_below`.execute(test.db)
  await sql`alter table season drop column maturity`.execute(test.db)
  await sql`alter table title drop column maturity`.execute(test.db)
  await sql`alter table episode drop column maturity, drop column maturity_rating`.execute(test.db)
  await sql`alter table title_genre drop column maturity`.execute(test.db)
  await sql`alter table search_document drop column maturity`.execute(test.db)
  await sql`delete from schema_migration where name similar to '03[123]-%'`.execute(test.db)
  await migrateCatalogue(test.db)
  const { rows } = await sql<{ rating: string | null; maturity: number; episode: number }>`
    select title.maturity_rating as rating, title.maturity, episode.maturity as episode from title join episode on series_id = title.content_id where title.content_id like 'old-%'`.execute(test.db)
  expect(rows.map(({ rating, maturity, episode }) => [rating, maturity, episode])).toEqual(rows.map(({ rating }) => [rating, maturityOf(rating), maturityOf(rating)]))
  expect(rows).toHaveLength(spellings.length)
  const { rows: seasons } = await sql<{ ofSeason: number; ofEpisode: number }>`
    select season.maturity as "ofSeason", episode.maturity as "ofEpisode" from season join episode using (series_id, season_number) where series_id like 'old-%'`.execute(test.db)
  expect(seasons.map(({ ofSeason }) => ofSeason)).toEqual(seasons.map(({ ofEpisode }) => ofEpisode))
})
