import { setTimeout as sleep } from 'node:timers/promises'
import { attachAsset, refreshSearch, saveAsset, saveGenres, savePages, savePeople, savePopularSearches, saveRanking, saveTitle } from '@ott/catalogue-store'
import type { CatalogueDatabase, NewModule, NewTitle } from '@ott/catalogue-store'
import { aNewEpisode, aNewMovie, aReadyAsset } from '@ott/catalogue-store/testing'
import type { CallName } from '@ott/contract'
import { sql } from 'kysely'
import { startApi } from '../testing.ts'
import type { CallResult, SignedInUser, TestApi } from '../testing.ts'

/** One word per maturity, the mildest first. It is in the id and in every name of what has this maturity, and nowhere else. */
const words = ['amla', 'bokul', 'champa', 'dalim', 'ektara'] as const
const ratings = ['U', 'U/A 7+', 'U/A 13+', 'U/A 16+', 'A 18+'] as const
const unrated = 'fulki'
const all = [...words, unrated]
const caps = [1, 2, 3, 4, 5]
const day = 86_400_000
const language = 'english' as const

const visibleBelow = (cap: number) => (cap === 5 ? all : words.slice(0, cap))
const hiddenFrom = (cap: number) => all.filter((word) => !visibleBelow(cap).includes(word))

let api: TestApi
const users = new Map<number, SignedInUser>()

beforeAll(async () => {
  api = await startApi()
  await fill(api.db, api.now())
  for (const cap of caps) users.set(cap, await restricted(await userWithActivity(`+9198300700${cap}0`), cap))
})
afterAll(() => api.stop())

async function fill(db: CatalogueDatabase, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * day)
  const named = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`
  const movie = (id: string, word: string, changes: Partial<NewTitle> = {}) => aNewMovie(id, {
    title: { english: `Kohinoor ${named(word)}` },
    maturityRating: ratings[words.indexOf(word as 'amla')] ?? null,
    genres: ['shared', `genre-${word}`],
    credits: [{ personId: 'rina' }, { personId: `person-${word}` }],
    images: [{ url: `/pictures/${word}.webp`, orientation: 'portrait', resolution: '600x900', isFeatured: false }],
    heroText: { english: `All about ${word}` },
    recommendations: all,
    releasesAt: inDays(-2),
    ...changes,
  })
  await saveGenres(db, [{ slug: 'shared', name: { english: 'Shared' } }, ...all.map((word) => ({ slug: `genre-${word}`, name: { english: `Genre ${word}` } }))])
  await savePeople(db, [{ personId: 'rina', name: { english: 'Rina Das' } }, ...all.map((word) => ({ personId: `person-${word}`, name: { english: `Person ${word}` } }))])
  await saveAsset(db, aReadyAsset('film'))
  for (const word of all) {
    await saveAsset(db, aReadyAsset(`film-${word}`, { trailer: `/trailers/${word}.mp4` }))
    await saveTitle(db, movie(word, word))
    await saveTitle(db, movie(`leaving-${word}`, word, { withdrawnAt: inDays(9), monetizationModel: 'FREE' }))
    await saveTitle(db, movie(`coming-${word}`, word, { releasesAt: inDays(9), genres: [], credits: [] }))
    await saveTitle(db, movie(`serial-${word}`, word, {
      contentType: 'series',
      seasons: [{ seasonNumber: 1, title: { english: `Season ${word}` }, releasesAt: inDays(-1), episodes: [1, 2].map((number) => aNewEpisode(`serial-${word}-${number}`, number, { title: { english: `Part ${number} ${word}` } })) }],
    }))
    await attachAsset(db, `film-${word}`, [word])
    await attachAsset(db, 'film', [`leaving-${word}`, `serial-${word}-1`, `serial-${word}-2`])
  }
  const parts = all.map((word, index) => aNewEpisode(`mela-${word}`, index + 1, { title: { english: `Fair ${word}` }, maturityRating: ratings[words.indexOf(word as 'amla')] ?? 'none' }))
  const strictSeason = { seasonNumber: 2, title: { english: 'Season ektara' }, releasesAt: inDays(-1), credits: [{ personId: 'person-ektara' }], episodes: [aNewEpisode('second-ektara', 1, { title: { english: 'Second ektara' }, maturityRating: 'A 18+' })] }
  await saveTitle(db, movie('mela', 'amla', { contentType: 'series', seasons: [{ seasonNumber: 1, releasesAt: inDays(-1), episodes: parts }, strictSeason] }))
  await attachAsset(db, 'film', parts.map(({ contentId }) => contentId))
  // An unrated series that is hidden with its episodes, and one whose episodes alone are strict.
  await saveTitle(db, movie('mild-shell', 'ektara', {
    maturityRating: 'U', contentType: 'series', seasons: [{ seasonNumber: 1, releasesAt: inDays(-1), episodes: [aNewEpisode('shell-ektara', 1, { title: { english: 'Shell ektara' }, maturityRating: 'A 18+' })] }],
  }))
  const tray = (moduleId: string, changes: Partial<NewModule>): NewModule => ({ moduleId, kind: 'tray', orientation: 'portrait', title: { english: moduleId }, shows: { contentIds: all }, ...changes })
  await savePages(db, [{
    pageId: 'home', title: { english: 'Home' }, description: { english: '' }, modules: [
      tray('hero', { kind: 'hero' }), tray('chosen', {}), tray('newest', { shows: { newest: 'all' } }), tray('series', { shows: { newest: 'series' } }),
      tray('leaving', { shows: { leaving: 'all' } }), tray('ranked', { kind: 'ranked', shows: { mostWatched: 'all', contentIds: all } }),
    ],
  }])
  await savePopularSearches(db, all.map((word) => ({ english: `Kohinoor ${named(word)}` })))
  await saveRanking(db, all)
  await refreshSearch(db)
}

/** Has everything that a title can have, of every title. */
async function userWithActivity(phoneNumber: string): Promise<SignedInUser> {
  const user = await api.signIn(phoneNumber)
  const options = { bearer: user.sAccessToken }
  const params = { id: user.profileId }
  for (const word of all) {
    const title = { contentId: word, contentType: 'movie' as const }
    await api.call('addToWatchList', { params, body: title }, options)
    await api.call('rate', { params, body: { ...title, isLiked: 'like' } }, options)
    await api.call('addReminder', { params, body: { contentId: `coming-${word}`, contentType: 'movie' } }, options)
    await api.call('keepOpened', { body: title }, options)
    await api.call('saveProgress', { body: { contentId: `leaving-${word}`, contentType: 'movie', secondsWatched: 20, runtime: 42 } }, options)
    await api.call('saveProgress', { body: { contentId: `serial-${word}-1`, contentType: 'episode', secondsWatched: 42, runtime: 42 } }, options)
    await api.call('saveProgress', { body: { contentId: `mela-${word}`, contentType: 'episode', secondsWatched: 20, runtime: 42 } }, options)
  }
  return user
}

async function restricted(user: SignedInUser, cap: number): Promise<SignedInUser> {
  await api.db
    .updateTable('profile')
    .set((its) => ({ cap, parental_version: its('parental_version', '+', 1) }))
    .where('user_id', '=', user.userId)
    .execute()
  const { ok } = await api.call('refreshSession', {}, { bearer: user.sRefreshToken })
  return { ...user, ...ok }
}

type Surface = (user: SignedInUser) => Promise<CallResult<CallName>[]>

const ask = (name: CallName, input: (user: SignedInUser) => object): Surface => async (user) =>
  [await api.call(name, input(user) as never, { bearer: user.sAccessToken }) as CallResult<CallName>]
const askEach = (name: CallName, inputs: object[]): Surface => async (user) =>
  Promise.all(inputs.map((input) => api.call(name, input as never, { bearer: user.sAccessToken }) as Promise<CallResult<CallName>>))

const history = (standing?: string) => ask('watchHistory', ({ profileId }) => ({ params: { id: profileId }, query: { ...(standing && { standing }), items: '50', language } }))
const everyId = [...all, ...all.map((word) => `leaving-${word}`), ...all.map((word) => `serial-${word}-1`), ...all.map((word) => `mela-${word}`), 'shell-ektara']
const everySeries = [...all.map((word) => `serial-${word}`), 'mela', 'mild-shell']

/** Everything that names titles (the leak list). */
const surfaces: Record<string, Surface> = {
  'rows, hero, ranking, newest and leaving soon': ask('modules', () => ({ params: { id: 'home' }, query: { limit: '50', language } })),
  'navigation with genres': ask('platform', () => ({ query: { language } })),
  'genre pages': askEach('contents', ['popular', 'newest', 'name'].flatMap((sort) => ['shared', ...all.map((word) => `genre-${word}`)].map((genre) => ({ query: { genre, sort, language } })))),
  'genre pages by audio': ask('contents', () => ({ query: { genre: 'shared', audio: 'bn', language } })),
  'genre pages of free titles': ask('contents', () => ({ query: { genre: 'shared', isFree: 'true', language } })),
  'search for what all have in common': askEach('search', [{ query: { query: 'kohinoor', limit: '50', language } }, { query: { query: 'rina', limit: '50', language } }, { query: { query: 'k', limit: '50', language } }, { query: { query: 'shared', limit: '50', language } }]),
  'search by name, with and without errors': askEach('search', all.flatMap((word) => [word, `person ${word}`, `genre ${word}`, word.slice(0, -1), `${word.slice(0, 3)}x${word.slice(3)}`, word.slice(0, 2)].map((query) => ({ query: { query, limit: '50', language } })))),
  'popular searches': ask('popularSearch', () => ({ query: { language } })),
  'opened titles': ask('searchHistory', () => ({ query: { language } })),
  'people': ask('people', () => ({ query: { personIds: ['rina', ...all.map((word) => `person-${word}`)], language } })),
  'titles by permalink': askEach('contents', [...all, ...all.map((word) => `serial-${word}`), 'mela', 'mild-shell'].map((id) => ({ query: { permalink: `/${id}-film`, language } }))),
  'videos by id': ask('videos', () => ({ query: { contentIds: everyId, language } })),
  'series by id': ask('series', () => ({ query: { contentIds: everySeries, language } })),
  'addresses': askEach('addresses', [{ query: { kind: 'titles', language } }, { query: { kind: 'people', language } }]),
  'history': history(),
  'finished': history('finished'),
  'continue watching': history('unfinished'),
  'because you watched': ask('becauseWatched', ({ profileId }) => ({ params: { id: profileId }, query: { language } })),
  'watchlist': ask('watchList', ({ profileId }) => ({ params: { id: profileId }, query: { items: '50', language } })),
  'ratings': ask('ratings', ({ profileId }) => ({ params: { id: profileId }, query: { items: '50' } })),
  'progress of a series': ask('profileContents', ({ profileId }) => ({ params: { id: profileId, contentId: 'mela' } })),
}

/** The text of the responses without what the request itself said. */
function textOf(responses: CallResult<CallName>[]): string {
  return responses
    .filter(({ status }) => status === 200)
    .map(({ ok }) => JSON.stringify({ ...(ok as object), query: undefined }))
    .join('\n')
    .toLowerCase()
}

const wordsIn = (text: string) => all.filter((word) => text.includes(word))

describe.each(Object.entries(surfaces))('%s', (_name, surface) => {
  it.each(caps)('contains nothing from the cap on: %i', async (cap) => {
    const responses = await surface(users.get(cap)!)
    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
    expect(wordsIn(textOf(responses)).filter((word) => hiddenFrom(cap).includes(word))).toEqual([])
  })
})

describe('the crawl', () => {
  it.each(Object.keys(surfaces))('finds every title without a cap: %s', async (name) => {
    expect(wordsIn(textOf(await surfaces[name]!(users.get(5)!)))).toEqual(all)
  })
})

describe.each(caps)('a title from the cap on: %i', (cap) => {
  const unknown = 'unknown'
  const bodyOf = ({ status, error }: CallResult<CallName>) => ({ status, ...error, requestId: '' })
  const actions: Record<string, (user: SignedInUser, contentId: string) => Promise<unknown>> = {
    permalink: (user, id) => api.call('contents', { query: { permalink: `/${id}-film` } }, { bearer: user.sAccessToken }),
    entitlement: (user, contentId) => api.call('entitlement', { query: { contentId } }, { bearer: user.sAccessToken }),
    preparation: (user, contentId) => api.call('entitlement', { query: { contentId, action: 'PREPARE' } }, { bearer: user.sAccessToken }),
    trailer: (user, contentId) => api.call('trailer', { query: { contentId } }, { bearer: user.sAccessToken }),
    watchlist: (user, contentId) => api.call('addToWatchList', { params: { id: user.profileId }, body: { contentId, contentType: 'movie' } }, { bearer: user.sAccessToken }),
    rating: (user, contentId) => api.call('rate', { params: { id: user.profileId }, body: { contentId, contentType: 'movie', isLiked: 'like' } }, { bearer: user.sAccessToken }),
    reminder: (user, contentId) => api.call('addReminder', { params: { id: user.profileId }, body: { contentId, contentType: 'movie' } }, { bearer: user.sAccessToken }),
    opening: (user, contentId) => api.call('keepOpened', { body: { contentId, contentType: 'movie' } }, { bearer: user.sAccessToken }),
    progress: (user, contentId) => api.call('saveProgress', { body: { contentId, contentType: 'movie', secondsWatched: 20, runtime: 42 } }, { bearer: user.sAccessToken }),
    removal: (user, contentId) => api.call('setAside', { params: { id: user.profileId }, body: { contentId, isSetAside: true } }, { bearer: user.sAccessToken }),
    hiding: (user, contentId) => api.call('setHidden', { params: { id: user.profileId }, body: { contentId, isHidden: true } }, { bearer: user.sAccessToken }),
  }

  it.each(Object.keys(actions))('is answered like an unknown one: %s', async (name) => {
    const user = users.get(cap)!
    const expected = bodyOf(await actions[name]!(user, unknown) as CallResult<CallName>)
    for (const word of hiddenFrom(cap)) expect(bodyOf(await actions[name]!(user, word) as CallResult<CallName>)).toEqual(expected)
    for (const word of visibleBelow(cap)) expect((await actions[name]!(user, word) as CallResult<CallName>).status).not.toBe(404)
  })
})

describe('counts', () => {
  it.each(caps)('are those of the visible titles: cap %i', async (cap) => {
    const user = users.get(cap)!
    const bearer = user.sAccessToken
    const visible = visibleBelow(cap).length
    const { ok: genre } = await api.call('contents', { query: { genre: 'shared' } }, { bearer })
    const { ok: platform } = await api.call('platform', {}, { bearer })
    const { ok: list } = await api.call('watchList', { params: { id: user.profileId } }, { bearer })
    const { ok: series } = await api.call('series', { query: { contentIds: ['mela'] } }, { bearer })
    // Film, leaving film and serial of each word; the fair, and the shell with its only, strict episode.
    const inGenre = visible * 3 + 1 + (cap === 5 ? 1 : 0)
    expect('total' in genre && genre.total).toBe(inGenre)
    expect(platform.genres.find(({ slug }) => slug === 'shared')?.titleCount).toBe(inGenre)
    expect(list.total).toBe(visible)
    expect(series.items[0]?.seasons.map(({ episodes }) => episodes.length)).toEqual(cap === 5 ? [visible, 1] : [visible])
  })
})

describe('a session whose token is too old', () => {
  const asStandIn = async (token: string, headers = {}) =>
    api.call('modules', { params: { id: 'home' }, query: { limit: '50' } }, { bearer: await api.anonymous(), headers: { 'session-token': token, ...headers } })

  it('reads through an anonymous token what its profile may see now', async () => {
    const { ok, headers } = await asStandIn(users.get(2)!.sAccessToken)
    expect(wordsIn(JSON.stringify(ok))).toEqual(['amla', 'bokul'])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is nobody if it is forged', async () => {
    const forged = users.get(2)!.sAccessToken.slice(0, -3)
    expect(wordsIn(JSON.stringify((await asStandIn(forged)).ok))).toEqual(all)
  })
})

describe('a shared cache', () => {
  it('has no response of a guest for a session, whose requests differ in a header that it compares', async () => {
    const varying = (headers: Record<string, unknown>) => String(headers['vary']).split(', ')
    const home = (bearer: string, headers = {}) => api.call('modules', { params: { id: 'home' }, query: { limit: '50' } }, { bearer, headers })
    const guest = await home(await api.anonymous(), { 'session-token': 'none' })
    expect([guest.headers['cache-control'], varying(guest.headers)]).toEqual([expect.stringMatching(/^public/), expect.arrayContaining(['session-token'])])
    const others = [home(await api.anonymous()), home(users.get(2)!.sAccessToken), home(users.get(5)!.sAccessToken), home(users.get(2)!.sAccessToken, { 'session-token': 'none' })]
    expect((await Promise.all(others)).map(({ headers }) => headers['cache-control'])).toEqual(Array(4).fill('no-store'))
  })
})

describe('after a change of the cap', () => {
  const home = (bearer: string, call = api.call) => call('modules', { params: { id: 'home' }, query: { limit: '50' } }, { bearer })

  it('an older token is refused in every process within a second, and the refreshed one obeys', async () => {
    const other = await api.addNode()
    const user = await api.signIn('+919830070099')
    expect(wordsIn(JSON.stringify((await home(user.sAccessToken, other.call)).ok))).toEqual(all)
    await api.db
      .updateTable('profile')
      .set((its) => ({ cap: 1, parental_version: its('parental_version', '+', 1), parental_changed_at: sql<Date>`clock_timestamp()` }))
      .where('user_id', '=', user.userId)
      .execute()
    while ((await home(user.sAccessToken, other.call)).status === 200) await sleep(50)
    expect((await home(user.sAccessToken, other.call)).error.errorCode).toBe('TOKEN_EXPIRED')
    const { ok } = await other.call('refreshSession', {}, { bearer: user.sRefreshToken })
    expect(wordsIn(JSON.stringify((await home(ok.sAccessToken, other.call)).ok))).toEqual(['amla'])
    await other.call('logout', {}, { bearer: user.sAccessToken })
  })
})
