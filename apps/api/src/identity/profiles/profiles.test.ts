import { routes } from '@ott/contract'
import type { CallName } from '@ott/contract'
import { activityData } from '../../activity/personal-data.ts'
import { adultCalls } from '../../http/kids-guards.ts'
import { addTitle, aTitle, monthly } from '../../playback/testing.ts'
import { savePlans } from '../../billing/plans.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { allow, askingTv, poll } from '../activation/testing.ts'
import { parentOf } from '../parental/testing.ts'
import { identityData } from '../personal-data.ts'
import { newNumber } from '../testing.ts'
import { profileErasure } from './profile-erasure.ts'
import { householdOf, newHousehold } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { featuresOff: {}, checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
  await addTitle(api.db, aTitle('ferry'), { film: 'river' })
  await addTitle(api.db, aTitle('storm', { maturityRating: 'A 18+' }), { film: 'storm' })
})
afterAll(() => api.stop())

const film = { contentId: 'ferry', contentType: 'movie' as const }
const watched = { ...film, secondsWatched: 30, runtime: 100 }

describe('the profiles of an account', () => {
  it('are listed with the main one first, then by age', async () => {
    const home = await newHousehold(api)
    const kid = await home.create({ name: ' Mim ', avatar: 'coral', profileType: 'Kids', kidsRating: 'U/A 7+' })
    expect(kid.ok).toMatchObject({ profileType: 'Kids', name: 'Mim', avatar: 'coral', hasPin: false, kidsRating: 'U/A 7+' })
    await home.create({ name: 'মিম' })
    expect((await home.list()).map(({ profileType, name, kidsRating }) => [profileType, name, kidsRating])).toEqual([
      ['Master', null, null], ['Kids', 'Mim', 'U/A 7+'], ['Standard', 'মিম', null],
    ])
  })

  it('are five at most: of two sixths at once none, of two fifths at once one', async () => {
    const home = await newHousehold(api)
    for (const name of ['a', 'b', 'c']) expect((await home.create({ name })).status).toBe(200)
    const answers = await Promise.all(['d', 'e'].map((name) => home.create({ name })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect((await home.create({ name: 'f' })).error).toMatchObject({ errorCode: 'CONFLICT' })
    expect(await home.list()).toHaveLength(5)
  })

  it('have different names of 1 to 24 graphemes', async () => {
    const home = await newHousehold(api)
    const answers = await Promise.all(['Straße', 'STRASSE', 'strasse'].map((name) => home.create({ name })))
    expect(answers.map(({ status, error }) => (status === 200 ? 'created' : String(error.field))).toSorted()).toEqual(['created', 'name', 'name'])
    for (const name of ['', ' \u200b', 'x'.repeat(25)]) expect((await home.create({ name })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'name' })
    const { ok } = await home.create({ name: 'Mita' })
    expect((await home.change(ok.id, { name: 'strasse' })).error).toMatchObject({ errorCode: 'CONFLICT', field: 'name' })
    expect((await home.change(ok.id, { name: 'MITA', avatar: 'blue' })).ok).toMatchObject({ name: 'MITA', avatar: 'blue' })
    expect((await home.change(await home.main(), { name: 'Ma' })).ok).toMatchObject({ profileType: 'Master', name: 'Ma' })
  })

  it('are changed by the main one, or by themselves, and never from another account', async () => {
    const home = await newHousehold(api)
    const { ok: own } = await home.create({ name: 'Rafi' })
    const { ok: other } = await home.create({ name: 'Tuli' })
    await home.select(own.id)
    expect((await home.change(own.id, { avatar: 'green' })).status).toBe(200)
    const refused = [await home.change(other.id, { name: 'x' }), await home.remove(other.id), await home.create({ name: 'y' }), await home.change(await home.main(), { name: 'z' })]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const stranger = await newHousehold(api)
    const foreign = [await stranger.change(own.id, { name: 'x' }), await stranger.remove(own.id), await stranger.select(own.id), await stranger.removePin(own.id)]
    expect(foreign.map(({ status, error }) => error.errorCode === 'STEP_UP_REQUIRED' ? 404 : status)).toEqual([404, 404, 404, 404])
  })

  it('are only those that exist already where they are not offered', async () => {
    const home = await newHousehold(api)
    const { ok } = await home.create({ name: 'Rafi' })
    const { call } = await api.addNode({ featuresOff: { profiles: 'everywhere' } })
    expect((await call('createProfile', { body: { name: 'x', avatar: 'teal' } }, home.bearer())).error.errorCode).toBe('NOT_OFFERED')
    expect((await call('selectProfile', { params: { id: ok.id } }, home.bearer())).status).toBe(200)
  })
})

describe('an open profile', () => {
  it('has its own list and history, and the token of no other writes them', async () => {
    const home = await newHousehold(api)
    const main = await home.main()
    const { ok: own } = await home.create({ name: 'Rafi' })
    await api.call('saveProgress', { body: watched }, home.bearer())
    const before = home.bearer()
    await home.select(own.id)
    const history = async (id: string, bearer = home.bearer()) => api.call('watchHistory', { params: { id } }, bearer)
    expect((await history(own.id)).ok.items).toEqual([])
    expect((await history(main)).error.errorCode).toBe('FORBIDDEN')
    expect((await api.call('addToWatchList', { params: { id: main }, body: film }, home.bearer())).error.errorCode).toBe('FORBIDDEN')
    // A beat that was sent before the switch, and arrives after it, is of the profile that watched.
    await api.call('saveProgress', { body: { ...watched, secondsWatched: 60 } }, before)
    expect((await history(main, before)).ok.items).toMatchObject([{ secondsWatched: 60 }])
    expect((await history(own.id)).ok.items).toEqual([])
  })

  it('has settings of its own once they are chosen, and those of the account before', async () => {
    const home = await newHousehold(api)
    const main = await home.main()
    const { ok: own } = await home.create({ name: 'Rafi' })
    const settings = async () => {
      const { autoplayTrailer, hidesSpoilers } = (await api.call('user', {}, home.bearer())).ok
      return [autoplayTrailer, hidesSpoilers]
    }
    await api.call('changeUser', { body: { autoplayTrailer: false } }, home.bearer())
    await home.select(own.id)
    expect(await settings()).toEqual([false, false])
    await api.call('changeUser', { body: { autoplayTrailer: true, hidesSpoilers: true } }, home.bearer())
    expect(await settings()).toEqual([true, true])
    await home.select(main)
    expect(await settings()).toEqual([false, false])
  })

  it('stays open across refreshes, and a refresh at the same time invalidates nothing', async () => {
    const home = await newHousehold(api)
    const { ok: own } = await home.create({ name: 'Rafi' })
    await Promise.all([home.refresh(), home.select(own.id)])
    expect((await home.refresh()).status).toBe(200)
    expect(home.claims().pid).toBe(own.id)
  })
})

describe('a new profile', () => {
  it('has the parental control of the main one, so that it is no way around it', async () => {
    const number = newNumber()
    const user = await api.signIn(number)
    const parent = parentOf(api, user, number)
    await parent.restrict({ maturityRating: 'U/A 13+', restrictedTitles: 'hide' })
    const created = await api.call('createProfile', { body: { name: 'Rafi', avatar: 'teal' } }, parent.bearer())
    const selected = await api.call('selectProfile', { params: { id: created.ok.id } }, parent.bearer())
    const rafi = householdOf(api, { ...user, ...selected.ok })
    expect(rafi.claims()).toMatchObject({ pid: created.ok.id, cap: 2, level: 2 })
    expect((await api.call('verifyPin', { body: { pin: '2468' } }, rafi.bearer())).status).toBe(200)
  })
})

describe('a profile with a PIN', () => {
  async function locked() {
    const home = await newHousehold(api)
    const main = await home.main()
    expect((await home.change(main, { pin: '2468' })).ok.hasPin).toBe(true)
    const { ok: own } = await home.create({ name: 'Rafi' })
    return { home, main, own }
  }

  it('is not opened by a login, which may only list and choose', async () => {
    const { home, main, own } = await locked()
    const again = householdOf(api, await api.signIn(home.number, 'browser-second'))
    expect(again.claims()).toMatchObject({ scope: 'chooser' })
    expect(again.claims().pid).toBeUndefined()
    expect((await again.list()).map(({ id, hasPin }) => [id, hasPin])).toEqual([[main, true], [own.id, false]])
    for (const name of ['watchHistory', 'page', 'entitlement', 'devices', 'userSubscription', 'createLink'] as const) {
      const input = { params: { id: main }, query: { contentId: 'ferry', action: 'PREPARE', platform: 'WIDEVINE' } }
      expect([name, (await api.call(name, input as never, again.bearer())).error]).toMatchObject([name, { errorCode: 'FORBIDDEN', field: 'profileId' }])
    }
    expect((await again.select(main)).error).toMatchObject({ errorCode: 'PIN_REQUIRED', field: 'pin' })
    expect((await again.select(main, '1111')).error).toMatchObject({ errorCode: 'PIN_INCORRECT', attemptsLeft: 4 })
    expect((await again.select(main, '12')).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'pin' })
    expect((await again.select(main, '2468')).status).toBe(200)
    expect(again.claims().pid).toBe(main)
    expect((await api.call('watchHistory', { params: { id: main } }, again.bearer())).status).toBe(200)
  })

  it('shows nothing but the mildest titles in the stead of a session without a profile', async () => {
    const { home } = await locked()
    const again = householdOf(api, await api.signIn(home.number, 'browser-second'))
    const headers = { 'session-token': again.bearer().bearer }
    const bearer = await api.anonymous()
    const countOf = async (contentId: string) => (await api.call('videos', { query: { contentIds: [contentId] } }, { bearer, headers })).ok.items.length
    expect([await countOf('ferry'), await countOf('storm')]).toEqual([1, 0])
  })

  it('has five attempts in 15 minutes, whatever the sessions, and of fifty at once five are compared', async () => {
    const { home, main } = await locked()
    const again = householdOf(api, await api.signIn(home.number, 'browser-second'))
    const answers = await Promise.all(Array.from({ length: 50 }, () => again.select(main, '0000')))
    expect(answers.filter(({ error }) => error.errorCode === 'PIN_INCORRECT')).toHaveLength(4)
    const right = await again.select(main, '2468')
    expect([right.status, right.error.errorCode]).toEqual([429, 'RATE_LIMITED'])
    api.wait(901)
    await again.refresh()
    expect((await again.select(main, '2468')).status).toBe(200)
  })

  it('is opened again without it while it is open', async () => {
    const { home, main, own } = await locked()
    expect((await home.select(main)).status).toBe(200)
    await home.select(own.id)
    expect((await home.select(main)).error.errorCode).toBe('PIN_REQUIRED')
  })

  it('loses a forgotten one by a new proof of identity, for which the login does not count', async () => {
    const { home, main } = await locked()
    const again = householdOf(api, await api.signIn(home.number, 'browser-second'))
    expect((await again.removePin(main)).error.errorCode).toBe('STEP_UP_REQUIRED')
    await again.stepUp(home.number)
    expect((await again.removePin(main)).status).toBe(204)
    expect((await again.select(main)).status).toBe(200)
  })

  it('changes it only after a recent proof of identity', async () => {
    const { home, main } = await locked()
    api.wait(700)
    await home.refresh()
    expect((await home.change(main, { pin: null })).error.errorCode).toBe('STEP_UP_REQUIRED')
    await home.stepUp(home.number)
    expect((await home.change(main, { pin: null })).ok.hasPin).toBe(false)
  })

  it('is opened on a TV by the session that has opened it', async () => {
    const { home, own } = await locked()
    const openedBy = async () => {
      const tv = await askingTv(api)
      await allow(api, tv, home.bearer().bearer)
      return householdOf(api, (await poll(api, tv)).ok).claims()
    }
    expect(await openedBy()).toMatchObject({ scope: 'viewer', pid: home.claims().pid })
    await home.select(own.id)
    expect(await openedBy()).toMatchObject({ scope: 'viewer', pid: own.id })
  })

  it('is opened by a login where profiles are not offered', async () => {
    const { home } = await locked()
    const node = await api.addNode({ featuresOff: { profiles: 'everywhere' } })
    expect(householdOf(api, await node.signIn(home.number, 'browser-third')).claims().scope).toBe('viewer')
  })
})

describe('a Kids profile', () => {
  async function nursery(kidsRating: 'U' | 'U/A 7+' = 'U') {
    const home = await newHousehold(api)
    const main = await home.main()
    const { ok: kid } = await home.create({ name: 'Mim', profileType: 'Kids', kidsRating })
    await home.select(kid.id)
    return { home, main, kid }
  }

  it('hides from its rating up', async () => {
    expect((await nursery()).home.claims()).toMatchObject({ kids: true, cap: 1, level: 1 })
    expect((await nursery('U/A 7+')).home.claims()).toMatchObject({ kids: true, cap: 2, level: 2 })
  })

  it('is refused settings and everything about money', async () => {
    const { home, kid } = await nursery()
    const answers = [
      await api.call('cards', {}, home.bearer()), await api.call('gifts', {}, home.bearer()), await api.call('createLink', {}, home.bearer()),
      await api.call('devices', {}, home.bearer()), await api.call('socialAccounts', {}, home.bearer()), await api.call('removeOtherDevices', {}, home.bearer()), await home.create({ name: 'x' }), await home.change(kid.id, { name: 'x' }), await home.remove(kid.id),
    ]
    expect(answers.map(({ status, error }) => [status, error.errorCode])).toEqual(Array(9).fill([403, 'FORBIDDEN']))
    expect((await api.call('userSubscription', {}, home.bearer())).status).toBe(200)
  })

  // Decide about each new call: whether a child may make it, or kids-guards.ts refuses it.
  it('makes these calls with its tokens, and no others', () => {
    const calls = Object.keys(routes).filter((name): name is CallName => name in routes)
    const withTokens = calls.filter((name) => routes[name].bearer !== 'none' && routes[name].bearer !== 'refresh')
    expect(withTokens.filter((name) => !adultCalls.includes(name)).toSorted()).toEqual([
      // Watching and browsing.
      'addresses', 'becauseWatched', 'contents', 'entitlement', 'modules', 'page', 'people', 'plans', 'platform', 'popularSearch', 'search', 'series',
      'stopStream', 'trailer', 'userSubscription', 'videos',
      // What the profile keeps for itself.
      'addReminder', 'addToWatchList', 'changeRating', 'clearHistory', 'forgetOpened', 'forgetWatched', 'keepOpened', 'profileContents', 'rate', 'ratings',
      'removeFromWatchList', 'removeRating', 'removeReminder', 'saveProgress', 'searchHistory', 'setAside', 'setHidden', 'watchHistory', 'watchList',
      // Parties of others, and events, of which the collector keeps the necessary ones.
      'collectEvents', 'consent', 'controlParty', 'joinParty', 'leaveParty', 'party',
      // Its settings, of which name and date of birth are the account's.
      'changeUser', 'patchUser', 'user',
      // The way out: a PIN or a proof of identity.
      'logout', 'removeProfilePin', 'resendCode', 'selectProfile', 'stepUp', 'stepUpCode', 'stepUpMethods', 'verifyPin',
      'deletion', 'sendFeedback',
    ].toSorted())
    expect(adultCalls.filter((name) => !withTokens.includes(name))).toEqual([])
  })

  it('changes its own settings, not name and date of birth of the account', async () => {
    const { home } = await nursery()
    const change = async (body: object) => (await api.call('changeUser', { body }, home.bearer())).status
    expect([await change({ name: 'Mim' }), await change({ name: null }), await change({ dateOfBirth: '1990-01-01' })]).toEqual([403, 403, 403])
    expect([await change({ autoplayNextEpisode: false }), await change({ audioLanguage: 'bn' })]).toEqual([204, 204])
  })

  it('sees no hidden title among the running streams, and stops only its own', async () => {
    const free = { monetizationModel: 'FREE', monetizationPlan: { enabled: false, included: [], excluded: [] } }
    await addTitle(api.db, aTitle('meadow', free), { film: 'river' })
    await addTitle(api.db, aTitle('noir', { ...free, maturityRating: 'A 18+' }), { film: 'storm' })
    const number = newNumber()
    const parent = await api.signIn(number, 'browser-second')
    const home = await newHousehold(api, number)
    const { ok: kid } = await home.create({ name: 'Mim', profileType: 'Kids', kidsRating: 'U' })
    await home.select(kid.id)
    const beat = (contentId: string, options: ReturnType<typeof home.bearer>) => api.call('entitlement', { query: { contentId } }, options)
    const stop = (id = '') => api.call('stopStream', { params: { id }, query: {} }, home.bearer())
    expect((await beat('noir', { bearer: parent.sAccessToken })).status).toBe(200)
    const { error } = await beat('meadow', home.bearer())
    expect([error.errorCode, error.streams?.map(({ title }) => title)]).toEqual(['STREAM_LIMIT_REACHED', [null]])
    expect((await stop(error.streams?.[0]?.streamId)).error.errorCode).toBe('FORBIDDEN')
    api.wait(61)
    const { ok } = await beat('meadow', home.bearer())
    expect((await stop(ok.streamId)).status).toBe(204)
  })

  it('leaves no search history', async () => {
    const home = await newHousehold(api)
    const { ok: kid } = await home.create({ name: 'Mim', profileType: 'Kids' })
    await home.select(kid.id)
    expect((await api.call('keepOpened', { body: film }, home.bearer())).ok).toMatchObject({ items: [], total: 0 })
    expect(await api.db.selectFrom('search_history').selectAll().where('profile_id', '=', kid.id).execute()).toEqual([])
  })

  it('is left with the PIN of the owner’s parental control', async () => {
    const number = newNumber()
    const user = await api.signIn(number)
    const parent = parentOf(api, user, number)
    await parent.restrict()
    const kid = await api.call('createProfile', { body: { name: 'Mim', avatar: 'teal', profileType: 'Kids' } }, parent.bearer())
    const selected = await api.call('selectProfile', { params: { id: kid.ok.id } }, parent.bearer())
    const home = householdOf(api, { ...user, ...selected.ok })
    const main = await home.main()
    expect((await home.select(main)).error).toMatchObject({ errorCode: 'PIN_REQUIRED', field: 'parentalPin' })
    expect((await home.select(main, '0000')).error).toMatchObject({ errorCode: 'PIN_INCORRECT', attemptsLeft: 4 })
    expect((await home.select(main, '2468')).status).toBe(200)
    await home.select(kid.ok.id)
    await home.stepUp(number)
    expect((await home.select(main)).status).toBe(200)
  })

  it('is left without such a PIN by a proof of identity since it was opened', async () => {
    const { home, main } = await nursery()
    expect((await home.select(main)).error.errorCode).toBe('STEP_UP_REQUIRED')
    await home.stepUp(home.number)
    expect((await home.select(main)).status).toBe(200)
    expect(home.claims().kids).toBeUndefined()
  })

  it('that is removed elsewhere, and later erased, is left in no other way', async () => {
    const home = await newHousehold(api)
    const main = await home.main()
    const { ok: kid } = await home.create({ name: 'Mim', profileType: 'Kids' })
    const { ok: other } = await home.create({ name: 'Rafi' })
    const child = householdOf(api, await api.signIn(home.number, 'browser-second'))
    await child.select(kid.id)
    await home.remove(kid.id)
    await child.refresh()
    expect(child.claims()).toMatchObject({ scope: 'chooser' })
    const refused = async () => [(await child.select(main)).error.errorCode, (await child.select(other.id)).error.errorCode]
    expect(await refused()).toEqual(['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED'])
    api.wait(31 * 86_400)
    await profileErasure({ db: api.db, now: api.now, log: api.deps.log, areas: [activityData, identityData] })(new AbortController().signal)
    await child.refresh()
    expect(await refused()).toEqual(['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED'])
    await child.stepUp(home.number)
    expect((await child.select(main)).status).toBe(200)
  })

  it('that becomes another kind refuses older tokens once', async () => {
    const home = await newHousehold(api)
    const { ok: own } = await home.create({ name: 'Mim' })
    const child = householdOf(api, await api.signIn(home.number, 'browser-second'))
    await child.select(own.id)
    expect((await home.change(own.id, { profileType: 'Kids', kidsRating: 'U/A 7+' })).ok).toMatchObject({ profileType: 'Kids', kidsRating: 'U/A 7+' })
    expect((await api.call('watchList', { params: { id: own.id } }, child.bearer())).error.errorCode).toBe('TOKEN_EXPIRED')
    await child.refresh()
    expect(child.claims()).toMatchObject({ kids: true, cap: 2 })
    await home.change(own.id, { profileType: 'Standard' })
    await child.refresh()
    expect(child.claims()).toMatchObject({ cap: 5, level: 5 })
    expect((await home.change(own.id, { profileType: 'Kids', pin: '1234' })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'pin' })
    expect((await home.change(await home.main(), { profileType: 'Kids' })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'profileType' })
  })
})

describe('a removed profile', () => {
  async function removed() {
    const home = await newHousehold(api)
    const { ok: own } = await home.create({ name: 'Rafi' })
    const rafi = householdOf(api, await api.signIn(home.number, 'browser-second'))
    await rafi.select(own.id)
    await api.call('saveProgress', { body: watched }, rafi.bearer())
    await api.call('addToWatchList', { params: { id: own.id }, body: film }, rafi.bearer())
    expect((await home.remove(own.id)).status).toBe(204)
    return { home, own, rafi }
  }

  it('is gone from the list, cannot be opened, and its name is free', async () => {
    const { home, own } = await removed()
    expect(await home.list()).toHaveLength(1)
    expect((await home.select(own.id)).error).toMatchObject({ errorCode: 'NOT_FOUND', field: 'id' })
    expect((await home.change(own.id, { name: 'x' })).status).toBe(404)
    expect((await home.create({ name: 'RAFI' })).status).toBe(200)
  })

  it('gets no heartbeat and no progress any more, and its session chooses another', async () => {
    const { home, rafi } = await removed()
    const beat = () => api.call('entitlement', { query: { contentId: 'ferry', action: 'PLAY', platform: 'WIDEVINE' } } as never, rafi.bearer())
    expect((await beat()).error.errorCode).toBe('TOKEN_EXPIRED')
    await rafi.refresh()
    expect([(await beat()).status, (await beat()).error]).toMatchObject([403, { errorCode: 'FORBIDDEN', field: 'profileId' }])
    expect((await api.call('saveProgress', { body: watched }, rafi.bearer())).error.errorCode).toBe('FORBIDDEN')
    expect((await rafi.select(await home.main())).status).toBe(200)
  })

  it('is erased after thirty days, with what it watched, and no other is', async () => {
    const { home, own } = await removed()
    await api.call('saveProgress', { body: watched }, home.bearer())
    const rows = async () => (await api.db.selectFrom('watch_progress').select('profile_id').where('user_id', '=', home.userId).execute()).map(({ profile_id }) => profile_id)
    const erase = () => profileErasure({ db: api.db, now: api.now, log: api.deps.log, areas: [activityData, identityData] })(new AbortController().signal)
    api.wait(29 * 86_400)
    await erase()
    expect(await rows()).toHaveLength(2)
    api.wait(2 * 86_400)
    await erase()
    await erase()
    expect(await rows()).not.toContain(own.id)
    expect(await rows()).toHaveLength(1)
    expect(await api.db.selectFrom('profile').select('profile_id').where('user_id', '=', home.userId).execute()).toHaveLength(1)
    expect(await api.db.selectFrom('watch_list_entry').selectAll().where('profile_id', '=', own.id).execute()).toEqual([])
  })

  it('is never the main one', async () => {
    const home = await newHousehold(api)
    expect((await home.remove(await home.main())).error.errorCode).toBe('FORBIDDEN')
  })
})
