import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import {
  attachAsset, cardsByIds, catalogueMigrations, contentById, contentByPermalink, episodesByIds, genresWithTitles, peopleById, playableById,
  saveAsset, saveGenres, savePeople, saveTitle, titlesByGenre, titlesById,
} from './index.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewEpisode, aNewMovie, aNewSeries, aReadyAsset, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

const nextYear = new Date('2027-05-01T00:00:00Z')
const withdrawnAt = new Date('2026-06-01T00:00:00Z')

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  const { db } = test
  await saveGenres(db, ['drama', 'sport', 'empty'].map((slug) => ({ slug, name: { english: slug, bengali: `${slug}-bn` } })))
  await savePeople(db, [{ personId: 'meghna', name: { english: 'Meghna Basu', bengali: 'মেঘনা বসু' } }])
  const byMeghna = { credits: [{ personId: 'meghna', job: 'Director' }] }
  await saveTitle(db, aNewMovie('old', { year: 1999, genres: ['drama'], ...byMeghna }))
  await saveTitle(db, aNewMovie('new', { year: 2026, genres: ['drama'], ...byMeghna, recommendations: ['tram', 'gone', 'missing', 'old', 'not-here'] }))
  await saveTitle(db, aNewMovie('gone', { genres: ['drama'], withdrawnAt }))
  await saveTitle(db, aNewMovie('not-here', { genres: ['drama', 'sport'], blockedCountries: ['IN'], ...byMeghna }))
  await saveTitle(db, aNewMovie('undated', { year: null, genres: ['drama'], releasesAt: null, signLanguages: ['ase'] }))
  const seasons = [
    { seasonNumber: 2, title: { english: 'The return' }, releasesAt: nextYear, credits: [{ personId: 'meghna' }], episodes: [aNewEpisode('tram-s2e1', 1)] },
    { seasonNumber: 1, releasesAt: null, episodes: [aNewEpisode('tram-s1e2', 2, { releasesAt: nextYear }), aNewEpisode('tram-s1e1', 1)] },
  ]
  await saveTitle(db, aNewSeries('tram', { seasons, genres: ['drama'], recommendations: ['new', 'old'] }))
  await saveAsset(db, aReadyAsset('dawn'))
  await attachAsset(db, 'dawn', ['new', 'tram-s1e1'])
})
afterAll(() => test.drop())

const idsOf = (list: { contentId: string }[] | undefined) => list?.map(({ contentId }) => contentId)

describe('cards', () => {
  it('have the requested order, each once, without unavailable titles', async () => {
    const cards = await cardsByIds(test.db, ['tram', 'missing', 'gone', 'not-here', 'old', 'tram'], inIndia)
    expect(idsOf(cards)).toEqual(['tram', 'old'])
    expect(await cardsByIds(test.db, [], inIndia)).toEqual([])
  })

  it('are available in another country', async () => {
    expect(idsOf(await cardsByIds(test.db, ['not-here'], { ...inIndia, country: 'GB' }))).toEqual(['not-here'])
  })

  it('have dates, length and names in the reader’s language', async () => {
    const [movie, series] = await cardsByIds(test.db, ['new', 'tram'], { ...inIndia, language: 'bengali' })
    expect(movie).toMatchObject({ title: 'ছবি new', runLength: 42.5, genres: [{ slug: 'drama', name: 'drama-bn' }], laterSeasonsAt: [] })
    expect(series).toMatchObject({ runLength: null, laterSeasonsAt: [nextYear], releasesAt: new Date('2026-01-01T00:00:00Z') })
  })
})

describe('a run length', () => {
  it('is the listed one, else that of the video, which is told too (CAT-95)', async () => {
    const episode = { ...aNewEpisode('long-s1e1', 1), runLength: 2640 }
    await saveTitle(test.db, aNewMovie('feature', { runLength: 6720 }))
    await saveTitle(test.db, aNewSeries('long', { seasons: [{ seasonNumber: 1, releasesAt: null, episodes: [episode, aNewEpisode('long-s1e2', 2)] }] }))
    const beforeFilms = await cardsByIds(test.db, ['feature'], inIndia)
    expect(beforeFilms).toMatchObject([{ runLength: 6720, duration: null }])
    await attachAsset(test.db, 'dawn', ['feature', 'long-s1e1', 'long-s1e2'])
    expect(await cardsByIds(test.db, ['feature', 'new'], inIndia)).toMatchObject([{ runLength: 6720, duration: 42.5 }, { runLength: 42.5, duration: 42.5 }])
    const series = await contentById(test.db, 'long', inIndia)
    expect(series?.seasons[0]?.episodes).toMatchObject([{ runLength: 2640, duration: 42.5 }, { runLength: 42.5, duration: 42.5 }])
  })
})

describe('the accessibility badges of a card', () => {
  it('come from a movie’s video, all videos of a series, and the sign-language interpreter', async () => {
    const drama = await titlesByGenre(test.db, 'drama', inIndia, { limit: 4, offset: 0 })
    expect(drama?.cards.map(({ contentId, signs }) => [contentId, signs])).toEqual([['new', ['CC']], ['tram', ['CC']], ['old', []], ['undated', ['SL']]])
  })
})

describe('a genre', () => {
  it('lists its titles newest first, paged', async () => {
    const page = (limit: number, offset: number) => titlesByGenre(test.db, 'drama', inIndia, { limit, offset })
    const first = await page(2, 0)
    expect([idsOf(first?.cards), first?.total]).toEqual([['new', 'tram'], 4])
    expect(idsOf((await page(2, 2))?.cards)).toEqual(['old', 'undated'])
    expect(await page(2, 100)).toMatchObject({ cards: [], total: 4 })
  })

  it('that is missing is null', async () => {
    expect(await titlesByGenre(test.db, 'no-such', inIndia, { limit: 5, offset: 0 })).toBeNull()
    expect(await titlesByGenre(test.db, 'empty', inIndia, { limit: 5, offset: 0 })).toEqual({ cards: [], total: 0, description: null })
  })

  it('is listed if it has an available title', async () => {
    expect((await genresWithTitles(test.db, inIndia)).map(({ slug }) => slug)).toEqual(['drama'])
    expect((await genresWithTitles(test.db, { ...inIndia, country: 'GB' })).map(({ slug }) => slug)).toEqual(['drama', 'sport'])
  })
})

describe('a title', () => {
  it('is found by its permalink even if it is withdrawn or unavailable', async () => {
    expect(await contentByPermalink(test.db, '/gone-film', inIndia)).toMatchObject({ withdrawnAt })
    expect(await contentByPermalink(test.db, '/not-here-film', inIndia)).toMatchObject({ blockedCountries: ['IN'] })
    expect(await contentByPermalink(test.db, '/no-such-film', inIndia)).toBeNull()
  })

  it('recommends available titles in its order', async () => {
    expect(idsOf((await contentById(test.db, 'new', inIndia))?.recommendations)).toEqual(['tram', 'old'])
  })

  it('recommends at most 25 movies and 25 series', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `many-${index}`)
    for (const id of ids) await saveTitle(test.db, aNewMovie(id))
    await saveTitle(test.db, aNewMovie('popular', { recommendations: [...ids, 'tram'] }))
    expect(idsOf((await contentById(test.db, 'popular', inIndia))?.recommendations)).toEqual([...ids.slice(0, 25), 'tram'])
  })

  it('that is a series has seasons and episodes in order, and the people of each season', async () => {
    const tram = await contentById(test.db, 'tram', inIndia)
    expect(tram?.seasons.map(({ seasonNumber, title, releasesAt }) => [seasonNumber, title, releasesAt])).toEqual([
      [1, null, null],
      [2, 'The return', nextYear],
    ])
    expect(tram?.seasons[0]?.episodes).toMatchObject([
      { contentId: 'tram-s1e1', isStreamable: true, runLength: 42.5, releasesAt: null },
      { contentId: 'tram-s1e2', isStreamable: false, runLength: null, releasesAt: nextYear },
    ])
    expect([tram?.people, tram?.seasons[1]?.people.map(({ personId }) => personId)]).toEqual([[], ['meghna']])
  })

  it('is read by ids of its type, in order, each with its recommendations', async () => {
    expect(idsOf(await titlesById(test.db, 'movie', ['old', 'tram', 'gone', 'new'], inIndia))).toEqual(['old', 'new'])
    const [series] = await titlesById(test.db, 'series', ['new', 'tram'], inIndia)
    expect([series?.contentId, idsOf(series?.recommendations)]).toEqual(['tram', ['new', 'old']])
    expect(await titlesById(test.db, 'series', [], inIndia)).toEqual([])
  })
})

describe('people', () => {
  it('have their available titles, newest first', async () => {
    const people = await peopleById(test.db, ['nobody', 'meghna', 'meghna'], { ...inIndia, language: 'bengali' })
    expect(people.map(({ name, titles }) => [name, idsOf(titles)])).toEqual([['মেঘনা বসু', ['new', 'tram', 'old']]])
    expect(await peopleById(test.db, [], inIndia)).toEqual([])
  })
})

describe('playable content', () => {
  it('is a movie with its asset and access rules', async () => {
    expect(await playableById(test.db, 'new', { language: 'bengali', cap: 5 })).toMatchObject({
      contentType: 'movie',
      seriesId: null,
      title: 'ছবি new',
      maturity: 2,
      monetizationModel: 'SVOD',
      includedPlans: [{ id: 'premium', loginRequired: false }],
      releasesAt: new Date('2026-01-01T00:00:00Z'),
      asset: { assetId: 'dawn', folder: 'dawn', runLength: 42.5 },
    })
  })

  it('is an episode with the rules of its series and the date of its own, its season or its series', async () => {
    expect(await playableById(test.db, 'tram-s2e1', { language: 'english', cap: 5 })).toMatchObject({
      contentType: 'episode', seriesId: 'tram', permanentLink: '/tram-film', title: 'Film tram', releasesAt: nextYear, asset: null,
    })
    expect(await playableById(test.db, 'tram-s1e2', { language: 'english', cap: 5 })).toMatchObject({ releasesAt: nextYear })
    expect(await playableById(test.db, 'tram-s1e1', { language: 'english', cap: 5 })).toMatchObject({ releasesAt: new Date('2026-01-01T00:00:00Z'), asset: { assetId: 'dawn' } })
  })

  it('has its countries and withdrawal, for the caller to check', async () => {
    expect(await playableById(test.db, 'not-here', { language: 'english', cap: 5 })).toMatchObject({ blockedCountries: ['IN'], allowedCountries: null })
    expect(await playableById(test.db, 'gone', { language: 'english', cap: 5 })).toMatchObject({ withdrawnAt })
  })

  it('is neither a series nor a missing id', async () => {
    expect([await playableById(test.db, 'tram', { language: 'english', cap: 5 }), await playableById(test.db, 'missing', { language: 'english', cap: 5 })]).toEqual([null, null])
  })
})

describe('episodes', () => {
  it('have their series, season and number', async () => {
    expect(await episodesByIds(test.db, ['tram-s2e1', 'new', 'missing'], { language: 'bengali', cap: 5 })).toEqual([
      { contentId: 'tram-s2e1', seriesId: 'tram', seasonNumber: 2, episodeNumber: 1, title: 'পর্ব 1', runLength: null, maturity: 2 },
    ])
    expect(await episodesByIds(test.db, [], { language: 'english', cap: 5 })).toEqual([])
  })
})
