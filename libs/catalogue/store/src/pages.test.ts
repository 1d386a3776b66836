import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { sql } from 'kysely'
import {
  catalogueMigrations, catalogueVersion, pageById, pageWithModules, popularSearches, savePages, savePopularSearches, saveTags, saveTitle, saveTitles,
} from './index.ts'
import type { NewModule, NewPage, NewTitle } from './index.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewMovie, aNewSeries, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

const { now } = inIndia
const day = (text: string) => new Date(`${text}T00:00:00Z`)

const tray = (moduleId: string, shows: NewModule['shows']): NewModule => ({
  moduleId,
  kind: 'tray',
  orientation: 'portrait',
  title: { english: `Tray ${moduleId}`, bengali: `সারি ${moduleId}` },
  shows,
})

const home: NewPage = {
  pageId: 'home',
  title: { english: 'Home', bengali: 'হোম' },
  description: { english: 'Films.', bengali: 'সিনেমা।' },
  modules: [
    { ...tray('hero', { contentIds: ['kites', 'ferry'] }), kind: 'hero', orientation: 'landscape' },
    { ...tray('go-on', { contentIds: [] }), kind: 'continueWatching' },
    { ...tray('chosen', { contentIds: ['ferry', 'blocked', 'kites'] }), seeAll: '/genre/drama' },
    tray('newest', { newest: 'all' }),
    tray('newest-series', { newest: 'series' }),
  ],
}

const read = (limit: number, offset: number) => pageWithModules(test.db, 'home', inIndia, { limit, offset })
const cardsOf = async (moduleId: string) =>
  (await read(10, 0))?.modules.find((module) => module.moduleId === moduleId)?.cards.map(({ contentId }) => contentId)

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  const { db } = test
  await saveTags(db, [{ slug: 'river', name: { english: 'River', bengali: 'নদী' } }])
  await saveTitle(db, aNewMovie('ferry', {
    releasesAt: day('2026-11-01'),
    tags: ['river'],
    heroText: { english: 'A line.', bengali: 'একটা লাইন।' },
    heroNotice: { english: 'New film', bengali: 'নতুন ছবি' },
  }))
  await saveTitle(db, aNewMovie('kites', { releasesAt: day('2026-03-01') }))
  await saveTitle(db, aNewMovie('blocked', { releasesAt: day('2026-10-01'), blockedCountries: ['IN'] }))
  await saveTitle(db, aNewMovie('future', { releasesAt: day('2027-01-01') }))
  const seasons = [
    { seasonNumber: 1, releasesAt: day('2020-01-01'), episodes: [] },
    { seasonNumber: 2, releasesAt: day('2026-06-01'), episodes: [] },
    { seasonNumber: 3, releasesAt: day('2027-06-01'), episodes: [] },
  ]
  await saveTitle(db, aNewSeries('tram', { releasesAt: day('2020-01-01'), seasons }))
  await savePages(db, [home])
})
afterAll(() => test.drop())

describe('a page', () => {
  it('has its texts and the number of its modules', async () => {
    expect(await pageById(test.db, 'home', 'bengali')).toEqual({ pageId: 'home', title: 'হোম', description: 'সিনেমা।', moduleCount: 5 })
    expect(await pageById(test.db, 'nowhere', 'english')).toBeNull()
    expect(await pageWithModules(test.db, 'nowhere', inIndia, { limit: 1, offset: 0 })).toBeNull()
  })

  it('returns its modules in order, in ranges', async () => {
    const ids = async (limit: number, offset: number) => (await read(limit, offset))?.modules.map(({ moduleId }) => moduleId)
    expect([await ids(2, 0), await ids(2, 2), await ids(2, 4), await ids(2, 6)]).toEqual([
      ['hero', 'go-on'],
      ['chosen', 'newest'],
      ['newest-series'],
      [],
    ])
  })

  it('has the chosen titles in order, without unavailable ones', async () => {
    expect([await cardsOf('chosen'), await cardsOf('go-on')]).toEqual([['ferry', 'kites'], []])
  })

  it('has the text and notice of a hero', async () => {
    const hero = (await pageWithModules(test.db, 'home', { ...inIndia, language: 'bengali' }, { limit: 1, offset: 0 }))?.modules[0]
    expect(hero?.cards).toMatchObject([
      { contentId: 'kites', heroText: null, heroNotice: null, tags: [] },
      { contentId: 'ferry', heroText: 'একটা লাইন।', heroNotice: 'নতুন ছবি', tags: ['নদী'] },
    ])
  })

  it('has the newest released titles, a series by its newest season', async () => {
    expect([await cardsOf('newest'), await cardsOf('newest-series')]).toEqual([['ferry', 'tram', 'kites'], ['tram']])
  })

  it('counts a title without a date from its arrival', async () => {
    await saveTitle(test.db, aNewMovie('by-hand', { releasesAt: null }))
    const later = await pageWithModules(test.db, 'home', { ...inIndia, now: new Date(Date.now() + 60_000) }, { limit: 1, offset: 3 })
    expect(later?.modules[0]?.cards.map(({ contentId }) => contentId)).toContain('by-hand')
  })

  it('is written only if it changed', async () => {
    const version = await catalogueVersion(test.db)
    expect([await savePages(test.db, [home]), await catalogueVersion(test.db)]).toEqual(['unchanged', version])
    const shorter = { ...home, modules: home.modules.slice(2).toReversed() }
    expect(await savePages(test.db, [shorter])).toBe('saved')
    expect((await read(10, 0))?.modules.map(({ moduleId }) => moduleId)).toEqual(['newest-series', 'newest', 'chosen'])
  })

  it('cannot refer to a missing title', async () => {
    const broken = { ...home, modules: [tray('broken', { contentIds: ['missing'] })] }
    await expect(savePages(test.db, [broken])).rejects.toMatchObject({ code: '23503' })
  })

  it('has the first 40 available titles of a longer row', async () => {
    const titles = Array.from({ length: 60 }, (_, at) => aNewMovie(`row-${at}`, { blockedCountries: at % 6 === 0 ? ['IN'] : [] }))
    const contentIds = titles.map((title) => title.contentId)
    await saveTitles(test.db, titles)
    await savePages(test.db, [{ ...home, pageId: 'long', modules: [tray('long', { contentIds })] }])
    const page = await pageWithModules(test.db, 'long', inIndia, { limit: 1, offset: 0 })
    expect(page?.modules[0]?.cards.map(({ contentId }) => contentId)).toEqual(contentIds.filter((_, at) => at % 6 !== 0).slice(0, 40))
  })
})

describe('the newest of a large catalogue', () => {
  it('are those with the latest date, season or arrival', async () => {
    const luck = (at: number, most: number) => (at * 7_919 + 104_729) % most
    const dayOf = (at: number) => (luck(at, 5) === 0 ? null : day(`20${20 + luck(at, 9)}-0${1 + luck(at, 7)}-11`))
    const large = await testDatabase<CatalogueTables>([catalogueMigrations])
    try {
      const titles = Array.from({ length: 120 }, (_, at) => {
        const seasons = [1, 2].map((seasonNumber) => ({ seasonNumber, releasesAt: dayOf(at * 3 + seasonNumber), episodes: [] }))
        const isSeries = luck(at, 3) === 0
        const common = { releasesAt: dayOf(at), blockedCountries: luck(at, 11) === 0 ? ['IN'] : [] }
        return isSeries ? aNewSeries(`t${at}`, { ...common, seasons }) : aNewMovie(`t${at}`, common)
      })
      await saveTitles(large.db, titles)
      await sql`update title set added_at = ${day('2024-05-05')}`.execute(large.db)
      const shows = (newest: 'all' | 'movie' | 'series') => ({ ...tray(newest, { newest }) })
      await savePages(large.db, [{ ...home, modules: (['all', 'movie', 'series'] as const).map(shows) }])
      const page = await pageWithModules(large.db, 'home', inIndia, { limit: 10, offset: 0 })
      const newestAt = ({ seasons, releasesAt }: NewTitle) => {
        const out = seasons.flatMap((season) => season.releasesAt?.getTime() ?? []).filter((at) => at <= now.getTime())
        return out.length > 0 ? Math.max(...out) : (releasesAt ?? day('2024-05-05')).getTime()
      }
      const expected = (newest: string) =>
        titles
          .filter(({ contentType, blockedCountries }) => (newest === 'all' || newest === contentType) && blockedCountries.length === 0)
          .filter((title) => newestAt(title) <= now.getTime())
          .toSorted((a, b) => newestAt(b) - newestAt(a) || (a.contentId < b.contentId ? -1 : 1))
          .slice(0, 12)
          .map(({ contentId }) => contentId)
      expect(page?.modules.map(({ moduleId, cards }) => [moduleId, cards.map(({ contentId }) => contentId)])).toEqual(
        ['all', 'movie', 'series'].map((newest) => [newest, expected(newest)]),
      )
    } finally {
      await large.drop()
    }
  })
})

describe('popular searches', () => {
  const terms = [{ english: 'Hilsa', bengali: 'ইলিশ' }, { english: 'Thriller', bengali: 'থ্রিলার' }]

  it('are returned in order and language', async () => {
    expect(await savePopularSearches(test.db, terms)).toBe('saved')
    expect(await popularSearches(test.db, { ...inIndia, language: 'bengali' })).toEqual(['ইলিশ', 'থ্রিলার'])
  })

  it('change only if they differ', async () => {
    expect(await savePopularSearches(test.db, terms)).toBe('unchanged')
    expect(await savePopularSearches(test.db, terms.toReversed())).toBe('saved')
    expect(await popularSearches(test.db, inIndia)).toEqual(['Thriller', 'Hilsa'])
  })
})
