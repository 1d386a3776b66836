import { saveSubscription } from '@ott/api'
import { startApi } from '@ott/api/testing'
import type { SignedInUser, TestApi } from '@ott/api/testing'
import { saveAsset } from '@ott/catalogue-store'
import { aReadyAsset } from '@ott/catalogue-store/testing'
import { films as packagedFilms } from '@ott/films'
import { demoGifts, plans, viewers } from './index.ts'
import type { DemoViewer } from './index.ts'
import { planOf } from './plans.ts'
import { seed } from './seed.ts'
import { seedSubscriptions } from './seed-subscriptions.ts'
import { seedViewers } from './seed-viewers.ts'

const roles = ['subscriber', 'expiredSubscriber', 'withoutPlan', 'atDeviceLimit'] as const
const tramSeconds = 41

let api: TestApi
let seededAt: Date
let signedIn: Record<DemoViewer['role'], SignedInUser>

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, defaultCountry: 'IN' } })
  await seed(api.db)
  await saveAsset(api.db, { ...aReadyAsset('tram'), runLength: tramSeconds })
  seededAt = api.now()
  await seedViewers(api.db, seededAt)
  await seedSubscriptions(api.deps, seededAt)
  api.wait(3_600)
  await seedViewers(api.db, api.now())
  await seedSubscriptions(api.deps, api.now())
  const entries: [string, SignedInUser][] = []
  for (const role of roles) entries.push([role, await api.signIn(who(role).phoneNumber)])
  signedIn = Object.fromEntries(entries) as typeof signedIn
})
afterAll(() => api.stop())

function who(role: DemoViewer['role']): DemoViewer {
  const viewer = viewers.find((each) => each.role === role)
  if (!viewer) throw new Error(`Nobody is ${role}`)
  return viewer
}

async function subscriptionOf(role: DemoViewer['role']) {
  return (await api.call('userSubscription', {}, { bearer: signedIn[role].sAccessToken })).ok.data
}

async function historyOf(role: DemoViewer['role']) {
  const { profileId: id, sAccessToken: bearer } = signedIn[role]
  return (await api.call('watchHistory', { params: { id } }, { bearer })).ok
}

async function watchListOf(role: DemoViewer['role']) {
  const { profileId: id, sAccessToken: bearer } = signedIn[role]
  return (await api.call('watchList', { params: { id } }, { bearer })).ok
}

describe('the demo plans', () => {
  it('are on sale in order, in both languages', async () => {
    const bearer = await api.anonymous()
    const english = (await api.call('plans', {}, { bearer })).ok.data
    const bengali = (await api.call('plans', { query: { language: 'bengali' } }, { bearer })).ok.data
    expect(english.map(({ identifier, title }) => [identifier, title])).toEqual(plans.map(({ identifier, title }) => [identifier, title.en]))
    expect(bengali.map(({ description }) => description)).toEqual(plans.map(({ description }) => description.bn))
    expect(english.map(({ current_version_data: version }) => version.plan_id)).toEqual(plans.map(({ version }) => version.planId))
  })
})

describe('a demo viewer signs in', () => {
  it('to the account that was seeded, under the own name and verified number', async () => {
    const admitted = roles.filter((role) => role !== 'atDeviceLimit')
    const users = await Promise.all(admitted.map((role) => api.call('user', {}, { bearer: signedIn[role].sAccessToken })))
    expect(users.map(({ ok }) => [ok.userId, ok.name, ok.phoneNumber, ok.isPhoneNumberVerified])).toEqual(
      admitted.map(who).map(({ id, name, phoneNumber }) => [id, name, phoneNumber, true]),
    )
  })

  it('as a subscriber with a plan and a next charge within its month', async () => {
    const subscription = await subscriptionOf('subscriber')
    expect(subscription).toMatchObject({ subscription_status: 'ACTIVE', state: 'active', auto_renewal: true, country: 'IN', plan_details: { identifier: 'premium' }, next_charge: { amount: 299_00 } })
    const days = (Date.parse(subscription?.next_charge?.at ?? '') - seededAt.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(7)
    expect(days).toBeLessThan(31)
  })

  it('whose plan has ended', async () => {
    expect(await subscriptionOf('expiredSubscriber')).toMatchObject({ subscription_status: 'EXPIRED', plan_details: { identifier: 'premium' } })
  })

  it('who never had a plan', async () => {
    expect(await subscriptionOf('withoutPlan')).toBeNull()
    expect([(await historyOf('withoutPlan')).total, (await watchListOf('withoutPlan')).total]).toEqual([0, 0])
  })

  it('on one device too many, and gets access after one is removed', async () => {
    const overLimit = signedIn.atDeviceLimit
    expect(roles.filter((role) => signedIn[role].isDeviceLimitReached)).toEqual(['atDeviceLimit'])
    const { items } = (await api.call('devices', {}, { bearer: overLimit.sAccessToken })).ok
    const others = items.filter(({ isCurrentDevice }) => !isCurrentDevice)
    const [, sessionHandle = ''] = others.map((device) => device.sessionHandle)
    expect(others.map(({ name }) => name)).toEqual(who('atDeviceLimit').devices.map(({ name }) => name))
    await api.call('removeDevices', { body: { sessionHandles: [sessionHandle] } }, { bearer: overLimit.sAccessToken })
    const renewed = (await api.call('refreshSession', {}, { bearer: overLimit.sRefreshToken })).ok
    expect(renewed.isDeviceLimitReached).toBe(false)
    const subscription = (await api.call('userSubscription', {}, { bearer: renewed.sAccessToken })).ok.data
    expect(subscription).toMatchObject({ subscription_status: 'ACTIVE', plan_details: { identifier: 'mobile' } })
  })

  it('beside a device that is recognised as a TV', async () => {
    const { items } = (await api.call('devices', {}, { bearer: signedIn.subscriber.sAccessToken })).ok
    expect(items.filter(({ isCurrentDevice }) => !isCurrentDevice)).toMatchObject([{ name: 'Living room TV', platform: 'tv' }])
  })
})

describe('what demo viewers bought', () => {
  const historyOfCharges = async (role: DemoViewer['role']) => (await api.call('billingHistory', {}, { bearer: signedIn[role].sAccessToken })).ok.data.items

  it('is listed with its charges and invoices, which open', async () => {
    const charges = await historyOfCharges('subscriber')
    expect(charges.map(({ amount, status }) => [amount.amount, status])).toEqual([[299_00, 'PAID'], [299_00, 'PAID']])
    expect((await historyOfCharges('expiredSubscriber')).map(({ amount }) => amount.amount)).toEqual([299_00])
    const [{ subscription_id, invoice_id } = { subscription_id: '', invoice_id: null }] = charges
    const { url, invoice } = (await api.call('invoice', { body: { subscription_id, invoice_id: invoice_id ?? '' } }, { bearer: signedIn.subscriber.sAccessToken })).ok.data
    expect(invoice.number).toMatch(/^JK\/\d\d-\d\d\/\d{6}$/)
    expect((await api.app.inject({ url })).statusCode).toBe(200)
  })

  it('was charged at the card provider, once, and nobody was notified', async () => {
    const { movements } = api.sandbox.pay.ledger.snapshot()
    expect(movements.map(({ type, amount }) => [type, amount])).toEqual([['charge', 299_00], ['charge', 299_00], ['charge', 299_00], ['charge', 99_00]])
    expect(api.sandbox.outbox.to('mim@example.org').filter(({ text }) => text.includes('প্ল্যান'))).toEqual([])
  })

  it('is cancelled and resumed as every plan', async () => {
    const { subscription_id = '' } = (await subscriptionOf('subscriber')) ?? {}
    const { sAccessToken: bearer } = signedIn.subscriber
    const cancelled = (await api.call('postCancelSubscription', { body: { subscription_id } }, { bearer })).ok.data
    expect(cancelled).toMatchObject({ subscription_status: 'ACTIVE', auto_renewal: false, next_charge: null })
    expect((await api.call('resumeSubscription', { body: { subscription_id } }, { bearer })).ok.data).toMatchObject({ auto_renewal: true })
  })

  it('leaves the trial to users who pay with the card of the README', async () => {
    const { ok } = await api.call('quote', { body: { plan_id: 'premium' } }, { bearer: signedIn.withoutPlan.sAccessToken })
    expect(ok.data.trial_ends_at).not.toBeNull()
    const claims = await api.db.selectFrom('trial_claim').select('kind').execute()
    expect(claims.filter(({ kind }) => kind === 'card')).toHaveLength(1)
  })
})

describe('what demo viewers watched', () => {
  it('is listed newest first, with the age at the first seeding', async () => {
    const { items, total } = await historyOf('subscriber')
    const told = who('subscriber').watched.toSorted((one, other) => one.hoursAgo - other.hoursAgo)
    expect(total).toBe(told.length)
    expect(items.map(({ contentId }) => contentId)).toEqual(told.map(({ contentId }) => contentId))
    expect(items.map(({ watchedAt }) => watchedAt)).toEqual(
      told.map(({ hoursAgo }) => new Date(seededAt.getTime() - hoursAgo * 3_600_000).toISOString()),
    )
  })

  it('has the duration of the video, packaged or not', async () => {
    const { items } = await historyOf('subscriber')
    const watched = (id: string) => items.find(({ contentId }) => contentId === id)
    const dawnSeconds = packagedFilms.find(({ id }) => id === 'dawn')?.seconds
    expect(watched('tram-s1e4')).toMatchObject({ secondsWatched: 0.64 * tramSeconds, runtime: tramSeconds })
    expect(watched('soil')).toMatchObject({ secondsWatched: dawnSeconds, runtime: dawnSeconds })
  })

  it('belongs to its series if it is an episode', async () => {
    const { profileId: id, sAccessToken: bearer } = signedIn.subscriber
    const { ok } = await api.call('profileContents', { params: { id, contentId: 'tram' } }, { bearer })
    expect(ok.progress.map(({ contentId }) => contentId)).toEqual(['tram-s1e4', 'tram-s1e3', 'tram-s1e2', 'tram-s1e1'])
  })

  it('and their watchlist are unchanged by another seeding', async () => {
    const { profileId: id, sAccessToken: bearer } = signedIn.expiredSubscriber
    await api.call('removeFromWatchList', { params: { id }, query: { contentId: 'mask' } }, { bearer })
    await seedViewers(api.db, api.now())
    expect((await watchListOf('expiredSubscriber')).items.map((card) => card.contentId)).toEqual(['goal'])
    expect((await watchListOf('subscriber')).items.map((card) => card.contentId)).toEqual(['mangrove', 'radio', 'comet', 'clay', 'jar'])
  })
})

describe('a demo number with an existing account', () => {
  it('keeps its account', async () => {
    const other = await startApi()
    const { phoneNumber } = who('subscriber')
    const { userId } = await other.signIn(phoneNumber)
    await seedViewers(other.db, other.now())
    await seedSubscriptions(other.deps, other.now())
    expect((await other.signIn(phoneNumber)).userId).toBe(userId)
    const buyers = await other.db.selectFrom('billing_order').select('user_id').distinct().orderBy('user_id').execute()
    expect(buyers.map(({ user_id }) => user_id)).toEqual(['viewer-arif', 'viewer-sukanya'])
    await other.stop()
  })

  it('from an earlier version of the demo gets a plan that was sold instead of given', async () => {
    const earlier = await startApi()
    await seedViewers(earlier.db, earlier.now())
    const now = earlier.now()
    await saveSubscription(earlier.db, {
      user_id: 'viewer-mim', subscription_id: 'viewer-mim-premium', plan_id: planOf('premium').version.planId, status: 'ACTIVE', acquisition: 'PAID', starts_at: now,
      ends_at: new Date(now.getTime() + 345 * 86_400_000), currency: 'INR', amount: 299_00, renews: true, country: 'IN', coupon_code: null, payment_processor: null, created_at: now,
    })
    await seedSubscriptions(earlier.deps, now)
    const rows = await earlier.db.selectFrom('subscription').select('state').where('user_id', '=', 'viewer-mim').execute()
    expect(rows).toEqual([{ state: 'active' }])
    await earlier.stop()
  })
})

it('the demo gift codes can be redeemed, each once', async () => {
  const [premium, , , , , , mobile] = demoGifts
  const { sAccessToken: bearer } = signedIn.withoutPlan
  const redeem = async (code = '') => (await api.call('redeem', { body: { code } }, { bearer })).ok.data
  expect(await redeem(premium?.code)).toMatchObject({ is_valid: true, plan_title: 'Premium' })
  expect(await redeem(mobile?.code)).toMatchObject({ is_valid: true, plan_title: 'Mobile' })
  expect(await subscriptionOf('withoutPlan')).toMatchObject({ subscription_acquisition: 'REDEEMED', plan_details: { identifier: 'premium' } })
})

it('a demo plan renews by the clock of the demo', async () => {
  await api.app.inject({ method: 'POST', url: '/test/clock', payload: { advanceSeconds: 31 * 86_400 } })
  signedIn.subscriber = await api.signIn(who('subscriber').phoneNumber)
  expect(await subscriptionOf('subscriber')).toMatchObject({ state: 'active', auto_renewal: true })
  const { items } = (await api.call('billingHistory', {}, { bearer: signedIn.subscriber.sAccessToken })).ok.data
  expect(items.map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID'])
})
