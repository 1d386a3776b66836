import { attachAsset, saveAsset } from '@ott/catalogue-store'
import { aReadyAsset } from '@ott/catalogue-store/testing'
import { parentOf } from '../identity/parental/testing.ts'
import { newNumber } from '../identity/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { addTitle, aTitle, anEpisode, runLength } from './testing.ts'

let api: TestApi

const free = { monetizationModel: 'FREE', monetizationPlan: { enabled: false, included: [], excluded: [] } }

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  await addTitle(api.db, aTitle('mild', { ...free, maturityRating: 'U/A 7+' }), { film: 'river' })
  await addTitle(api.db, aTitle('strict', { ...free, maturityRating: 'U/A 16+' }), { film: 'river' })
  await addTitle(api.db, aTitle('other', { ...free, maturityRating: 'A 18+' }), { film: 'river' })
  await addTitle(api.db, aTitle('unrated', { ...free, maturityRating: null }), { film: 'river' })
  await addTitle(api.db, aTitle('paid', { maturityRating: 'A 18+' }), { film: 'river' })
  await addTitle(api.db, aTitle('abroad', { ...free, maturityRating: 'A 18+', blockedCountries: ['IN'] }), { film: 'river' })
  const episodes = [anEpisode('lane-1', 1), { ...anEpisode('lane-2', 2), maturityRating: 'A 18+' }]
  await addTitle(api.db, aTitle('lane', { ...free, contentType: 'series', seasons: [{ seasonNumber: 1, releasesAt: null, episodes }] }), { film: 'river', contentIds: ['lane-1', 'lane-2'] })
  // Its own rating is mild, but each start is strict; and one whose episode claims to be milder.
  await addTitle(api.db, aTitle('mild-shell', { ...free, maturityRating: 'U', contentType: 'series', seasons: [{ seasonNumber: 1, releasesAt: null, episodes: [{ ...anEpisode('shell-1', 1), maturityRating: 'A 18+' }] }] }), { film: 'river', contentIds: ['shell-1'] })
  await addTitle(api.db, aTitle('strict-lane', { ...free, maturityRating: 'U/A 16+', contentType: 'series', seasons: [{ seasonNumber: 1, releasesAt: null, episodes: [{ ...anEpisode('strict-1', 1), maturityRating: 'U' }] }] }), { film: 'river', contentIds: ['strict-1'] })
  await saveAsset(api.db, { ...aReadyAsset('shown'), trailer: '/trailers/shown.mp4' })
  await attachAsset(api.db, 'shown', ['strict'])
})
afterAll(() => api.stop())

async function newParent(change: { maturityRating?: string; restrictedTitles?: 'ask' | 'hide' } = {}, browserId?: string) {
  const number = newNumber()
  const session = await api.signIn(number, browserId)
  const parent = parentOf(api, session, number)
  await parent.restrict(change)
  const play = (contentId: string, { grant, action = 'STREAMING' }: { grant?: string; action?: 'STREAMING' | 'PREPARE' } = {}) =>
    api.call('entitlement', { query: { contentId, action } }, { ...parent.bearer(), headers: grant ? { 'parental-grant': grant } : {} })
  return { ...parent, number, tokenBefore: session.sAccessToken, play, reasonFor: async (...asked: Parameters<typeof play>) => (await play(...asked)).error.errorCode }
}

describe('a start', () => {
  it('at or above the level, or without a rating, needs the PIN, also for preloading', async () => {
    const parent = await newParent()
    expect(await parent.reasonFor('mild')).toBeUndefined()
    for (const id of ['strict', 'other', 'unrated', 'lane-2']) expect(await parent.reasonFor(id)).toBe('PIN_REQUIRED')
    expect(await parent.reasonFor('lane-1')).toBeUndefined()
    const prepared = await parent.play('strict', { action: 'PREPARE' })
    expect([prepared.status, prepared.error.errorCode, prepared.ok.streamPolicy]).toEqual([403, 'PIN_REQUIRED', undefined])
  })

  it('needs the PIN in the stead of a session too, whatever the age of its token', async () => {
    const parent = await newParent()
    const { grant } = (await parent.pin('2468')).ok
    const bearer = await api.anonymous()
    const play = (contentId: string) => api.call('entitlement', { query: { contentId, action: 'PREPARE' } }, { bearer, headers: { 'session-token': parent.tokenBefore, 'parental-grant': grant } })
    expect([(await play('strict')).error.errorCode, (await play('mild')).status]).toEqual(['PIN_REQUIRED', 200])
  })

  it('needs the PIN exactly where the title, the episode and their cards have a lock', async () => {
    const parent = await newParent()
    const starts = { 'mild': 'mild', 'strict': 'strict', 'unrated': 'unrated', 'lane-1': 'lane', 'shell-1': 'mild-shell', 'strict-1': 'strict-lane' }
    const { items: videos } = (await api.call('videos', { query: { contentIds: [...Object.keys(starts), 'lane-2'] } }, parent.bearer())).ok
    const { items: series } = (await api.call('series', { query: { contentIds: Object.values(starts) } }, parent.bearer())).ok
    const hasLock = (id: string) => [...videos, ...series].find(({ contentId }) => contentId === id)?.needsPin === true
    for (const [start, title] of Object.entries(starts)) {
      const asks = (await parent.reasonFor(start)) === 'PIN_REQUIRED'
      expect([start, hasLock(start), hasLock(title)]).toEqual([start, asks, asks])
    }
    expect(hasLock('lane-2')).toBe(true)
  })

  it('has the lock of the episode in continue watching', async () => {
    const parent = await newParent()
    const user = await parent.user()
    const lockOf = async (contentId: string) => {
      await api.call('saveProgress', { body: { contentId, contentType: 'episode', secondsWatched: 20, runtime: 42 } }, parent.bearer())
      const { items } = (await api.call('watchHistory', { params: { id: user.profileDetails[0]?.id ?? '' }, query: { standing: 'unfinished' } }, parent.bearer())).ok
      return items.find((item) => item.contentId === contentId)?.card.needsPin === true
    }
    expect([await lockOf('lane-1'), await lockOf('lane-2')]).toEqual([false, true])
  })

  it('needs the PIN for everything at level U', async () => {
    const parent = await newParent({ maturityRating: 'U' })
    for (const id of ['mild', 'lane-1']) expect(await parent.reasonFor(id)).toBe('PIN_REQUIRED')
  })

  it('tells country and plan first', async () => {
    const parent = await newParent()
    expect([await parent.reasonFor('abroad'), await parent.reasonFor('paid')]).toEqual(['NOT_IN_YOUR_COUNTRY', 'SUBSCRIPTION_REQUIRED'])
  })

  it('of a hidden title is answered as one that does not exist, whatever the grant', async () => {
    const parent = await newParent({ restrictedTitles: 'hide' })
    const { grant } = (await parent.pin('2468')).ok
    expect([await parent.reasonFor('strict', { grant }), await parent.reasonFor('mild')]).toEqual(['NOT_FOUND', undefined])
  })

  it('occupies no stream slot while the PIN is missing', async () => {
    const parent = await newParent()
    await parent.reasonFor('strict')
    expect((await api.db.selectFrom('running_stream').select('viewer').where('viewer', '=', (await parent.user()).userId).execute())).toEqual([])
  })
})

describe('a grant', () => {
  it('opens every video of its session for four hours at most', async () => {
    const parent = await newParent()
    const { grant, expiresAt } = (await parent.pin('2468')).ok
    expect(Date.parse(expiresAt) - api.now().getTime()).toBeLessThanOrEqual(4 * 3_600_000)
    for (const id of ['strict', 'other', 'unrated', 'lane-2']) expect((await parent.play(id, { grant })).status).toBe(200)
  })

  it('is refused in another session, with a changed PIN, and if it was altered', async () => {
    const parent = await newParent()
    const { grant } = (await parent.pin('2468')).ok
    const elsewhere = await api.signIn(parent.number, 'browser-second')
    const copied = await api.call('entitlement', { query: { contentId: 'strict' } }, { bearer: elsewhere.sAccessToken, headers: { 'parental-grant': grant } })
    expect(copied.error.errorCode).toBe('PIN_REQUIRED')
    for (const forged of ['', 'a', `${grant.slice(0, -2)}AA`, parent.bearer().bearer]) expect(await parent.reasonFor('strict', { grant: forged })).toBe('PIN_REQUIRED')
    await parent.restrict({ pin: '1357' })
    expect(await parent.reasonFor('strict', { grant })).toBe('PIN_REQUIRED')
  })

  it('lets a running video play to its end plus ten minutes, and nothing else', async () => {
    const parent = await newParent()
    const { grant } = (await parent.pin('2468')).ok
    const { parentalGrant } = (await parent.play('strict', { grant })).ok
    expect(parentalGrant).toEqual(expect.any(String))
    api.wait(runLength + 500)
    await parent.refresh()
    expect((await parent.play('strict', { grant: parentalGrant })).status).toBe(200)
    expect(await parent.reasonFor('other', { grant: parentalGrant })).toBe('PIN_REQUIRED')
    api.wait(110)
    expect(await parent.reasonFor('strict', { grant: parentalGrant })).toBe('PIN_REQUIRED')
  })

  it('ends with the four hours', async () => {
    const parent = await newParent()
    const { grant } = (await parent.pin('2468')).ok
    api.wait(4 * 3_600)
    await parent.refresh()
    expect(await parent.reasonFor('strict', { grant })).toBe('PIN_REQUIRED')
  })
})

describe('a running video', () => {
  it('stops at its next heartbeat if another device hides its title', async () => {
    const parent = await newParent()
    const { grant } = (await parent.pin('2468')).ok
    const { parentalGrant } = (await parent.play('strict', { grant })).ok
    const phone = parentOf(api, await api.signIn(parent.number, 'browser-of-the-parent'), parent.number)
    await phone.restrict({ restrictedTitles: 'hide' })
    expect(await parent.reasonFor('strict', { grant: parentalGrant })).toBe('TOKEN_EXPIRED')
    await parent.refresh()
    expect(await parent.reasonFor('strict', { grant: parentalGrant })).toBe('NOT_FOUND')
  })

  it('is followed only by episodes that are asked for themselves', async () => {
    const parent = await newParent()
    const { parentalGrant } = (await parent.play('lane-1')).ok
    expect([parentalGrant, await parent.reasonFor('lane-2')]).toEqual([undefined, 'PIN_REQUIRED'])
  })
})

describe('a trailer', () => {
  const titleOf = async (bearer: string) => {
    const { ok } = await api.call('contents', { query: { permalink: '/strict' } }, { bearer })
    return 'trailer' in ok ? ok : null
  }

  it('from the level on is not in the catalogue, and its own call needs the PIN', async () => {
    const parent = await newParent()
    const trailer = (grant?: string) => api.call('trailer', { query: { contentId: 'strict' } }, { ...parent.bearer(), headers: grant ? { 'parental-grant': grant } : {} })
    expect(await titleOf(parent.bearer().bearer)).toMatchObject({ trailer: null, isTrailerLocked: true })
    expect((await trailer()).error.errorCode).toBe('PIN_REQUIRED')
    expect((await trailer((await parent.pin('2468')).ok.grant)).ok).toEqual({ trailer: expect.stringMatching(/^\/trailers\/shown\.mp4\?key=[\w-]{22}$/) })
  })

  it('is public for everybody else', async () => {
    const title = await titleOf(await api.anonymous())
    expect(title?.trailer).toMatch(/^\/trailers\/shown\.mp4\?key=/)
    expect(title).not.toHaveProperty('isTrailerLocked')
  })

  it('of a hidden title is not found', async () => {
    const parent = await newParent({ restrictedTitles: 'hide' })
    expect((await api.call('trailer', { query: { contentId: 'strict' } }, parent.bearer())).error.errorCode).toBe('NOT_FOUND')
  })
})
