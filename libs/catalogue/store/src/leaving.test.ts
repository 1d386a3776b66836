import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { sitemapUrls, cardsByIds, catalogueMigrations, genresWithTitles, pageWithModules, refreshSearch, saveGenres, savePages, saveTitle, search, titlesByGenre } from './index.ts'
import type { NewModule, Reader } from './index.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewMovie, aNewSeries, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

const inDays = (days: number) => new Date(inIndia.now.getTime() + days * 86_400_000)
const leavingModule = (leaving: 'all' | 'series'): NewModule =>
  ({ moduleId: leaving, kind: 'tray', orientation: 'portrait', title: { english: 'Leaving soon' }, shows: { leaving } })

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  const { db } = test
  await saveGenres(db, [{ slug: 'drama', name: { english: 'Drama' } }])
  await saveTitle(db, aNewMovie('ferry', { genres: ['drama'], withdrawnAt: inDays(2) }))
  await saveTitle(db, aNewSeries('tram', { withdrawnAt: inDays(1) }))
  await saveTitle(db, aNewMovie('abroad', { withdrawnAt: inDays(1), blockedCountries: ['IN'] }))
  await saveTitle(db, aNewMovie('kites', { withdrawnAt: inDays(100) }))
  await saveTitle(db, aNewMovie('stays'))
  await savePages(db, [{ pageId: 'home', title: { english: 'Home' }, description: { english: '' }, modules: [leavingModule('all'), leavingModule('series')] }])
  await refreshSearch(db)
})
afterAll(() => test.drop())

const at = (now: Date): Reader => ({ ...inIndia, now })

async function leaving(reader: Reader) {
  const page = await pageWithModules(test.db, 'home', reader, { limit: 5, offset: 0 })
  return page?.modules.map(({ cards }) => cards.map(({ contentId }) => contentId))
}

describe('a module of leaving titles', () => {
  it('lists titles that leave soon, the earliest first, of all types or one', async () => {
    expect(await leaving(inIndia)).toEqual([['tram', 'ferry'], ['tram']])
  })

  it('drops each title when it leaves, and adds the next when its time is near', async () => {
    expect(await leaving(at(inDays(1)))).toEqual([['ferry'], []])
    expect(await leaving(at(inDays(80)))).toEqual([['kites'], []])
    expect(await leaving(at(inDays(101)))).toEqual([[], []])
  })
})

describe('a title with a withdrawal time', () => {
  it('is in every list until then, and in none afterwards', async () => {
    const listsAt = async (now: Date) => {
      const [reader, paging] = [at(now), { limit: 5, offset: 0 }]
      const genre = await titlesByGenre(test.db, 'drama', reader, paging)
      const found = await search(test.db, { query: 'ferry', spaces: [] }, reader, paging)
      const { urls } = await sitemapUrls(test.db, 'titles', reader, paging)
      return [
        (await cardsByIds(test.db, ['ferry'], reader)).length, genre?.total, genre?.cards.length, (await genresWithTitles(test.db, reader)).length,
        found.total, urls.filter(({ path }) => path === '/ferry-film').length,
      ]
    }
    expect(await listsAt(inDays(1.9))).toEqual([1, 1, 1, 1, 1, 1])
    expect(await listsAt(inDays(2))).toEqual([0, 0, 0, 0, 0, 0])
  })
})
