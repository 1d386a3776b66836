import type { ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import { plansQuery } from './plans.ts'
import type { Call } from './api-client.ts'
import { defaultGenreView, genreQuery } from './genres.ts'
import { heroesQuery } from './heroes.ts'
import { moreModulesQuery, pageQuery, platformQuery, titleQuery } from './catalogue.ts'
import { historyPage, continueWatchingQuery, watchListPage, watchListQuery } from './activity.ts'
import { ApiError } from './api-error.ts'
import { saveProgress } from './playback.ts'
import { requestStream, runningStreams, stopStream } from './streams.ts'
import { anApi } from './testing.ts'

/** The requests of a call; the responses do not matter here. */
async function sent(ask: (call: Call) => Promise<unknown>): Promise<string[]> {
  const { call: apiClient, requests } = anApi(() => ({ json: {} }), { accessToken: 'a', refreshToken: 'r' }, { language: 'bengali' })
  await ask(apiClient).catch(() => undefined)
  return requests.map(({ method, path }) => `${method} ${path}`)
}

const profile = 'p1' as ProfileId
const ferry = 'ferry' as ContentId
const contents = '/contents/api/v1'

describe('the requests of the specification', () => {
  it('send platform and language to the catalogue', async () => {
    expect(await sent((call) => pageQuery(call, 'home', 'bengali').queryFn({}))).toEqual([
      `GET ${contents}/pages/home?platform=WEB&language=bengali`,
      `GET ${contents}/pages/home/modules?platform=WEB&language=bengali&limit=10&offset=0`,
    ])
    expect(await sent((call) => moreModulesQuery(call, 'home', 'bengali', 10).queryFn({}))).toEqual([
      `GET ${contents}/pages/home/modules?platform=WEB&language=bengali&limit=10&offset=10`,
    ])
    expect(await sent((call) => heroesQuery(call, 'home', 'bengali', 2).queryFn({}))).toEqual([
      `GET ${contents}/pages/home/modules?platform=WEB&language=bengali&limit=1&offset=2`,
    ])
    expect(await sent((call) => titleQuery(call, 'ferry', 'bengali').queryFn({}))).toEqual([
      `GET ${contents}/contents?platform=WEB&language=bengali&permalink=%2Fferry`,
    ])
    expect(await sent((call) => genreQuery(call, 'drama', 'bengali', { ...defaultGenreView, page: 2 }).queryFn({}))).toEqual([
      `GET ${contents}/contents?platform=WEB&language=bengali&genre=drama&sort=popular&limit=20&offset=20`,
    ])
    expect(await sent((call) => genreQuery(call, 'drama', 'bengali', { page: 1, sort: 'name', audio: 'bn', isFree: true }).queryFn({}))).toEqual([
      `GET ${contents}/contents?platform=WEB&language=bengali&genre=drama&sort=name&audio=bn&isFree=true&limit=20&offset=0`,
    ])
    expect(await sent((call) => platformQuery(call, 'bengali').queryFn({}))).toEqual([`GET ${contents}/platform?platform=WEB&language=bengali`])
  })

  it('send key system and no licence request for a video', async () => {
    expect(await sent((call) => requestStream(call, ferry, 'STREAMING'))).toEqual([
      `POST ${contents}/entitlement?contentId=ferry&action=STREAMING&platform=WIDEVINE&licenseKey=false&language=bengali`,
    ])
  })

  it('tell a start from a heartbeat, and where a preparation begins', async () => {
    expect(await sent((call) => requestStream(call, ferry, 'STREAMING', { asksPin: true }))).toEqual([
      `POST ${contents}/entitlement?contentId=ferry&action=STREAMING&platform=WIDEVINE&licenseKey=false&start=true&language=bengali`,
    ])
    expect(await sent((call) => requestStream(call, ferry, 'PREPARE', { atSeconds: 61.7 }))).toEqual([
      `POST ${contents}/entitlement?contentId=ferry&action=PREPARE&platform=WIDEVINE&licenseKey=false&at=61&language=bengali`,
    ])
  })

  it('stop a stream', async () => {
    expect(await sent((call) => stopStream(call, 's1', { isLeaving: true }))).toEqual([`DELETE ${contents}/streams/s1`])
  })

  it('request plans with upgrades', async () => {
    expect(await sent((call) => plansQuery(call, 'bengali').queryFn({}))).toEqual([
      'GET /subscription/ott/api/plan?device=Web&upgrade=true&language=bengali',
    ])
  })

  it('count history pages from 1 and watchlist pages from 0', async () => {
    expect(await sent((call) => historyPage(call, profile, 'bengali', { page: 1, items: 19, kind: 'all' }))).toEqual([
      'GET /analytics/api/v1/users/watchhistories/p1?page=1&items=19&language=bengali',
    ])
    expect(await sent((call) => historyPage(call, profile, 'bengali', { page: 2, items: 19, kind: 'hidden' }))).toEqual([
      'GET /analytics/api/v1/users/watchhistories/p1?page=2&items=19&language=bengali&standing=hidden',
    ])
    expect(await sent((call) => continueWatchingQuery(call, profile, 'bengali').queryFn({}))).toEqual([
      'GET /analytics/api/v1/users/watchhistories/p1?standing=unfinished&items=19&language=bengali',
    ])
    expect(await sent((call) => watchListQuery(call, profile, 'bengali').queryFn({}))).toEqual([
      'GET /core/api/v1/users/watch-list/p1?page=0&items=10&language=bengali',
    ])
    expect(await sent((call) => watchListPage(call, profile, 'bengali', { page: 0, kind: 'all' }))).toEqual([
      'GET /core/api/v1/users/watch-list/p1?page=0&items=10&language=bengali',
    ])
  })

  it('send the country to titles and platform once the server has told it', async () => {
    const ask = async (call: Call) => {
      for (const query of [platformQuery(call, 'english'), titleQuery(call, 'ferry', 'english'), genreQuery(call, 'drama', 'english', defaultGenreView), pageQuery(call, 'home', 'english')]) {
        await query.queryFn({}).catch(() => undefined)
      }
    }
    const { call, requests } = anApi(() => ({ json: {} }), null, { countryCode: 'IN' })
    await ask(call)
    const countries = requests.filter(({ path }) => path.includes('?')).map(({ path }) => [path.split('?')[0], new URLSearchParams(path.split('?')[1]).get('countryCode')])
    expect(countries).toEqual([[`${contents}/platform`, 'IN'], [`${contents}/contents`, 'IN'], [`${contents}/contents`, 'IN'], [`${contents}/pages/home`, null], [`${contents}/pages/home/modules`, null]])
  })
})

describe('the cards of a row', () => {
  it('have a date only if unreleased or leaving', async () => {
    const card = { permanentLink: '/a', title: 'A', year: 2026, maturityRating: 'U', genres: [], images: [], tentativeReleaseDate: '2026-12-01T00:00:00Z', badge: null }
    const cards = [card, { ...card, badge: 'comingSoon' }, { ...card, leavesAt: '2026-12-02T00:00:00Z' }]
    const row = { id: 'r', kind: 'tray', title: 'R', orientation: 'portrait', seeAll: null, cards }
    const { call: apiClient } = anApi(() => ({ json: { items: [row], total: 1 } }))
    const [read] = await moreModulesQuery(apiClient, 'home', 'english', 0).queryFn({})
    expect(read?.cards.map(({ releasesAt, leavesAt }) => [releasesAt, leavesAt])).toEqual([
      [undefined, undefined], [new Date('2026-12-01T00:00:00Z'), undefined], [undefined, new Date('2026-12-02T00:00:00Z')],
    ])
  })
})

describe('a refusal by the stream limit', () => {
  it('names the running streams', () => {
    const stream = { streamId: 's1', device: 'Chrome on Windows', title: null, startedAt: '2026-11-20T10:00:00Z' }
    const refusal = (body: ApiError['body']) => new ApiError(409, 'STREAM_LIMIT_REACHED', body)
    expect(runningStreams(refusal({ streams: [stream] }))).toEqual([{ ...stream, startedAt: new Date('2026-11-20T10:00:00Z') }])
    expect(runningStreams(refusal({}))).toEqual([])
  })
})

describe('saved progress', () => {
  const watchedAt = new Date('2026-11-20T10:00:00Z')
  const position = { contentId: ferry, contentType: 'movie' as const, seriesId: null, secondsWatched: 40, runtimeSeconds: 100, watchedAt }

  async function agesSent(sentAt: Date | null) {
    const { call: apiClient, requests } = anApi(() => ({ status: 204 }), { accessToken: 'a', refreshToken: 'r' })
    await saveProgress(apiClient, position, sentAt)
    return requests.map(({ body }) => (body as { ageSeconds?: number }).ageSeconds)
  }

  it('has an age of at most a year, and none without a clock', async () => {
    const sentAt = [watchedAt, new Date('2026-11-20T11:00:00Z'), new Date('2030-11-20T10:00:00Z'), null]
    expect(await Promise.all(sentAt.map(agesSent))).toEqual([[0], [3_600], [31_536_000], [undefined]])
  })

  it('has age 0 if the clock was set back', async () => {
    expect(await agesSent(new Date('2026-11-20T09:00:00Z'))).toEqual([0])
  })
})
