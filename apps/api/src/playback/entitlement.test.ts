import { parseToken } from '@ott/playback'
import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { watchedSince } from './last-watched.ts'
import { addTitle, aTitle, anEpisode, runLength, sellPlans, subscribe } from './testing.ts'

let api: TestApi
let visitor: string
let guest: SignedInUser
let subscriber: SignedInUser
let family: SignedInUser

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  await sellPlans(api)
  const free = { monetizationModel: 'FREE', monetizationPlan: { enabled: false, included: [], excluded: [] } }
  await addTitle(api.db, aTitle('paid'), { film: 'river' })
  await addTitle(api.db, aTitle('free', free), { film: 'river' })
  await addTitle(api.db, aTitle('members', { ...free, monetizationPlan: { enabled: true, included: [{ id: 'mobile', loginRequired: true }], excluded: [] } }), { film: 'river' })
  await addTitle(api.db, aTitle('premium', { monetizationPlan: { enabled: true, included: [{ id: 'premium', loginRequired: false }], excluded: [] } }), { film: 'river' })
  await addTitle(api.db, aTitle('abroad', { blockedCountries: ['GB'] }), { film: 'river' })
  await addTitle(api.db, aTitle('filmless', free))
  await addTitle(api.db, aTitle('tomorrow', { ...free, releasesAt: new Date(Date.now() + 400 * 86_400_000) }), { film: 'river' })
  await addTitle(api.db, aTitle('gone', { ...free, withdrawnAt: new Date('2026-01-01') }), { film: 'river' })
  const seasons = [{ seasonNumber: 1, releasesAt: null, episodes: [anEpisode('tram-1', 1)] }]
  await addTitle(api.db, aTitle('tram', { contentType: 'series', seasons }), { film: 'river', contentIds: ['tram-1'] })
  await signInAgain()
  await subscribe(api, subscriber.userId, { planId: 'mobile-v1' })
  await subscribe(api, family.userId, { planId: 'premium-v1' })
})
afterAll(() => api.stop())

// Lets earlier streams end and cached facts expire.
beforeEach(() => api.wait(61))

/** Tokens live fifteen minutes, and these tests advance the clock further. */
async function signInAgain(): Promise<void> {
  visitor = await api.anonymous()
  guest = await api.signIn('+919830040001')
  subscriber = await api.signIn('+919830040002')
  family = await api.signIn('+919830040003')
}

type Asked = { action?: 'STREAMING' | 'PREPARE'; streamId?: string; headers?: Record<string, string> }

function ask(contentId: string, bearer: string, { headers, ...query }: Asked = {}) {
  return api.call('entitlement', { query: { contentId, ...query } }, { bearer, headers })
}

async function refusal(contentId: string, bearer: string, asked: Asked = {}) {
  const { status, error } = await ask(contentId, bearer, asked)
  return [status, error.errorCode]
}

describe('the entitlement', () => {
  it('gives a subscriber a playback token', async () => {
    const { status, ok } = await ask('paid', subscriber.sAccessToken)
    expect(status).toBe(200)
    expect(ok).toMatchObject({ dash: '/media/river/manifest.mpd', hls: expect.stringMatching(/^\/media\/~\/.+\/river\/master\.m3u8$/), runLength })
    expect(parseToken(ok.streamPolicy)).toMatchObject({ contentId: 'paid', assetId: 'river', viewer: subscriber.userId, maxHeight: 480 })
  })

  it('records watching with a plan, which clearing the history does not erase', async () => {
    await signInAgain()
    const before = api.now()
    const hasWatched = () => watchedSince(api.db.withTables(), family.userId, before)
    await ask('free', family.sAccessToken)
    await ask('paid', family.sAccessToken, { action: 'PREPARE' })
    expect(await hasWatched()).toBe(false)
    await ask('paid', family.sAccessToken)
    await api.call('clearHistory', { params: { id: family.profileId } }, { bearer: family.sAccessToken })
    expect(await hasWatched()).toBe(true)
    expect(await watchedSince(api.db.withTables(), family.userId, new Date(api.now().getTime() + 1_000))).toBe(false)
  })

  it('lasts five minutes at most, and requests the next heartbeat earlier', async () => {
    const { ok } = await ask('paid', subscriber.sAccessToken)
    const seconds = (Date.parse(ok.expiresAt) - api.now().getTime()) / 1_000
    expect(seconds).toBeLessThanOrEqual(300)
    expect(seconds).toBeGreaterThan(200)
    expect(ok.refetchAfter).toBeGreaterThanOrEqual(18)
    expect(ok.refetchAfter).toBeLessThanOrEqual(22)
  })

  it('allows a free title to everybody, in full size', async () => {
    for (const bearer of [visitor, guest.sAccessToken, subscriber.sAccessToken]) {
      const { status, ok } = await ask('free', bearer)
      expect([status, parseToken(ok.streamPolicy)?.maxHeight]).toEqual([200, 1080])
    }
  })

  it('allows an episode, not the series itself', async () => {
    expect((await ask('tram-1', subscriber.sAccessToken)).status).toBe(200)
    expect(await refusal('tram', subscriber.sAccessToken)).toEqual([404, 'NOT_FOUND'])
  })

  it('reports what the user lacks', async () => {
    expect(await refusal('paid', visitor)).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
    expect(await refusal('paid', guest.sAccessToken)).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
    expect(await refusal('members', visitor)).toEqual([403, 'LOGIN_REQUIRED'])
    expect((await ask('members', guest.sAccessToken)).status).toBe(200)
    expect(await refusal('premium', subscriber.sAccessToken)).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
    expect((await ask('premium', family.sAccessToken)).status).toBe(200)
  })

  it('reports why a title is unavailable', async () => {
    expect(await refusal('nothing', subscriber.sAccessToken)).toEqual([404, 'NOT_FOUND'])
    expect(await refusal('filmless', visitor)).toEqual([403, 'NOT_RELEASED'])
    expect(await refusal('gone', visitor)).toEqual([410, 'GONE'])
    expect(await refusal('abroad', subscriber.sAccessToken, { headers: { 'x-country': 'GB' } })).toEqual([403, 'NOT_IN_YOUR_COUNTRY'])
    const soon = await ask('tomorrow', visitor)
    expect([soon.status, soon.error]).toEqual([403, expect.objectContaining({ errorCode: 'NOT_RELEASED', title: 'The tomorrow', releasesAt: expect.any(String) })])
  })

  it('allows no episode without a date before its series is released', async () => {
    const releasesAt = new Date(api.now().getTime() + 60_000)
    const seasons = [{ seasonNumber: 1, releasesAt: null, episodes: [anEpisode('lane-1', 1)] }]
    await addTitle(api.db, aTitle('lane', { contentType: 'series', monetizationModel: 'FREE', releasesAt, seasons }), { film: 'river', contentIds: ['lane-1'] })
    expect((await ask('lane-1', visitor)).error).toMatchObject({ errorCode: 'NOT_RELEASED', title: 'The lane', releasesAt: releasesAt.toISOString() })
    api.wait(60)
    expect((await ask('lane-1', visitor)).status).toBe(200)
  })

  it('is allowed until the title is withdrawn', async () => {
    await addTitle(api.db, aTitle('leaving', { monetizationModel: 'FREE', withdrawnAt: new Date(api.now().getTime() + 60_000) }), { film: 'river' })
    expect((await ask('leaving', visitor)).status).toBe(200)
    api.wait(60)
    expect(await refusal('leaving', visitor)).toEqual([410, 'GONE'])
  })

  it('ends with the subscription, whatever its status says', async () => {
    const user = await api.signIn('+919830040010')
    await subscribe(api, user.userId, { planId: 'mobile-v1', endsInSeconds: 3 })
    expect((await ask('paid', user.sAccessToken)).status).toBe(200)
    api.wait(4)
    expect(await refusal('paid', user.sAccessToken)).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
  })

  it('caches facts for five seconds', async () => {
    const user = await api.signIn('+919830040011')
    expect(await refusal('paid', user.sAccessToken)).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
    await subscribe(api, user.userId, { planId: 'mobile-v1' })
    api.wait(5)
    expect((await ask('paid', user.sAccessToken)).status).toBe(200)
  })

  it('rejects invalid input', async () => {
    expect(await refusal('../etc', visitor)).toEqual([400, 'INVALID_INPUT'])
    expect(await refusal('paid', visitor, { action: 'DANCE' as never })).toEqual([400, 'INVALID_INPUT'])
    expect((await api.call('entitlement', { query: {} as never }, { bearer: visitor })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'contentId' })
    expect((await api.call('entitlement', { query: { contentId: 'paid' } })).error.errorCode).toBe('TOKEN_MISSING')
  })

  it('accepts the request of the specification, with an empty JSON body', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/contents/api/v1/entitlement?contentId=free&action=STREAMING&platform=WIDEVINE&language=bengali&licenseKey=false',
      headers: { 'site-id': api.deps.config.siteId, authorization: `Bearer ${visitor}`, 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('preparation', () => {
  beforeAll(signInAgain)

  it('gives a short token and occupies no slot', async () => {
    const { status, ok } = await ask('paid', subscriber.sAccessToken, { action: 'PREPARE', streamId: 'one' })
    expect(status).toBe(200)
    expect(Date.parse(ok.expiresAt) - api.now().getTime()).toBeLessThanOrEqual(120_000)
    expect((await ask('paid', subscriber.sAccessToken, { streamId: 'two' })).status).toBe(200)
  })

  it('opens ten positions of a title in five minutes, and its start at all times', async () => {
    const prepare = (at: number) => api.call('entitlement', { query: { contentId: 'free', action: 'PREPARE', at: String(at) } }, { bearer: visitor })
    for (let at = 10; at <= 100; at += 10) expect((await prepare(at)).status).toBe(200)
    expect((await prepare(110)).error.errorCode).toBe('RATE_LIMITED')
    expect((await prepare(0)).status).toBe(200)
  })

  it('names the origin of the media if they have one', async () => {
    const { call } = await api.addNode({ mediaOrigin: 'https://media.example' })
    const { ok } = await call('entitlement', { query: { contentId: 'free', action: 'PREPARE' } }, { bearer: visitor })
    expect([ok.dash, ok.hls.startsWith('https://media.example/media/~/')]).toEqual(['https://media.example/media/river/manifest.mpd', true])
  })

  it('is rejected where playback would be', async () => {
    expect(await refusal('paid', guest.sAccessToken, { action: 'PREPARE' })).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
  })
})

it('of one user is limited to 120 requests a minute, however they are spread over titles and streams', async () => {
  const requests = Array.from({ length: 300 }, (_, at) => ask(at % 2 ? 'free' : 'paid', subscriber.sAccessToken, { streamId: `stream-${at % 3}` }))
  const answers = await Promise.all(requests)
  const refused = answers.filter(({ status }) => status === 429)
  expect([refused.length, refused[0]?.error.errorCode, Number(refused[0]?.headers['retry-after']) <= 60]).toEqual([180, 'RATE_LIMITED', true])
  expect((await ask('paid', family.sAccessToken)).status).toBe(200)
  api.wait(61)
  expect((await ask('paid', subscriber.sAccessToken)).status).toBe(200)
})

describe('in doubt', () => {
  it('no token is issued: invalid plan data', async () => {
    const user = await api.signIn('+919830040030')
    await subscribe(api, user.userId, { planId: 'mobile-v1' })
    await api.db.schema.alterTable('plan_version').dropConstraint('plan_version_streaming_resolution_check').execute()
    await api.db.updateTable('plan_version').set({ streaming_resolution: 'sharp' }).where('plan_id', '=', 'mobile-v1').execute()
    const { status, error, headers } = await ask('paid', user.sAccessToken)
    await api.db.updateTable('plan_version').set({ streaming_resolution: '480p' }).where('plan_id', '=', 'mobile-v1').execute()
    expect([status, error.errorCode, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', expect.anything()])
  })

  it('no token is issued: an unreadable subscription', async () => {
    const user = await api.signIn('+919830040031')
    await api.db.schema.alterTable('subscription').renameTo('lost').execute()
    const { status, error } = await ask('paid', user.sAccessToken)
    await api.db.schema.alterTable('lost').renameTo('subscription').execute()
    expect([status, error.errorCode, 'streamKey' in error]).toEqual([503, 'UNAVAILABLE', false])
    expect(await refusal('paid', user.sAccessToken)).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
  })
})
