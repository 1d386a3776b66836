import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { addTitle, aTitle, sellPlans, subscribe } from './testing.ts'

let api: TestApi
let visitor: string
let guest: SignedInUser
let subscriber: SignedInUser
let family: SignedInUser
/** Access tokens of the same users in another browser. */
let phone: string
let guestPhone: string
let familyPhone: string

beforeAll(async () => {
  api = await startApi()
  await sellPlans(api)
  await addTitle(api.db, aTitle('paid'), { film: 'river' })
  await addTitle(api.db, aTitle('free', { monetizationModel: 'FREE', monetizationPlan: { enabled: false, included: [], excluded: [] } }), { film: 'river' })
  await signIn()
  await subscribe(api, subscriber.userId, { planId: 'mobile-v1' })
  await subscribe(api, family.userId, { planId: 'premium-v1' })
})
afterAll(() => api.stop())

// Lets earlier streams end and cached facts expire.
beforeEach(() => api.wait(61))

/** Tokens live fifteen minutes, and these tests advance the clock further. */
async function signIn(): Promise<void> {
  visitor = await api.anonymous()
  const inTwoBrowsers = async (phoneNumber: string) => [await api.signIn(phoneNumber), (await api.signIn(phoneNumber, 'browser-second')).sAccessToken] as const
  ;[guest, guestPhone] = await inTwoBrowsers('+919830041001')
  ;[subscriber, phone] = await inTwoBrowsers('+919830041002')
  ;[family, familyPhone] = await inTwoBrowsers('+919830041003')
}

type Asked = { action?: 'STREAMING' | 'PREPARE'; streamId?: string; headers?: Record<string, string> }

function ask(contentId: string, bearer: string, { headers, ...query }: Asked = {}) {
  return api.call('entitlement', { query: { contentId, ...query } }, { bearer, headers })
}

async function refusal(contentId: string, bearer: string, asked: Asked = {}) {
  const { status, error } = await ask(contentId, bearer, asked)
  return [status, error.errorCode]
}

describe('the stream limit', () => {
  const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36' }

  it('is the plan’s, and the error names the streams that play', async () => {
    const first = await ask('paid', subscriber.sAccessToken, { streamId: 'one', headers: chrome })
    const { status, error } = await ask('paid', phone, { streamId: 'two' })
    expect([status, error]).toEqual([409, expect.objectContaining({
      errorCode: 'STREAM_LIMIT_REACHED', devices: ['Chrome on Windows'], maxStreams: 1, hasPlan: true,
      streams: [{ streamId: first.ok.streamId, device: 'Chrome on Windows', title: 'The paid', startedAt: expect.any(String) }],
    })])
  })

  it('is one for users without a plan, and the error says that there is none', async () => {
    expect((await ask('free', guest.sAccessToken, { streamId: 'one' })).status).toBe(200)
    const { status, error } = await ask('free', guestPhone, { streamId: 'two' })
    expect([status, error.maxStreams, error.hasPlan]).toEqual([409, 1, false])
  })

  it('lets a new tab of the same browser take the slot over, and the old one hears so', async () => {
    for (const bearer of [visitor, guest.sAccessToken]) {
      expect((await ask('free', bearer, { streamId: 'one', headers: chrome })).status).toBe(200)
      expect((await ask('free', bearer, { streamId: 'two', headers: chrome })).status).toBe(200)
      expect((await ask('free', bearer, { streamId: 'one' })).error).toMatchObject({ errorCode: 'STREAM_ENDED', stoppedBy: { device: 'Chrome on Windows', isSameBrowser: true } })
      expect((await ask('free', bearer, { streamId: 'two' })).status).toBe(200)
    }
  })

  it('also refuses a preparation', async () => {
    await ask('paid', subscriber.sAccessToken, { streamId: 'one' })
    expect(await refusal('paid', phone, { action: 'PREPARE', streamId: 'two' })).toEqual([409, 'STREAM_LIMIT_REACHED'])
  })

  it('counts a stream until a minute after its last heartbeat', async () => {
    await ask('paid', subscriber.sAccessToken, { streamId: 'one' })
    api.wait(40)
    expect((await ask('paid', subscriber.sAccessToken, { streamId: 'one' })).status).toBe(200)
    api.wait(59)
    expect(await refusal('paid', phone, { streamId: 'two' })).toEqual([409, 'STREAM_LIMIT_REACHED'])
    api.wait(2)
    expect((await ask('paid', phone, { streamId: 'two' })).status).toBe(200)
  })

  it('keeps streams that play if others start', async () => {
    await ask('paid', family.sAccessToken, { streamId: 'one' })
    await ask('free', family.sAccessToken, { streamId: 'two' })
    expect(await refusal('free', familyPhone, { streamId: 'three' })).toEqual([409, 'STREAM_LIMIT_REACHED'])
    api.wait(20)
    const beats = await Promise.all(['one', 'two'].map((streamId) => ask('paid', family.sAccessToken, { streamId })))
    expect(beats.map(({ status }) => status)).toEqual([200, 200])
  })

  it('holds for twenty concurrent starts on two servers', async () => {
    const other = await api.addNode()
    const starts = Array.from({ length: 20 }, (_, index) => {
      const node = index % 2 === 0 ? api : other
      return node.call('entitlement', { query: { contentId: 'paid', streamId: `race-${index}` } }, { bearer: family.sAccessToken })
    })
    const statuses = (await Promise.all(starts)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const beats = await Promise.all(starts.map((_, index) => ask('paid', family.sAccessToken, { streamId: `race-${index}` })))
    // The later tabs of this browser have taken over the slots of the earlier ones.
    expect(beats.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2)
    expect(beats.filter(({ error }) => error.errorCode === 'STREAM_ENDED')).toHaveLength(18)
  })

  it('shrinks with the plan, and the later stream ends', async () => {
    const user = await api.signIn('+919830040020')
    await subscribe(api, user.userId, { planId: 'premium-v1' })
    await ask('paid', user.sAccessToken, { streamId: 'first' })
    api.wait(1)
    await ask('paid', user.sAccessToken, { streamId: 'second' })
    await subscribe(api, user.userId, { planId: 'mobile-v1' })
    api.wait(6)
    expect(await refusal('paid', user.sAccessToken, { streamId: 'second' })).toEqual([409, 'STREAM_LIMIT_REACHED'])
    expect((await ask('paid', user.sAccessToken, { streamId: 'first' })).status).toBe(200)
  })
})

describe('stopping a stream', () => {
  beforeAll(signIn)

  const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1' }
  const stop = (id: string, bearer: string, streamId?: string, headers?: Record<string, string>) => api.call('stopStream', { params: { id }, query: { streamId } }, { bearer, headers })

  it('frees the slot of the own player, twice as once', async () => {
    const { ok } = await ask('paid', subscriber.sAccessToken, { streamId: 'one' })
    for (const again of [1, 2]) expect([again, (await stop(ok.streamId, subscriber.sAccessToken, 'one')).status]).toEqual([again, 204])
    expect((await ask('paid', phone, { streamId: 'two' })).status).toBe(200)
    expect(await refusal('paid', subscriber.sAccessToken, { streamId: 'one' })).toEqual([409, 'STREAM_LIMIT_REACHED'])
  })

  it('of another device lets this one play, and the other hears who stopped it', async () => {
    await ask('paid', subscriber.sAccessToken, { streamId: 'one' })
    const { error } = await ask('paid', phone, { streamId: 'two', headers: iphone })
    expect((await stop(error.streams?.[0]?.streamId ?? '', phone, 'two', iphone)).status).toBe(204)
    expect((await ask('paid', phone, { streamId: 'two' })).status).toBe(200)
    const { status, error: ended } = await ask('paid', subscriber.sAccessToken, { streamId: 'one' })
    expect([status, ended.errorCode, ended.stoppedBy]).toEqual([410, 'STREAM_ENDED', { device: 'Safari on iPhone', isSameBrowser: false }])
    const restarted = await api.call('entitlement', { query: { contentId: 'paid', streamId: 'one', start: 'true' } }, { bearer: subscriber.sAccessToken })
    expect(restarted.error.errorCode).toBe('STREAM_LIMIT_REACHED')
  })

  it('of somebody else has no effect', async () => {
    const { ok } = await ask('paid', subscriber.sAccessToken, { streamId: 'one' })
    for (const bearer of [visitor, family.sAccessToken]) expect((await stop(ok.streamId, bearer)).status).toBe(204)
    expect((await ask('paid', subscriber.sAccessToken, { streamId: 'one' })).status).toBe(200)
    expect((await api.call('stopStream', { params: { id: ok.streamId }, query: {} })).error.errorCode).toBe('TOKEN_MISSING')
  })
})
