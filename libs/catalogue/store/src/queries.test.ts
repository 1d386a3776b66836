import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import type { KyselyPlugin } from 'kysely'
import {
  attachAsset, cardsByIds, catalogueMigrations, contentByPermalink, pageWithModules, peopleById, playableById, refreshSearch, saveAsset,
  saveGenres, savePages, savePeople, saveTitle, search, titlesByGenre, titlesById,
} from './index.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewEpisode, aNewMovie, aNewSeries, aReadyAsset, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>
let queries: number

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    queries += 1
    return result
  },
}

const seasons = [1, 2, 3, 4, 5].map((seasonNumber) => ({
  seasonNumber,
  releasesAt: null,
  episodes: Array.from({ length: 60 }, (_, index) => aNewEpisode(`lane-s${seasonNumber}e${index + 1}`, index + 1)),
}))
const ids = Array.from({ length: 40 }, (_, index) => `film-${index}`)

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  const { db } = test
  await saveGenres(db, [{ slug: 'drama', name: { english: 'Drama' } }])
  await savePeople(db, [{ personId: 'meghna', name: { english: 'Meghna Basu' } }])
  for (const id of ids) await saveTitle(db, aNewMovie(id, { genres: ['drama'], credits: [{ personId: 'meghna' }], recommendations: ids }))
  await saveTitle(db, aNewSeries('lane', { seasons, recommendations: ids }))
  await saveAsset(db, aReadyAsset('film'))
  await attachAsset(db, 'film', seasons.flatMap(({ episodes }) => episodes.map(({ contentId }) => contentId)))
  const tray = { kind: 'tray' as const, orientation: 'portrait' as const, title: { english: 'Tray' }, shows: { contentIds: ids } }
  const modules = Array.from({ length: 10 }, (_, index) => ({ ...tray, moduleId: `tray-${index}` }))
  await savePages(db, [{ pageId: 'home', title: { english: 'Home' }, description: { english: 'Films' }, modules }])
  await refreshSearch(db)
})
afterAll(() => test.drop())

async function queriesOf(read: (db: TestDatabase<CatalogueTables>['db']) => Promise<unknown>): Promise<number> {
  queries = 0
  await read(test.db.withPlugin(counting))
  return queries
}

describe('reading', () => {
  const paging = { limit: 20, offset: 0 }

  it('a series of 300 episodes takes two queries', async () => {
    expect(await queriesOf((db) => contentByPermalink(db, '/lane-film', inIndia))).toBe(2)
    const lane = await contentByPermalink(test.db, '/lane-film', inIndia)
    expect(lane?.seasons.flatMap(({ episodes }) => episodes).filter(({ isStreamable }) => isStreamable)).toHaveLength(300)
  })

  it('takes as many queries for many as for one', async () => {
    expect(await queriesOf((db) => cardsByIds(db, ids, inIndia))).toBe(1)
    expect(await queriesOf((db) => titlesById(db, 'movie', ids, inIndia))).toBe(2)
    expect(await queriesOf((db) => titlesByGenre(db, 'drama', inIndia, paging))).toBe(2)
    expect(await queriesOf((db) => peopleById(db, ['meghna'], inIndia))).toBe(2)
    expect(await queriesOf((db) => pageWithModules(db, 'home', inIndia, paging))).toBe(3)
    expect(await queriesOf((db) => playableById(db, 'lane-s3e7', { language: 'english', cap: 5 }))).toBe(1)
  })

  it('a search takes one query, one more for typos or similarity, one for cards and one for names', async () => {
    const asking = (query: string) => queriesOf((db) => search(db, { query, spaces: [] }, inIndia, paging))
    expect([await asking('film'), await asking('Film film-17'), await asking('drema'), await asking('zzqqzz'), await asking('')]).toEqual([3, 3, 4, 3, 0])
  })
})
