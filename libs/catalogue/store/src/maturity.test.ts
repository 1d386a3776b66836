import { ageRatings, maturityOf } from '@ott/catalogue'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { sql } from 'kysely'
import { catalogueMigrations, cardsByIds, playableById, saveTitle, titlesById } from './index.ts'
import { migrateCatalogue } from './migrate-catalogue.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewEpisode, aNewMovie, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
})
afterAll(() => test.drop())

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

  it('hides episodes that say they are milder', async () => {
    await saveTitle(test.db, series('strict', 'U/A 16+', ['U']))
    expect([await lowestCapOf('strict'), await episodesBelow(3, 'strict')]).toEqual([4, undefined])
  })
})

it('existing titles get the maturity of their rating, in all spellings', async () => {
  const spellings = ['U', 'u', 'All', 'UA 7+', '13', 'U/A 13+', 'UA-16', '18+', 'A', 'A 18+', 'R', '99', '', null]
  for (const [index, maturityRating] of spellings.entries()) await saveTitle(test.db, series(`old-${index}`, maturityRating, [undefined]))
  await sql`drop function visible_titles, titles_below, episodes_below`.execute(test.db)
  await sql`alter table title drop column maturity`.execute(test.db)
  await sql`alter table episode drop column maturity, drop column maturity_rating`.execute(test.db)
  await sql`alter table title_genre drop column maturity`.execute(test.db)
  await sql`alter table search_document drop column maturity`.execute(test.db)
  await sql`delete from schema_migration where name like '031-%' or name like '032-%'`.execute(test.db)
  await migrateCatalogue(test.db)
  const { rows } = await sql<{ rating: string | null; maturity: number; episode: number }>`
    select title.maturity_rating as rating, title.maturity, episode.maturity as episode from title join episode on series_id = title.content_id where title.content_id like 'old-%'`.execute(test.db)
  expect(rows.map(({ rating, maturity, episode }) => [rating, maturity, episode])).toEqual(rows.map(({ rating }) => [rating, maturityOf(rating), maturityOf(rating)]))
  expect(rows).toHaveLength(spellings.length)
})
