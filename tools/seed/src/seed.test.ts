import {
  catalogueMigrations, catalogueVersion, contentById, contentByPermalink, pageWithModules, playableById, popularSearches, saveAsset, search,
  titlesById,
} from '@ott/catalogue-store'
import type { CatalogueTables } from '@ott/catalogue-store'
import { aReadyAsset, inIndia } from '@ott/catalogue-store/testing'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { episodeStills, heroes, pictureNames, portraitIds } from '@ott/posters'
import { films, longSeries, movies, pages, people, series, titles } from './index.ts'
import { saveDemoTitles, seed } from './seed.ts'

let test: TestDatabase<CatalogueTables>

const now = new Date('2026-11-21T12:00:00Z')
const inBengali = { ...inIndia, language: 'bengali' as const }

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  await seed(test.db, now)
})
afterAll(() => test.drop())

describe('seeding', () => {
  it('writes every title as defined', async () => {
    const read = await Promise.all(titles.map(({ id }) => contentById(test.db, id, inBengali)))
    expect(read.map((title) => title?.title)).toEqual(titles.map(({ title }) => title.bn))
    expect(read.map((title) => title?.description)).toEqual(titles.map(({ description }) => description.bn))
    expect(read.map((title) => title?.maturityRating)).toEqual(titles.map(({ ageRating }) => ageRating))
    expect(read.map((title) => title?.genres.map(({ slug }) => slug))).toEqual(titles.map(({ genres }) => genres))
    expect(read.map((title) => title?.tags.length)).toEqual(titles.map(({ tags }) => tags.length))
  })

  it('gives every movie and episode a run length of its own (CAT-95)', async () => {
    const read = await Promise.all(titles.map(({ id }) => contentById(test.db, id, inIndia)))
    const minutes = (seconds: number | null) => (seconds ?? 0) / 60
    const ofMovies = read.flatMap((title) => (title?.contentType === 'movie' ? [minutes(title.runLength)] : []))
    const ofEpisodes = read.flatMap((title) => title?.seasons.flatMap(({ episodes }) => episodes.map(({ runLength }) => minutes(runLength))) ?? [])
    expect([...ofMovies, ...ofEpisodes].filter((length) => length < 24 || length > 130)).toEqual([])
    expect(ofMovies.filter((length) => length < 55)).toEqual([])
    expect(ofEpisodes.filter((length) => length > 45)).toEqual([])
    expect(new Set(ofMovies).size).toBeGreaterThan(30)
  })

  it('writes every episode of every season', async () => {
    const stored = await titlesById(test.db, 'series', series.map(({ id }) => id), { ...inIndia, country: 'BD' })
    const told = series.filter(({ id }) => stored.some(({ contentId }) => contentId === id))
    expect(stored.map(({ seasons }) => episodesOf(seasons))).toEqual(told.map(({ seasons }) => episodesOf(seasons)))
    expect(stored.length).toBeGreaterThan(10)
  })

  it('fills the pages, with the newest titles first where required', async () => {
    const home = await pageWithModules(test.db, 'home', { ...inIndia, now }, { limit: 50, offset: 0 })
    expect(home?.modules.map(({ moduleId }) => moduleId)).toEqual(pages[0]?.modules.map(({ id }) => id))
    expect(home?.modules.filter(({ kind, cards }) => kind !== 'continueWatching' && kind !== 'becauseWatched' && cards.length < 3)).toEqual([])
    expect(home?.modules[0]?.cards.every(({ heroText, heroNotice, images }) => heroText && heroNotice && images.length === 4)).toBe(true)
    const newest = home?.modules.find(({ moduleId }) => moduleId === 'home-new')?.cards
    expect(newest?.every(({ releasesAt }) => releasesAt !== null && releasesAt <= now)).toBe(true)
  })

  it('has a few titles leaving soon, the earliest first', async () => {
    const home = await pageWithModules(test.db, 'home', { ...inIndia, now }, { limit: 50, offset: 0 })
    const ends = home?.modules.find(({ moduleId }) => moduleId === 'home-leaving')?.cards.map(({ withdrawnAt }) => withdrawnAt?.getTime() ?? 0) ?? []
    expect(ends.length).toBeGreaterThanOrEqual(4)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  })

  it('releases a title with a day at its start in the service’s time zone', async () => {
    expect(await playableById(test.db, 'kites', { language: 'english', cap: 5 })).toMatchObject({ releasesAt: new Date('2025-09-11T18:30:00Z') })
  })

  it('makes every title findable by its name in both languages', async () => {
    const shown = movies.filter(({ availability }) => !availability).slice(0, 12)
    const names = shown.flatMap(({ id, title }) => [{ id, query: title.en }, { id, query: title.bn }])
    const hits = await Promise.all(names.map(({ query }) => search(test.db, { query, spaces: ['title'] }, inIndia, { limit: 1, offset: 0 })))
    expect(hits.map(({ cards }) => cards[0]?.contentId)).toEqual(names.map(({ id }) => id))
  })

  it('has popular searches with results', async () => {
    const terms = [...(await popularSearches(test.db, inIndia)), ...(await popularSearches(test.db, inBengali))]
    const hits = await Promise.all(terms.map((query) => search(test.db, { query, spaces: [] }, inIndia, { limit: 1, offset: 0 })))
    expect(terms.filter((_, index) => hits[index]?.total === 0)).toEqual([])
  })

  it('makes every movie and episode playable once its video is packaged', async () => {
    await Promise.all(Object.keys(films).map((film) => saveAsset(test.db, aReadyAsset(film))))
    const episodes = series.flatMap(({ seasons }) => seasons.flatMap((season) => season.episodes))
    const parts = [...movies, ...episodes].map(({ id, film }) => ({ id, film }))
    const plays = await Promise.all(parts.map(({ id }) => playableById(test.db, id, { language: 'english', cap: 5 })))
    expect(plays.map((part) => part?.asset?.assetId)).toEqual(parts.map(({ film }) => film))
  })

  it('saves markers of episodes and chapters of movies, in the language of the reader', async () => {
    const ghat = await contentById(test.db, 'ghat', inBengali)
    expect(ghat?.seasons[0]?.episodes.map(({ markers }) => markers.map(({ kind }) => kind))).toEqual([['intro', 'credits'], ...Array(3).fill(['recap', 'intro', 'credits'])])
    const [english, bengali] = await Promise.all([inIndia, inBengali].map((reader) => contentById(test.db, 'firstrain', reader)))
    expect([english, bengali].map((title) => title?.chapters[1])).toEqual([{ startSeconds: 9.6, title: 'One drop' }, { startSeconds: 9.6, title: 'এক ফোঁটা' }])
  })

  it('again changes nothing, and keeps videos packaged meanwhile', async () => {
    const version = await catalogueVersion(test.db)
    await seed(test.db, now)
    expect(await catalogueVersion(test.db)).toBe(version)
    expect((await playableById(test.db, 'kites', { language: 'english', cap: 5 }))?.asset?.assetId).toBe('dawn')
  })
})

function episodesOf(seasons: { episodes: unknown[] }[]): number[] {
  return seasons.map(({ episodes }) => episodes.length)
}

describe('images', () => {
  it('exist for every title, large ones for hero titles', () => {
    const ids = titles.map(({ id }) => id)
    expect(ids.filter((id) => !pictureNames.includes(id))).toEqual([])
    expect(titles.filter(({ hero }) => hero).map(({ id }) => id).filter((id) => !heroes.includes(id))).toEqual([])
  })

  it('exist for every episode, as many as a series has episodes or takes (CAT-99, CAT-117)', async () => {
    const read = await titlesById(test.db, 'series', series.map(({ id }) => id), inIndia)
    const stills = read.map(({ contentId, seasons }) => ({ contentId, urls: seasons.flatMap(({ episodes }) => episodes.map(({ images }) => images[0]?.url)) }))
    expect(stills.filter(({ urls }) => urls.some((url) => url === undefined))).toEqual([])
    expect(stills.filter(({ contentId, urls }) => new Set(urls).size !== Math.min(urls.length, 12) || episodeStills[contentId] !== new Set(urls).size)).toEqual([])
  })

  it('exist for everyone who is credited', () => {
    expect(Object.keys(people)).toEqual(portraitIds)
  })
})

describe('the long series', () => {
  it('is saved and read completely', async () => {
    await saveDemoTitles(test.db, [longSeries()])
    const stored = await contentByPermalink(test.db, '/lantern-lane', inIndia)
    expect(stored?.seasons.map(({ episodes }) => episodes.length)).toEqual([60, 60, 60, 60, 60])
    expect(stored?.seasons[4]?.episodes.at(-1)).toMatchObject({ title: 'Evening 60', isStreamable: true })
  })
})
