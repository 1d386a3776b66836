import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { attachAsset, catalogueMigrations, genresWithTitles, saveAsset, saveGenres, saveRanking, saveTitle, titlesByGenre } from './index.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewMovie, aNewSeries, aReadyAsset, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

const genres = ['drama']
const soon = new Date('2027-03-01T00:00:00Z')
const poster = (name: string) => [{ url: `/pictures/${name}.webp`, orientation: 'portrait' as const, resolution: '600x900', isFeatured: false }]

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  const { db } = test
  await saveGenres(db, [{ slug: 'drama', name: { english: 'Drama' } }, { slug: 'music', name: { english: 'Music' } }, { slug: 'empty', name: { english: 'Empty' } }])
  await saveTitle(db, aNewMovie('coming', { title: { english: 'A Coming Film' }, year: 2027, releasesAt: soon, genres }))
  await saveTitle(db, aNewMovie('bridge', { title: { english: 'bridge', bengali: 'সেতু' }, year: 2024, genres, images: poster('bridge') }))
  await saveTitle(db, aNewMovie('clay', { title: { english: 'Clay', bengali: 'আগুন' }, year: 2026, genres: ['drama', 'music'], monetizationModel: 'FREE', images: poster('clay') }))
  await saveTitle(db, aNewMovie('song', { year: 2001, genres: ['music'], images: poster('song') }))
  await saveTitle(db, aNewSeries('anchor', { title: { english: 'Anchor', bengali: 'নোঙর' }, year: 2020, genres, images: poster('anchor') }))
  await saveTitle(db, aNewMovie('closed', { genres, blockedCountries: ['IN'], monetizationModel: 'FREE', images: poster('closed') }))
  const audio = (language: string) => ({ tracks: { heights: [240], audio: [{ language, label: language }], subtitles: [] } })
  await saveAsset(db, aReadyAsset('bengali', audio('bn')))
  await saveAsset(db, aReadyAsset('english', audio('en')))
  await attachAsset(db, 'bengali', ['bridge', 'anchor-s1e2'])
  await attachAsset(db, 'english', ['clay'])
  await saveRanking(db, ['bridge', 'coming'])
})
afterAll(() => test.drop())

type Selection = Partial<NonNullable<Parameters<typeof titlesByGenre>[4]>>

async function listed(changes: Selection, paging = { limit: 20, offset: 0 }, reader = inIndia) {
  const found = await titlesByGenre(test.db, 'drama', reader, paging, { sort: 'popular', audio: null, isFree: false, ...changes })
  return { ids: found?.cards.map(({ contentId }) => contentId), total: found?.total }
}

describe('the titles of a genre', () => {
  it('are sorted by popularity, age or name, unreleased ones always last', async () => {
    expect((await listed({ sort: 'popular' })).ids).toEqual(['bridge', 'clay', 'anchor', 'coming'])
    expect((await listed({ sort: 'newest' })).ids).toEqual(['clay', 'bridge', 'anchor', 'coming'])
    expect((await listed({ sort: 'name' })).ids).toEqual(['anchor', 'bridge', 'clay', 'coming'])
  })

  it('are sorted by name in the language of the reader', async () => {
    expect((await listed({ sort: 'name' }, undefined, { ...inIndia, language: 'bengali' })).ids).toEqual(['clay', 'anchor', 'bridge', 'coming'])
  })

  it('are filtered by audio language, also of episodes, and by price, with the filtered total', async () => {
    expect(await listed({ audio: 'bn' })).toEqual({ ids: ['bridge', 'anchor'], total: 2 })
    expect(await listed({ isFree: true })).toEqual({ ids: ['clay'], total: 1 })
    expect(await listed({ isFree: true, audio: 'bn' })).toEqual({ ids: [], total: 0 })
  })

  it('follow each other on pages', async () => {
    const pages = await Promise.all([0, 2, 4].map((offset) => listed({}, { limit: 2, offset })))
    expect(pages).toEqual([{ ids: ['bridge', 'clay'], total: 4 }, { ids: ['anchor', 'coming'], total: 4 }, { ids: [], total: 4 }])
  })
})

describe('the list of genres', () => {
  it('has the number of available titles and posters of released ones, each once while there are others', async () => {
    expect(await genresWithTitles(test.db, inIndia)).toEqual([
      { slug: 'drama', name: 'Drama', titleCount: 4, posters: ['/pictures/bridge.webp', '/pictures/clay.webp', '/pictures/anchor.webp'] },
      { slug: 'music', name: 'Music', titleCount: 2, posters: ['/pictures/song.webp', '/pictures/clay.webp'] },
    ])
  })
})
