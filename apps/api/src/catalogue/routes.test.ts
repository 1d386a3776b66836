import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { brand } from '@ott/brand'
import {
  attachAsset, refreshSearch, saveAsset, saveGenres, saveMarkers, savePages, savePeople, savePopularSearches, saveTags, saveTitle,
} from '@ott/catalogue-store'
import type { CatalogueDatabase, NewModule } from '@ott/catalogue-store'
import { aNewEpisode, aNewMovie, aNewSeries, aReadyAsset } from '@ott/catalogue-store/testing'
import type { WireContent } from '@ott/contract'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'

let api: TestApi
let bearer: string

const contents = '/contents/api/v1'
const day = 86_400_000

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  bearer = await api.anonymous()
  await fill(api.db, api.now())
})
afterAll(() => api.stop())

async function fill(db: CatalogueDatabase, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * day)
  await saveGenres(db, [
    { slug: 'drama', name: { english: 'Drama', bengali: 'ড্রামা' }, description: { english: 'Drama from the river.' } },
    { slug: 'sport', name: { english: 'Sport', bengali: 'খেলা' } },
  ])
  await saveTags(db, [{ slug: 'river', name: { english: 'River', bengali: 'নদী' } }])
  await savePeople(db, [
    { personId: 'meghna', name: { english: 'Meghna Basu', bengali: 'মেঘনা বসু' } },
    { personId: 'abir', name: { english: 'Abir Sen' }, portrait: '/pictures/person-abir.webp' },
  ])
  await saveTitle(db, aNewMovie('ferry', {
    permanentLink: '/the-last-ferry',
    title: { english: 'The Last Ferry', bengali: 'শেষ খেয়া' },
    genres: ['drama'],
    tags: ['river'],
    credits: [{ personId: 'meghna', job: 'Director' }, { personId: 'meghna' }],
    contentDescriptors: [{ english: 'smoking', bengali: 'ধূমপান' }],
    signLanguages: ['ins'],
    releasesAt: inDays(-2),
    recommendations: ['tram', 'kites', 'goal'],
    heroText: { english: 'One evening left.', bengali: 'একটাই সন্ধ্যা।' },
    heroNotice: { english: 'New film', bengali: 'নতুন ছবি' },
    monetizationPlan: { enabled: true, included: [{ id: 'premium', loginRequired: true }], excluded: [{ id: 'mobile' }] },
  }))
  await saveTitle(db, aNewMovie('kites', { monetizationModel: 'FREE', runLength: 5_460, genres: ['drama'], releasesAt: inDays(-400), year: 2025, credits: [{ personId: 'abir', job: 'Director' }] }))
  await saveTitle(db, aNewMovie('comet', { genres: ['drama'], releasesAt: inDays(30), year: 2027 }))
  await saveTitle(db, aNewMovie('goal', { permanentLink: '/extra-time', title: { english: 'Extra Time' }, genres: ['sport'], blockedCountries: ['GB'], credits: [{ personId: 'abir' }] }))
  await saveTitle(db, aNewMovie('gone', { permanentLink: '/gone-film', title: { english: 'Gone', bengali: 'নেই' }, withdrawnAt: inDays(-1) }))
  const seasons = [
    { seasonNumber: 1, releasesAt: inDays(-600), episodes: [aNewEpisode('tram-s1e1', 1), aNewEpisode('tram-s1e2', 2)] },
    { seasonNumber: 2, releasesAt: inDays(-3), episodes: [aNewEpisode('tram-s2e1', 1), aNewEpisode('tram-s2e2', 2, { releasesAt: inDays(4) })] },
  ]
  await saveTitle(db, aNewSeries('tram', { title: { english: 'Tram 24', bengali: 'ট্রাম ২৪' }, releasesAt: inDays(-600), seasons }))
  await saveTitle(db, aNewSeries('lane', { seasons: longSeasons() }))
  const { tracks, ...dawn } = aReadyAsset('dawn')
  const described = { language: 'en', label: 'English (audio description)', isDescription: true as const }
  await saveAsset(db, { ...dawn, tracks: { ...tracks, audio: [...tracks.audio, described] } })
  await attachAsset(db, 'dawn', ['ferry', 'kites', 'tram-s1e1'])
  await saveMarkers(db, 'ferry', { markers: [credits], chapters: [{ startSeconds: 0, title: { english: 'The bank', bengali: 'পাড়' } }] })
  await saveMarkers(db, 'tram-s1e1', { markers: [intro, credits], chapters: [] })
  await savePages(db, [{
    pageId: 'home',
    title: { english: 'Films', bengali: 'সিনেমা' },
    description: { english: 'Films and series.', bengali: 'সিনেমা আর সিরিজ।' },
    modules: [hero, ...Array.from({ length: 12 }, (_, index) => tray(`tray-${index}`))],
  }])
  await savePopularSearches(db, [{ english: 'The Last Ferry', bengali: 'শেষ খেয়া' }, { english: 'Drama', bengali: 'ড্রামা' }])
  await refreshSearch(db)
}

const intro = { kind: 'intro' as const, startSeconds: 2, endSeconds: 7.5 }
const credits = { kind: 'credits' as const, startSeconds: 38, endSeconds: 42.5 }

const hero: NewModule = {
  moduleId: 'hero',
  kind: 'hero',
  orientation: 'landscape',
  title: { english: 'Featured', bengali: 'বাছাই' },
  shows: { contentIds: ['ferry', 'goal'] },
}

function tray(moduleId: string): NewModule {
  return { moduleId, kind: 'tray', orientation: 'portrait', title: { english: moduleId }, seeAll: '/genre/drama', shows: { contentIds: ['kites', 'goal', 'tram'] } }
}

function longSeasons() {
  return [1, 2, 3, 4, 5].map((seasonNumber) => ({
    seasonNumber,
    releasesAt: new Date(`${2020 + seasonNumber}-01-03T00:00:00Z`),
    episodes: Array.from({ length: 60 }, (_, index) => aNewEpisode(`lane-s${seasonNumber}e${index + 1}`, index + 1)),
  }))
}

const from = (country: string) => ({ bearer, headers: { 'x-country': country } })
const title = async (permalink: string, language: 'english' | 'bengali' = 'english', options = from('IN')) => {
  const answer = await api.call('contents', { query: { permalink, language } }, options)
  return { ...answer, ok: answer.ok as WireContent }
}
const raw = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `${contents}${path}`, headers: { 'site-id': brand.slug, authorization: `Bearer ${bearer}`, ...headers } })
const idsOf = (list: { contentId: string }[]) => list.map(({ contentId }) => contentId)

describe('a page', () => {
  it('has its texts in the requested language', async () => {
    const page = await api.call('page', { params: { id: 'home' }, query: { language: 'bengali' } }, { bearer })
    expect([page.status, page.ok]).toEqual([200, { id: 'home', title: 'সিনেমা', description: 'সিনেমা আর সিরিজ।', moduleCount: 13 }])
  })

  it('that is missing is 404, as are its modules', async () => {
    const answers = [
      await api.call('page', { params: { id: 'nowhere' } }, { bearer }),
      await api.call('modules', { params: { id: 'nowhere' } }, { bearer }),
    ]
    expect(answers.map(({ status, error }) => [status, error.errorCode])).toEqual([[404, 'NOT_FOUND'], [404, 'NOT_FOUND']])
  })

  it('needs a valid id', async () => {
    const answer = await api.call('page', { params: { id: "a' or 1=1" } }, { bearer })
    expect([answer.status, answer.error.field]).toEqual([400, 'id'])
  })
})

describe('modules', () => {
  const modules = (query: { limit?: string; offset?: string } = {}, options = from('IN')) =>
    api.call('modules', { params: { id: 'home' }, query: { language: 'english', ...query } }, options)

  it('are ten by default, with a total', async () => {
    const { ok } = await modules()
    expect([ok.items.length, ok.total, ok.limit, ok.offset]).toEqual([10, 13, 10, 0])
    const last = (await modules({ limit: '10', offset: '10' })).ok
    expect([last.items.map(({ id }) => id), last.total]).toEqual([['tray-9', 'tray-10', 'tray-11'], 13])
    expect((await modules({ offset: '50' })).ok).toMatchObject({ items: [], total: 13, offset: 50 })
  })

  it('have tagline, notice and tags on hero cards only', async () => {
    const [first, second] = (await modules({ limit: '2' })).ok.items
    expect(first?.cards[0]).toMatchObject({ tagline: 'One evening left.', notice: 'New film', tags: ['River'] })
    expect(second).toMatchObject({ seeAll: '/genre/drama', orientation: 'portrait' })
    expect(second?.cards[0]).not.toHaveProperty('tags')
  })

  it('leave out titles unavailable in the country', async () => {
    const cards = async (country: string) => idsOf((await modules({ limit: '2' }, from(country))).ok.items[1]?.cards ?? [])
    expect([await cards('IN'), await cards('GB')]).toEqual([['kites', 'goal', 'tram'], ['kites', 'tram']])
  })

  it.each([{ limit: '0' }, { limit: '51' }, { limit: '-1' }, { limit: '1.5' }, { limit: '1e3' }, { offset: '-1' }, { offset: '100001' }, { offset: 'x' }])(
    'refuse %j',
    async (query) => {
      const answer = await modules(query)
      expect([answer.status, answer.error.errorCode, answer.error.field]).toEqual([400, 'INVALID_INPUT', Object.keys(query)[0]])
    },
  )

  it('reject a repeated paging parameter', async () => {
    expect((await raw('/pages/home/modules?limit=1&limit=2')).statusCode).toBe(400)
  })
})

describe('a title by permalink', () => {
  it('has all its details', async () => {
    const { status, ok } = await title('/the-last-ferry')
    expect(status).toBe(200)
    expect(ok).toMatchObject({
      contentId: 'ferry',
      contentType: 'movie',
      permanentLink: '/the-last-ferry',
      title: 'The Last Ferry',
      maturityRating: 'U/A 13+',
      badge: 'new',
      genres: [{ slug: 'drama', name: 'Drama' }],
      tags: ['River'],
      contentDescriptors: ['smoking'],
      people: [{ personId: 'meghna', name: 'Meghna Basu', jobFunction: 'Director' }, { personId: 'meghna', name: 'Meghna Basu' }],
      runLength: 42.5,
      isStreamable: true,
      audioLanguages: ['bn', 'en'],
      audioDescriptionLanguages: ['en'],
      subtitleLanguages: ['en'],
      signLanguages: ['ins'],
      monetizationPlan: {
        enabled: true,
        includedMonetizationPlans: [{ id: 'premium', loginRequired: true }],
        excludedMonetizationPlans: [{ id: 'mobile' }],
      },
      seasons: [],
    })
    expect(idsOf(ok.recommendedContents)).toEqual(['tram', 'kites', 'goal'])
  })

  it('has its run length, and the duration of the film that plays if it differs (CAT-95)', async () => {
    expect((await title('/kites-film')).ok).toMatchObject({ runLength: 5_460, duration: 42.5 })
    expect((await title('/the-last-ferry')).ok).not.toHaveProperty('duration')
  })

  it('has the markers and chapters of its video, chapters in the requested language (PLAY-152)', async () => {
    expect((await title('/the-last-ferry')).ok).toMatchObject({ markers: [credits], chapters: [{ startSeconds: 0, title: 'The bank' }] })
    expect((await title('/the-last-ferry', 'bengali')).ok.chapters).toEqual([{ startSeconds: 0, title: 'পাড়' }])
    const { ok } = await title('/tram-film')
    expect(ok.seasons[0]?.episodes.map(({ markers }) => markers)).toEqual([[intro, credits], undefined])
    for (const field of ['markers', 'chapters']) expect([ok, (await title('/kites-film')).ok].map((each) => field in each)).toEqual([false, false])
  })

  it('has no sign languages if there are none', async () => {
    expect((await title('/tram-film')).ok).not.toHaveProperty('signLanguages')
  })

  it('is in Bengali on request', async () => {
    expect((await title('/the-last-ferry', 'bengali')).ok).toMatchObject({ title: 'শেষ খেয়া', tags: ['নদী'], contentDescriptors: ['ধূমপান'] })
  })

  it('is found by any spelling of its permalink', async () => {
    const written = ['the-last-ferry', '//The-Last-Ferry//', '/the-last-ferry/', '%2Fthe-last-ferry', '%2Fthe%2Dlast%2Dferry']
    expect((await Promise.all(written.map((link) => title(link)))).map(({ ok }) => ok.contentId)).toEqual(Array(5).fill('ferry'))
  })

  it('is found by every Unicode form of its permalink, and has one', async () => {
    const [composed, decomposed] = ['/\u09ad\u09be\u09dc\u09be', '/\u09ad\u09be\u09a1\u09bc\u09be']
    await saveTitle(api.db, aNewMovie('rent', { permanentLink: composed, allowedCountries: ['NZ'] }))
    const found = await Promise.all([composed, decomposed].map((link) => title(link, 'english', from('NZ'))))
    expect(found.map(({ ok }) => [ok.contentId, ok.permanentLink])).toEqual(Array(2).fill(['rent', decomposed]))
  })

  it('has seasons and episodes, upcoming ones with their date', async () => {
    const { ok } = await title('/tram-film')
    expect(ok).toMatchObject({ contentType: 'series', runLength: null, isStreamable: true, badge: 'newSeason' })
    expect(ok.seasons.map(({ seasonNumber, episodes }) => [seasonNumber, idsOf(episodes)])).toEqual([
      [1, ['tram-s1e1', 'tram-s1e2']],
      [2, ['tram-s2e1', 'tram-s2e2']],
    ])
    expect(ok.seasons[0]?.episodes[0]).toMatchObject({ isStreamable: true, runLength: 42.5, tentativeReleaseDate: null })
    expect(ok.seasons[1]?.episodes[1]).toMatchObject({ isStreamable: false, tentativeReleaseDate: expect.stringMatching(/Z$/) })
    expect(ok.seasons[0]?.episodes[0]?.images).toEqual([expect.objectContaining({ url: '/pictures/tram-landscape.webp' })])
  })

  it('that is unreleased has its date', async () => {
    const { status, ok } = await title('/comet-film')
    expect([status, ok.badge, Date.parse(ok.tentativeReleaseDate ?? '') > api.now().getTime()]).toEqual([200, 'comingSoon', true])
  })

  it('that is free and not new has the badge free', async () => {
    expect((await title('/kites-film')).ok.badge).toBe('free')
  })

  it('with 300 episodes is complete', async () => {
    const { status, ok } = await title('/lane-film')
    expect([status, ok.seasons.flatMap(({ episodes }) => episodes).length]).toEqual([200, 300])
  })

  it('that is unknown is 404', async () => {
    const unknown = ['/nothing-here', '/', '%', '/%E0%A4%A', '/a%250ab', "/' or '1'='1", '/🎬', '/../../etc/passwd']
    const answers = await Promise.all(unknown.map((link) => title(link)))
    expect(answers.map(({ status, error }) => `${status} ${error.errorCode}`)).toEqual(Array(unknown.length).fill('404 NOT_FOUND'))
  })

  it('with a null character is rejected in any encoding', async () => {
    expect([(await raw('/contents?permalink=/a%00b')).statusCode, (await raw('/contents?permalink=/a%2500b')).statusCode]).toEqual([400, 404])
  })

  it('with invalid percent-encoding is 404', async () => {
    expect((await raw('/contents?permalink=%E0%A4%A')).statusCode).toBe(404)
  })

  it('that was withdrawn is 410 with its title', async () => {
    const { status, error } = await title('/gone-film', 'bengali')
    expect([status, error]).toEqual([410, expect.objectContaining({ errorCode: 'GONE', title: 'নেই' })])
  })

  it('that is unavailable in the country is 403 with its title, whatever country the query names', async () => {
    expect((await title('/extra-time')).status).toBe(200)
    const refused = await api.call('contents', { query: { permalink: '/extra-time', countryCode: 'IN' } }, from('GB'))
    expect([refused.status, refused.error]).toEqual([403, expect.objectContaining({ errorCode: 'NOT_IN_YOUR_COUNTRY', title: 'Extra Time' })])
    const home = await api.call('contents', { query: { permalink: '/extra-time', countryCode: 'GB' } }, from('IN'))
    expect(home.status).toBe(200)
  })

  it('recommends no title unavailable in the country', async () => {
    expect(idsOf((await title('/the-last-ferry', 'english', from('GB'))).ok.recommendedContents)).toEqual(['tram', 'kites'])
  })

  it('needs a permalink or a genre', async () => {
    const answer = await api.call('contents', { query: {} }, { bearer })
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'INVALID_INPUT'])
    expect((await api.call('contents', { query: { permalink: 'a'.repeat(201) } }, { bearer })).status).toBe(400)
  })

  it.each(['hindi', 'en', 'ENGLISH', ''])('rejects the language %j', async (language) => {
    expect((await raw(`/contents?permalink=/the-last-ferry&language=${language}`)).statusCode).toBe(400)
  })
})

describe('titles of a genre', () => {
  const genre = (slug: string, query: object = {}, options = from('IN')) =>
    api.call('contents', { query: { genre: slug, ...query } }, options)

  it('are twenty by default, newest first', async () => {
    expect((await genre('drama')).ok).toMatchObject({ total: 3, limit: 20, offset: 0, items: [{ contentId: 'ferry' }, { contentId: 'kites' }, { contentId: 'comet' }] })
    expect((await genre('drama', { limit: '1', offset: '1' })).ok).toMatchObject({ total: 3, items: [{ contentId: 'kites' }] })
  })

  it('are sorted and filtered on request', async () => {
    expect((await genre('drama', { sort: 'name' })).ok).toMatchObject({ items: [{ contentId: 'kites' }, { contentId: 'ferry' }, { contentId: 'comet' }] })
    expect((await genre('drama', { isFree: 'true' })).ok).toMatchObject({ total: 1, items: [{ contentId: 'kites' }] })
    expect((await genre('drama', { audio: 'xx' })).ok).toMatchObject({ total: 0, items: [] })
    expect(await Promise.all([{ sort: 'worst' }, { audio: 'Bengali' }, { isFree: 'yes' }].map(async (query) => (await genre('drama', query)).status))).toEqual([400, 400, 400])
  })

  it('have the genre’s description in the requested language', async () => {
    const told = async (language: 'english' | 'bengali') => (await api.call('contents', { query: { genre: 'drama', language } }, from('IN'))).ok
    expect(await told('english')).toMatchObject({ description: 'Drama from the river.' })
    expect(await told('bengali')).not.toHaveProperty('description')
  })

  it('have accessibility badges, unlike cards of modules', async () => {
    const drama = (await genre('drama')).ok
    expect('items' in drama && drama.items.map(({ contentId, signs }) => [contentId, signs])).toEqual([['ferry', ['CC', 'AD', 'ISL']], ['kites', ['CC', 'AD']], ['comet', undefined]])
    const found = (await api.call('search', { query: { query: 'last ferry', searchSpace: [] } }, from('IN'))).ok.items
    const ofMeghna = (await api.call('people', { query: { personIds: ['meghna'] } }, from('IN'))).ok.items.flatMap(({ titles }) => titles)
    expect([found, ofMeghna].map(([card]) => [card?.contentId, card?.signs])).toEqual(Array(2).fill(['ferry', ['CC', 'AD', 'ISL']]))
    const { ok } = await api.call('modules', { params: { id: 'home' }, query: { language: 'english' } }, from('IN'))
    expect(ok.items.flatMap(({ cards }) => cards).filter(({ signs }) => signs)).toEqual([])
  })

  it('are those available in the country', async () => {
    expect((await genre('sport', {}, from('GB'))).ok).toMatchObject({ items: [], total: 0 })
  })

  it.each([{ limit: '-20' }, { limit: '0' }, { limit: '1e9' }, { limit: '9'.repeat(400) }, { offset: '-1' }, { offset: '100001' }, { offset: 'NaN' }, { offset: '0x10' }])(
    'are refused with paging of %j',
    async (query) => {
      const answer = await genre('drama', query)
      expect([answer.status, answer.error.errorCode, answer.error.field]).toEqual([400, 'INVALID_INPUT', Object.keys(query)[0]])
    },
  )

  it('are empty beyond the last page', async () => {
    expect((await genre('drama', { limit: '50', offset: '100000' })).ok).toMatchObject({ items: [], total: 3, offset: 100_000 })
  })

  it('of an unknown genre are 404', async () => {
    const answers = await Promise.all(['western', "dr'ama", '🎬', '%'].map((slug) => genre(slug)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

describe('titles by id', () => {
  it('are movies and episodes under videos, in the requested order', async () => {
    const { ok } = await api.call('videos', { query: { contentIds: ['tram-s2e2', 'ferry', 'missing', 'tram', 'gone', 'ferry'] } }, { bearer })
    expect([idsOf(ok.items), ok.total]).toEqual([['tram-s2e2', 'ferry'], 2])
    expect(ok.items[0]).toMatchObject({
      contentType: 'episode', title: 'Episode 2', permanentLink: '/tram-film', badge: 'comingSoon', isStreamable: false, seasons: [], audioDescriptionLanguages: ['en'],
    })
  })

  it('give an episode the markers of its own video', async () => {
    const { ok } = await api.call('videos', { query: { contentIds: ['tram-s1e1', 'tram-s1e2'] } }, { bearer })
    expect(ok.items.map(({ markers }) => markers)).toEqual([[intro, credits], undefined])
  })

  it('give an episode without a date that of its unreleased series', async () => {
    const seasons = (id: string) => [{ seasonNumber: 1, releasesAt: null, episodes: [aNewEpisode(`${id}-1`, 1)] }]
    const dates = { yard: new Date(api.now().getTime() + day), depot: new Date(api.now().getTime() - day) }
    for (const [id, releasesAt] of Object.entries(dates)) await saveTitle(api.db, aNewSeries(id, { releasesAt, seasons: seasons(id), allowedCountries: ['FR'] }))
    const { ok } = await api.call('videos', { query: { contentIds: ['yard-1', 'depot-1'] } }, from('FR'))
    expect(ok.items.map(({ tentativeReleaseDate }) => tentativeReleaseDate)).toEqual([dates.yard.toISOString(), null])
    expect(ok.items[0]?.badge).toBe('comingSoon')
  })

  it('are series under series, for one or several ids', async () => {
    expect((await raw('/series?contentIds=tram')).json().items).toHaveLength(1)
    expect(idsOf((await raw('/series?contentIds=lane&contentIds=ferry&contentIds=tram')).json().items)).toEqual(['lane', 'tram'])
    expect((await raw('/series')).json()).toEqual({ items: [], total: 0 })
  })

  it('leave out titles unavailable in the country', async () => {
    expect((await api.call('videos', { query: { contentIds: ['goal'] } }, from('GB'))).ok.items).toEqual([])
  })

  it('are limited to fifty valid ids', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `film-${index}`)
    expect((await api.call('videos', { query: { contentIds: many.slice(1) } }, { bearer })).status).toBe(200)
    expect((await api.call('videos', { query: { contentIds: many } }, { bearer })).status).toBe(400)
    expect((await api.call('series', { query: { contentIds: ["a'b"] } }, { bearer })).status).toBe(400)
  })
})

describe('people', () => {
  it('have a portrait if there is one, also in search', async () => {
    const { ok } = await api.call('people', { query: { personIds: ['abir', 'meghna'] } }, { bearer })
    expect(ok.items.map(({ portrait }) => portrait)).toEqual(['/pictures/person-abir.webp', undefined])
    const found = await api.call('search', { query: { query: 'abir', searchSpace: [] } }, { bearer })
    expect(found.ok.people).toEqual([{ personId: 'abir', name: 'Abir Sen', portrait: '/pictures/person-abir.webp' }])
  })

  it('have their titles, in the requested order', async () => {
    const { ok } = await api.call('people', { query: { personIds: ['nobody', 'meghna'], language: 'bengali' } }, { bearer })
    expect(ok).toMatchObject({ total: 1, items: [{ personId: 'meghna', name: 'মেঘনা বসু', titles: [{ contentId: 'ferry', title: 'শেষ খেয়া' }] }] })
  })

  it('have their jobs in each available title', async () => {
    const creditsIn = async (country: string) =>
      (await api.call('people', { query: { personIds: ['abir'] } }, from(country))).ok.items.map(({ titles, credits }) => [idsOf(titles), credits])
    const inKites = { contentId: 'kites', jobFunction: 'Director' }
    expect(await creditsIn('IN')).toEqual([[['goal', 'kites'], [{ contentId: 'goal' }, inKites]]])
    expect(await creditsIn('GB')).toEqual([[['kites'], [inKites]]])
  })
})

describe('sitemap URLs', () => {
  const addresses = async (kind: 'titles' | 'people', query: { limit?: string; offset?: string } = {}, country = 'IN') =>
    (await api.call('addresses', { query: { kind, ...query } }, from(country))).ok
  const pathsOf = (list: { path: string }[]) => list.map(({ path }) => path)

  it('of titles are all available ones, paged', async () => {
    const all = await addresses('titles')
    expect([pathsOf(all.items), all.total]).toEqual([
      ['/comet-film', '/the-last-ferry', '/extra-time', '/kites-film', '/lane-film', '/tram-film'], 6,
    ])
    const second = await addresses('titles', { limit: '4', offset: '4' })
    expect([pathsOf(second.items), second.total, second.limit, second.offset]).toEqual([['/lane-film', '/tram-film'], 6, 4, 4])
  })

  it('leave out unavailable and withdrawn titles', async () => {
    expect(pathsOf((await addresses('titles', {}, 'GB')).items)).not.toContain('/extra-time')
    expect(pathsOf((await addresses('titles')).items)).not.toContain('/gone-film')
  })

  it('of people are those credited in an available title', async () => {
    expect(pathsOf((await addresses('people')).items)).toEqual(['/people/abir', '/people/meghna'])
  })

  it('have the time of the last change', async () => {
    const changedAt = async () => (await addresses('titles', { limit: '1' })).items[0]?.lastModified ?? ''
    const before = await changedAt()
    await saveTitle(api.db, aNewMovie('comet', { genres: ['drama'], releasesAt: new Date(api.now().getTime() + 30 * day), year: 2028 }))
    api.wait(1)
    expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(before))
  })

  it('need a kind, and are limited to a thousand', async () => {
    const refused = await Promise.all(['', '?kind=pages', '?kind=titles&limit=1001', '?kind=titles&offset=-1'].map((query) => raw(`/addresses${query}`)))
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  })
})

describe('search', () => {
  const search = (query: string, more: object = {}, options = from('IN')) => api.call('search', { query: { query, searchSpace: [], ...more } }, options)

  it('finds titles, people and genres in both languages, despite typos', async () => {
    const hits = await Promise.all(['ferry', 'খেয়া', 'last fery', 'meghna', 'মেঘনা'].map((query) => search(query)))
    expect(hits.map(({ ok }) => ok.items[0]?.contentId)).toEqual(Array(5).fill('ferry'))
    expect(idsOf((await search('ড্রামা', { language: 'bengali', limit: '3' })).ok.items).toSorted()).toEqual(['comet', 'ferry', 'kites'])
  })

  it('uses the requested search spaces', async () => {
    expect((await search('meghna', { searchSpace: 'title' })).ok.total).toBe(0)
    expect((await search('meghna', { searchSpace: ['title', 'people'] })).ok.total).toBe(1)
    expect((await search('meghna', { searchSpace: 'everything' })).status).toBe(400)
  })

  it('lists matching people and genres', async () => {
    expect((await search('meghna', { language: 'bengali' })).ok).toMatchObject({ people: [{ personId: 'meghna', name: 'মেঘনা বসু' }], genres: [] })
    expect((await search('dram')).ok.genres).toEqual([{ slug: 'drama', name: 'Drama' }])
  })

  it('returns its query, and is paged', async () => {
    const first = (await search('drama', { limit: '2' })).ok
    const second = (await search('drama', { limit: '2', offset: '2' })).ok
    expect([first.query, first.total, first.limit, first.offset]).toEqual(['drama', 3, 2, 0])
    expect(new Set([...first.items, ...second.items].map(({ contentId }) => contentId)).size).toBe(3)
    expect((await search('drama', { limit: '51' })).status).toBe(400)
    expect((await search('drama', { offset: '1001' })).status).toBe(400)
  })

  it('finds only titles available in the country', async () => {
    expect([(await search('extra time')).ok.total, (await search('extra time', {}, from('GB'))).ok.total]).toEqual([1, 0])
  })

  it.each(["'; drop table title; --", '.*+?^${}()|[]\\', '🔥🎬👨‍👩‍👧', '%_%', "a' | 'b':*", '!&|<->', '\u202e\u200b', ' ', ''])('treats %j as text', async (query) => {
    const { status, ok } = await search(query)
    expect([status, ok.query]).toEqual([200, query])
  })

  it('rejects a query that is too long or no text', async () => {
    expect((await search('x'.repeat(10_000))).status).toBe(414)
    expect((await search('x'.repeat(5_000))).status).toBe(400)
    expect((await raw('/search')).statusCode).toBe(400)
    expect((await raw('/search?query=a%00b')).statusCode).toBe(400)
    expect((await raw('/search?query=a&query=b')).statusCode).toBe(400)
  })

  it('tolerates invalid percent-encoding', async () => {
    expect((await raw('/search?query=%E0%A4%A')).statusCode).toBe(200)
  })

  it('is rate-limited by IP, with the time to wait', async () => {
    const { sAccessToken } = await api.signIn('+919830070070')
    const at = (ip: string, who = bearer) => ({ bearer: who, headers: { 'x-country': 'IN', 'x-forwarded-for': ip } })
    for (let time = 0; time < 300; time += 1) expect((await search('ferry', {}, at('203.0.113.7'))).status).toBe(200)
    const refused = await search('ferry', {}, at('203.0.113.7'))
    expect([refused.status, refused.error.errorCode, refused.error.retryAfter! > 0]).toEqual([429, 'RATE_LIMITED', true])
    expect([(await search('ferry', {}, at('203.0.113.8'))).status, (await search('ferry', {}, at('203.0.113.7', sAccessToken))).status]).toEqual([200, 200])
    api.wait(60)
    expect((await search('ferry', {}, at('203.0.113.7'))).status).toBe(200)
  })

  it('has popular terms in the user’s language', async () => {
    const terms = async (language: 'english' | 'bengali') => (await api.call('popularSearch', { query: { language } }, { bearer })).ok
    expect(await terms('english')).toEqual({ items: [{ term: 'The Last Ferry' }, { term: 'Drama' }], total: 2 })
    expect((await terms('bengali')).items[0]).toEqual({ term: 'শেষ খেয়া' })
  })
})

describe('the platform', () => {
  it('has navigation, country and server time', async () => {
    const answer = await api.call('platform', { query: { language: 'bengali', countryCode: 'US' } }, from('BD'))
    expect(answer.ok).toMatchObject({
      countryCode: 'BD',
      navigation: [{ id: 'home', label: 'হোম', path: '/' }],
      genres: [{ slug: 'drama', name: 'ড্রামা' }, { slug: 'sport', name: 'খেলা' }],
      pages: { home: 'home' },
      serviceTimeZone: 'Asia/Kolkata',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('lists genres with an available title', async () => {
    expect((await api.call('platform', {}, from('GB'))).ok.genres.map(({ slug }) => slug)).toEqual(['drama'])
  })

  it('lists movies and shows while their pages have modules', async () => {
    const words = (english: string) => ({ title: { english }, description: { english } })
    const places = async () => (await api.call('platform', {}, { bearer })).ok.navigation.map(({ label, path }) => [label, path])
    await savePages(api.db, [{ pageId: 'shows', ...words('All series'), modules: [tray('shows-tray')] }, { pageId: 'movies', ...words('All films'), modules: [] }])
    api.wait(60)
    expect(await places()).toEqual([['Home', '/'], ['Shows', '/shows']])
    await savePages(api.db, [{ pageId: 'shows', ...words('All series'), modules: [] }])
    api.wait(60)
    expect(await places()).toEqual([['Home', '/']])
  })

  it('has the current time in each response', async () => {
    const first = (await api.call('platform', {}, { bearer })).ok.serverTime
    api.wait(10)
    expect(Date.parse((await api.call('platform', {}, { bearer })).ok.serverTime) - Date.parse(first)).toBeGreaterThanOrEqual(10_000)
  })
})

describe('a catalogue response', () => {
  const path = '/pages/home/modules?limit=10&offset=0&language=english'

  it('may be cached by a CDN for guests that declare themselves', async () => {
    const guest = { 'session-token': 'none' }
    const answer = await raw(path, guest)
    expect(answer.headers['cache-control']).toContain('public')
    expect(answer.headers['cache-control']).toContain('s-maxage=60, stale-while-revalidate=300')
    const again = await raw(path, { ...guest, 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await raw(path, { ...guest, 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('is the same for signed-in users, but never cached', async () => {
    const { sAccessToken } = await api.signIn('+919830012345')
    const theirs = await raw(path, { authorization: `Bearer ${sAccessToken}` })
    expect([theirs.headers['cache-control'], theirs.headers.etag, theirs.body]).toEqual(['no-store', undefined, (await raw(path)).body])
  })

  it('is compressed as the client accepts', async () => {
    const plain = (await raw(path)).body
    const brotli = await raw(path, { 'accept-encoding': 'gzip, deflate, br', 'session-token': 'none' })
    const gzip = await raw(path, { 'accept-encoding': 'gzip' })
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual(['br', plain])
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', plain])
    expect(brotli.headers.vary).toBe('accept-encoding, origin, site-id, session-token, x-country')
  })

  it('is not cached if it is an error', async () => {
    expect((await raw('/contents?permalink=/nothing')).headers['cache-control']).toBe('no-store')
  })

  it('needs a token', async () => {
    const answer = await api.call('page', { params: { id: 'home' } })
    expect([answer.status, answer.error.errorCode]).toEqual([401, 'TOKEN_MISSING'])
  })

  it('is renewed within a second of a catalogue change, on every node', async () => {
    const other = await api.addNode()
    const before = await Promise.all([api, other].map((node) => node.call('contents', { query: { permalink: '/fresh' } }, { bearer })))
    await saveTitle(api.db, aNewMovie('fresh', { permanentLink: '/fresh', title: { english: 'First' } }))
    api.wait(1)
    const titles = () => Promise.all([api, other].map(async (node) => ((await node.call('contents', { query: { permalink: '/fresh' } }, { bearer })).ok as WireContent).title))
    expect([before.map(({ status }) => status), await titles()]).toEqual([[404, 404], ['First', 'First']])
    await saveTitle(api.db, aNewMovie('fresh', { permanentLink: '/fresh', title: { english: 'Second' } }))
    api.wait(1)
    expect(await titles()).toEqual(['Second', 'Second'])
  })

  it('has current badges and dates after two minutes without a change', async () => {
    await saveTitle(api.db, aNewMovie('soon', { permanentLink: '/soon', releasesAt: new Date(api.now().getTime() + 30_000) }))
    api.wait(1)
    const badge = async () => (await title('/soon')).ok.badge
    expect(await badge()).toBe('comingSoon')
    api.wait(121)
    expect(await badge()).toBe('new')
  })
})
