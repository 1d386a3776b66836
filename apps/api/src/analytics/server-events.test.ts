import { brand } from '@ott/brand'
import { reportBillingEvents } from '../billing/report-events.ts'
import { cards, deliverCardEvents, newBuyer, passDays, place, runTasks, sellingDeps } from '../billing/testing.ts'
import { saveCoupons } from '../billing/orders/coupons.ts'
import { savePlans } from '../billing/plans.ts'
import type { BillingTables } from '../billing/tables.ts'
import { activationOf, allow as allowTv, askingTv, decideOn, poll } from '../identity/activation/testing.ts'
import { parentOf } from '../identity/parental/testing.ts'
import { newHousehold } from '../identity/profiles/testing.ts'
import { newIp, newNumber } from '../identity/testing.ts'
import { family, monthly, subscribe } from '../playback/testing.ts'
import { leave, erasureOf } from '../personal-data/testing.ts'
import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { moveOutbox } from './outbox.ts'
import { pseudonyms } from './pseudonym.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

const keyOf = (userId: string) => pseudonyms(api.deps.secrets.pseudonymKey)(userId)

async function allow(bearer: string, analytics = true): Promise<void> {
  await api.call('setConsent', { body: { version: 1, analytics, marketing: false, source: 'banner', gpc: 'absent' } }, { bearer })
}

/** All events of a user so far, in order. */
async function eventsOf(userId: string) {
  const deps = sellingDeps(api)
  await reportBillingEvents(deps.db, deps.emit, deps.log, api.app.metrics.payments)
  await moveOutbox(api.db.withTables(), api.now, async () => {})
  return api.db.selectFrom('event').select(['name', 'props', 'audience']).where('user_key', '=', keyOf(userId)).orderBy('position').execute()
}

/** All events of these names so far, in order. Necessary ones name nobody. */
async function eventsNamed(pattern: string) {
  await moveOutbox(api.db.withTables(), api.now, async () => {})
  const events = await api.db.selectFrom('event').select(['name', 'props', 'user_key']).where('name', 'like', pattern).orderBy('position').execute()
  return events.map(({ name, props, user_key }) => ({ name, props, userKey: user_key }))
}

/** Names and properties, in order. */
const sequenceOf = async (userId: string) => (await eventsOf(userId)).map(({ name, props }) => [name, props])

const namesOf = async (userId: string) => (await eventsOf(userId)).map(({ name }) => name)

describe('the events of a purchase', () => {
  it('are written once, however often and in whichever order the provider reports it', async () => {
    const buyer = await newBuyer(api)
    await allow(buyer.bearer)
    await buyer.subscribe()
    await deliverCardEvents(api, ({ type }) => type === 'payment_intent.succeeded')
    await deliverCardEvents(api, ({ type }) => type === 'payment_intent.succeeded')
    await runTasks(api)
    await Promise.all([eventsOf(buyer.userId), eventsOf(buyer.userId)])
    const events = (await eventsOf(buyer.userId)).filter(({ name }) => name.startsWith('Subscription'))
    expect(events.map(({ name, audience }) => [name, audience])).toEqual([['Subscription_Initiated', 'analytics'], ['Subscription_Completed', 'analytics']])
    expect(events[1]?.props).toMatchObject({ planId: 'mobile', planVersion: 'mobile-v1', currency: 'INR', country: 'IN', processor: 'stripe', isUpgrade: false, isTrial: false })
  })

  it('are not written without the consent of the account', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await runTasks(api)
    expect(await namesOf(buyer.userId)).toEqual([])
    await allow(buyer.bearer)
    expect(await namesOf(buyer.userId)).toEqual([])
  })

  it('are not written after a consent to an older text, which asks again (AN-4)', async () => {
    const buyer = await newBuyer(api)
    const older = { version: brand.consent.version - 1, analytics: true, marketing: true, source: 'banner', gpc: 'absent', country: 'IN' } as const
    await api.db.insertInto('consent_log').values({ ...older, user_id: buyer.userId, at: api.now() }).execute()
    await buyer.subscribe()
    await runTasks(api)
    expect(await namesOf(buyer.userId)).toEqual([])
  })

  it('say why a charge failed, in classes', async () => {
    const buyer = await newBuyer(api, cards.declinesLater)
    await allow(buyer.bearer)
    await buyer.subscribe()
    await runTasks(api)
    expect((await eventsOf(buyer.userId)).filter(({ name }) => name === 'Subscription_Failure').map(({ props }) => props)).toMatchObject([{ declineClass: 'do_not_honour', isRenewal: false, planId: 'mobile' }])
  })

  it('include renewals, and the end of a plan that does not renew', async () => {
    const buyer = await newBuyer(api)
    await allow(buyer.bearer)
    await buyer.subscribe()
    await passDays(api, 35)
    const { subscription_id = '' } = (await buyer.subscription()) ?? {}
    const { sAccessToken: bearer } = await buyer.signIn()
    await api.call('postCancelSubscription', { body: { subscription_id } }, { bearer })
    await passDays(api, 28)
    // Older ones are past their retention.
    const events = (await eventsOf(buyer.userId)).filter(({ name }) => /Renewed|Cancelled|Ended/.test(name))
    expect(events.map(({ name, props }) => [name, props])).toMatchObject([
      ['Subscription_Auto_Renewed', { planId: 'mobile', cycle: 2 }],
      ['Subscription_Cancelled', { reason: 'viewer', accessUntil: expect.any(Number) }],
      ['Subscription_Ended', { endKind: 'expired' }],
    ])
  })
})

describe('where the feature is off', () => {
  it('nothing is written', async () => {
    const node = await api.addNode({ featuresOff: { analytics: 'everywhere' } })
    const user = await api.signIn(newNumber(), 'browser-first')
    await allow(user.sAccessToken)
    await node.call('logout', {}, { bearer: user.sAccessToken })
    expect(await namesOf(user.userId)).toEqual([])
  })
})

describe('the check of a coupon', () => {
  it('names it by a keyed hash, or says that it is not valid', async () => {
    await saveCoupons(api.db.withTables<BillingTables>(), [{ code: 'MONSOON26', discount: { type: 'percent', percent: 50 }, periods: 1, validUntil: null, cap: null }])
    const buyer = await newBuyer(api)
    await allow(buyer.bearer)
    for (const coupon_code of ['monsoon26', 'NOSUCHCODE']) await api.call('coupon', { body: { plan_id: 'mobile', coupon_code, place } }, { bearer: buyer.bearer })
    const events = (await eventsOf(buyer.userId)).filter(({ name }) => /oupon|Promo/.test(name))
    expect(events.map(({ name, props }) => [name, props])).toEqual([
      ['Coupon_Applied', { planId: 'mobile', couponKey: keyOf('MONSOON26'), discountMinor: expect.any(Number), currency: 'INR' }],
      ['Promo_code_error', { planId: 'mobile', errorCode: 'COUPON_INVALID', kind: 'coupon' }],
    ])
    expect(JSON.stringify(events)).not.toMatch(/MONSOON|NOSUCH/i)
  })
})

describe('a gift code', () => {
  it('that is not valid is named by its kind, without the code', async () => {
    const user = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
    await allow(user.sAccessToken)
    await api.call('redeem', { body: { code: 'BCDFGHJKLMNP' } }, { bearer: user.sAccessToken })
    expect(await sequenceOf(user.userId)).toEqual([['Promo_code_error', { errorCode: 'GIFT_INVALID', kind: 'gift' }]])
  })
})

describe('the events of profiles', () => {
  it('say what was done to which type, and nothing of a child’s', async () => {
    const household = await newHousehold({ ...api, ...(await api.addNode({ featuresOff: {} })) })
    await allow(household.bearer().bearer)
    const { ok: aunt } = await household.create({ name: 'Aunt', profileType: 'Standard' })
    const { ok: child } = await household.create({ name: 'Mini', profileType: 'Kids' })
    await household.change(aunt.id, { name: 'Auntie' })
    await household.change(child.id, { name: 'Minu' })
    const main = await household.main()
    await household.select(aunt.id)
    // The profile that is open already is not selected again.
    await household.select(aunt.id)
    await household.select(main)
    await household.remove(child.id)
    await household.remove(aunt.id)
    expect(await sequenceOf(household.userId)).toEqual([
      ['Profile_Created', { profileType: 'Standard' }],
      ['Profile_Updated', { profileType: 'Standard' }],
      ['Profile_Selected', { profileType: 'Standard' }],
      ['Profile_Selected', { profileType: 'Master' }],
      ['Profile_Removed', { profileType: 'Standard' }],
    ])
  })
})

describe('the events of parental control', () => {
  const failed = { name: 'Parental_Pin_Failed', userKey: null }

  it('name nobody, and tell of every wrong PIN, also of the last one that is compared', async () => {
    const before = (await eventsNamed('Parental%')).length
    const number = newNumber()
    const user = await api.signIn(number, 'browser-first', { ip: newIp() })
    await allow(user.sAccessToken)
    const parent = parentOf(api, user, number)
    await parent.restrict({ maturityRating: 'U/A 13+' })
    const { level } = await api.db.selectFrom('profile').select('level').where('user_id', '=', user.userId).executeTakeFirstOrThrow()
    const answers = []
    for (const pin of ['1111', '2468', '1111', '1111', '1111', '1111', '1111']) answers.push((await parent.pin(pin)).status)
    expect(answers).toEqual([400, 200, 400, 400, 400, 429, 429])
    await parent.disable()
    await parent.verify()
    expect((await eventsNamed('Parental%')).slice(before)).toMatchObject([
      { name: 'Parental_Enabled', props: { level }, userKey: null },
      ...Array.from({ length: 5 }, () => ({ ...failed, props: { level } })),
      { name: 'Parental_Disabled', userKey: null },
    ])
  })

  it('tell of a wrong PIN by which a child tries to leave their profile', async () => {
    const home = await newHousehold({ ...api, ...(await api.addNode({ featuresOff: {} })) })
    const parent = parentOf(api, { sAccessToken: home.bearer().bearer } as SignedInUser, home.number)
    await parent.enable()
    await parent.verify()
    await home.refresh()
    const [main, child] = [await home.main(), (await home.create({ name: 'Mini', profileType: 'Kids' })).ok]
    await home.select(child.id)
    const before = (await eventsNamed('Parental_Pin_Failed')).length
    expect((await home.select(main, '1111')).error.errorCode).toBe('PIN_INCORRECT')
    expect((await eventsNamed('Parental_Pin_Failed')).slice(before)).toMatchObject([failed])
  })
})

describe('the events of a TV', () => {
  it('are the decision about its code, its login and its removal', async () => {
    const user = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
    const { sAccessToken: bearer, userId } = user
    await allow(bearer)
    const refused = await askingTv(api)
    const { activationId } = await activationOf(api, refused, bearer)
    await decideOn(api, refused, activationId, 'deny', bearer)
    const tv = await askingTv(api)
    await allowTv(api, tv, bearer)
    expect((await poll(api, tv)).status).toBe(200)
    const { items } = (await api.call('devices', {}, { bearer })).ok
    await api.call('removeDevices', { body: { sessionHandles: items.filter(({ isCurrentDevice }) => !isCurrentDevice).map(({ sessionHandle }) => sessionHandle) } }, { bearer })
    expect(await sequenceOf(userId)).toEqual([
      ['Device_Activation', { result: 'denied', sameCountry: null }],
      ['Device_Activation', { result: 'approved', sameCountry: null }],
      ['Login', { method: 'tv', isNewAccount: false, isDeviceLimitReached: false }],
      ['Device_Removed', { platform: 'tv' }],
      ['Logout', { by: 'device_list' }],
    ])
  })
})

describe('a refresh token that two clients hold', () => {
  it('logs its session out, once', async () => {
    const user = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
    await allow(user.sAccessToken)
    await api.call('refreshSession', {}, { bearer: user.sRefreshToken })
    api.wait(31)
    for (let at = 0; at < 2; at += 1) expect((await api.call('refreshSession', {}, { bearer: user.sRefreshToken })).status).toBe(401)
    expect(await sequenceOf(user.userId)).toEqual([['Logout', { by: 'refresh_failure' }]])
  })
})

describe('the events of an account', () => {
  it('are its logins, its devices and its logout', async () => {
    const number = newNumber()
    const first = await api.signIn(number, 'browser-first')
    await allow(first.sAccessToken)
    const second = await api.signIn(number, 'browser-second')
    const { items } = (await api.call('devices', {}, { bearer: second.sAccessToken })).ok
    await api.call('removeDevices', { body: { sessionHandles: items.filter(({ isCurrentDevice }) => !isCurrentDevice).map(({ sessionHandle }) => sessionHandle) } }, { bearer: second.sAccessToken })
    await api.call('logout', {}, { bearer: second.sAccessToken })
    await api.call('logout', {}, { bearer: second.sAccessToken })
    expect((await eventsOf(first.userId)).map(({ name, props }) => [name, props])).toEqual([
      ['Login', { method: 'phone', isNewAccount: false, isDeviceLimitReached: false }],
      ['Device_Removed', { platform: 'browser' }],
      ['Logout', { by: 'device_list' }],
      ['Logout', { by: 'viewer' }],
    ])
  })

  it('have the country of the session', async () => {
    const user = await api.signIn(newNumber(), 'browser-first', { headers: { 'x-country': 'BD' } })
    await allow(user.sAccessToken)
    await api.call('logout', {}, { bearer: user.sAccessToken })
    await eventsOf(user.userId)
    expect(await api.db.selectFrom('event').select(['name', 'country']).where('user_key', '=', keyOf(user.userId)).execute()).toEqual([{ name: 'Logout', country: 'BD' }])
  })

  it('are not written of a profile that is capped below U/A 16+, nor are its purchases (AN-7)', async () => {
    const buyer = await newBuyer(api)
    await allow(buyer.bearer)
    await api.db.updateTable('profile').set({ cap: 3, level: 3, pin_hash: 'of a PIN' }).where('user_id', '=', buyer.userId).execute()
    await buyer.subscribe()
    await deliverCardEvents(api, ({ type }) => type === 'payment_intent.succeeded')
    await runTasks(api)
    await api.call('logout', {}, { bearer: buyer.bearer })
    expect(await namesOf(buyer.userId)).toEqual([])
  })

  it('say that the device limit was reached, and which device was removed because of it', async () => {
    const { first, over } = await householdOverLimit()
    const { items } = (await api.call('devices', {}, { bearer: over.sAccessToken })).ok
    await api.call('removeDevices', { body: { sessionHandles: items.filter(({ isCurrentDevice }) => !isCurrentDevice).slice(0, 1).map(({ sessionHandle }) => sessionHandle) } }, { bearer: over.sAccessToken })
    const events = await sequenceOf(first.userId)
    expect(events.slice(events.findIndex(([name]) => name === 'Device_Limit_Reached'))).toEqual([
      ['Device_Limit_Reached', { platform: 'browser' }],
      ['Login', { method: 'phone', isNewAccount: false, isDeviceLimitReached: true }],
      ['Device_Removed', { platform: 'browser' }],
      ['Logout', { by: 'limit' }],
    ])
  })

  it('say once that a plan which ended has left a session over the device limit', async () => {
    const number = newNumber()
    const first = await api.signIn(number, 'browser-0', { ip: newIp() })
    await allow(first.sAccessToken)
    await subscribe(api, first.userId, { planId: 'premium-v1' })
    const last = []
    for (let at = 1; at < 4; at += 1) last.push(await api.signIn(number, `browser-${at}`, { ip: newIp() }))
    expect(last.map(({ isDeviceLimitReached }) => isDeviceLimitReached)).toEqual([false, false, false])
    await subscribe(api, first.userId, { planId: 'premium-v1', status: 'EXPIRED' })
    let token = last[2]?.sRefreshToken ?? ''
    for (let at = 0; at < 2; at += 1) {
      const { ok } = await api.call('refreshSession', {}, { bearer: token })
      expect(ok.isDeviceLimitReached).toBe(true)
      token = ok.sRefreshToken
    }
    expect((await eventsOf(first.userId)).filter(({ name }) => name.startsWith('Device')).map(({ props }) => props)).toEqual([{ platform: 'browser' }])
  })

  it('are necessary and name nobody when it is deleted', async () => {
    const number = newNumber()
    const user = await api.signIn(number, 'browser-first')
    await allow(user.sAccessToken)
    await leave(api, number, user)
    await api.db.updateTable('account').set({ deletes_at: new Date(1) }).where('user_id', '=', user.userId).execute()
    await erasureOf(api).erase(user.userId)
    await erasureOf(api).erase(user.userId)
    expect(await eventsOf(user.userId)).toEqual([])
    const deletions = await api.db.selectFrom('event').select(['name', 'user_key']).where('name', 'like', 'Account%').orderBy('position').execute()
    expect(deletions).toEqual([{ name: 'Account_Deletion_Requested', user_key: null }, { name: 'Account_Deleted', user_key: null }])
  })

  it('say once that its deletion was taken back', async () => {
    const before = (await eventsNamed('Account%')).length
    const number = newNumber()
    const user = await api.signIn(number, 'browser-first', { ip: newIp() })
    await leave(api, number, user)
    const { sAccessToken: bearer } = await api.signIn(number, 'browser-first', { ip: newIp() })
    for (let at = 0; at < 2; at += 1) await api.call('keepAccount', {}, { bearer })
    const props = { graceDays: 14 }
    expect((await eventsNamed('Account%')).slice(before)).toEqual([
      { name: 'Account_Deletion_Requested', props, userKey: null },
      { name: 'Account_Deletion_Cancelled', props, userKey: null },
    ])
  })

  /** An account with consent, and its first session over the device limit. */
  async function householdOverLimit() {
    const number = newNumber()
    const first = await api.signIn(number, 'browser-0', { ip: newIp() })
    await allow(first.sAccessToken)
    for (let at = 1; at < 5; at += 1) {
      if (at === 4) api.wait(3_600)
      const over = await api.signIn(number, `browser-${at}`, { ip: newIp() })
      if (over.isDeviceLimitReached) return { number, first, over }
    }
    throw new Error('The plan has no device limit')
  }
})
