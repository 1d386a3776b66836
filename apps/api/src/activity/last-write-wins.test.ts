import { newNumber } from '../identity/testing.ts'
import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { deleteExpiredClocks } from './last-write-wins.ts'
import { addTitle, aTitle } from '../playback/testing.ts'

let api: TestApi
let user: SignedInUser

beforeAll(async () => {
  api = await startApi()
  for (const contentId of ['ferry', 'lamp', 'kite']) await addTitle(api.db, aTitle(contentId))
})
afterAll(() => api.stop())
beforeEach(async () => {
  user = await api.signIn(newNumber())
})

const ferry = { contentId: 'ferry', contentType: 'movie' as const }
const asViewer = () => ({ bearer: user.sAccessToken })
const params = () => ({ id: user.profileId })

const add = (ageSeconds?: number) => api.call('addToWatchList', { params: params(), body: { ...ferry, ageSeconds } }, asViewer())
const takeOffByQuery = (ageSeconds: number) =>
  api.call('removeFromWatchList', { params: params(), query: { contentId: 'ferry', ageSeconds: String(ageSeconds) } }, asViewer())
const takeOff = (ageSeconds?: number) => api.call('removeFromWatchList', { params: params(), query: {}, body: { ...ferry, ageSeconds } }, asViewer())
const rate = (isLiked: 'like' | 'love', ageSeconds?: number) => api.call('rate', { params: params(), body: { ...ferry, isLiked, ageSeconds } }, asViewer())
const takeBack = (ageSeconds?: number) =>
  api.call('removeRating', { params: { ...params(), ratingId: 'ferry' }, query: ageSeconds === undefined ? {} : { ageSeconds: String(ageSeconds) } }, asViewer())

const watch = (contentId: string, secondsAgo: number) => api.call('saveProgress', {
  body: { contentId, contentType: 'movie', secondsWatched: 10, runtime: 100, watchedAt: new Date(api.now().getTime() - secondsAgo * 1_000).toISOString() },
}, asViewer())

async function state() {
  const { ok } = await api.call('profileContents', { params: { ...params(), contentId: 'ferry' } }, asViewer())
  return [ok.isInWatchList, ok.isLiked]
}

describe('a delayed mutation', () => {
  it('has no effect if a later one of another device is known', async () => {
    await takeOff()
    await takeBack()
    expect([(await add(3_600)).status, (await rate('like', 3_600)).status]).toEqual([204, 200])
    expect(await state()).toEqual([false, null])
    api.wait(60)
    await add()
    await rate('love')
    await takeOff(3_600)
    await takeOffByQuery(3_600)
    await takeBack(3_600)
    await rate('like', 3_600)
    expect(await state()).toEqual([true, 'love'])
  })

  it('takes effect if it is still the latest', async () => {
    await add()
    await rate('like')
    api.wait(600)
    await takeOff(300)
    await rate('love', 300)
    expect(await state()).toEqual([false, 'love'])
  })

  it('takes effect if no other is known; each kind has its own clock', async () => {
    await add()
    await rate('like', 3_600)
    expect(await state()).toEqual([true, 'like'])
  })

  it('takes effect if only call durations made it look older', async () => {
    await add()
    await takeOff(10)
    expect(await state()).toEqual([false, null])
  })

  it('is rejected with an invalid age', async () => {
    expect([(await add(-1)).error.field, (await rate('like', 1.5)).error.field, (await takeBack(-1)).error.field, (await takeOffByQuery(-1)).error.field]).toEqual(['ageSeconds', 'ageSeconds', 'ageSeconds', 'ageSeconds'])
  })
})

describe('a delayed dismissal, hiding or reminder', () => {
  const setAside = (isSetAside: boolean, ageSeconds?: number) => api.call('setAside', { params: params(), body: { contentId: 'ferry', isSetAside, ageSeconds } }, asViewer())
  const hide = (isHidden: boolean, ageSeconds?: number) => api.call('setHidden', { params: params(), body: { contentId: 'ferry', isHidden, ageSeconds } }, asViewer())
  const wait = (ageSeconds?: number) => api.call('addReminder', { params: params(), body: { ...ferry, ageSeconds } }, asViewer())
  const waitNoMore = (ageSeconds?: number) =>
    api.call('removeReminder', { params: { ...params(), contentId: 'ferry' }, query: ageSeconds === undefined ? {} : { ageSeconds: String(ageSeconds) } }, asViewer())
  const away = async () => (await api.db.selectFrom('put_away').select('thing').where('profile_id', '=', user.profileId).orderBy('thing').execute()).map(({ thing }) => thing)
  const isWaiting = async () => (await api.call('profileContents', { params: { ...params(), contentId: 'ferry' } }, asViewer())).ok.hasReminder

  it('has no effect if a later one of another device is known', async () => {
    await setAside(false)
    await hide(false)
    await waitNoMore()
    expect([(await setAside(true, 3_600)).status, (await hide(true, 3_600)).status, (await wait(3_600)).status]).toEqual([204, 204, 204])
    expect([await away(), await isWaiting()]).toEqual([[], false])
    api.wait(60)
    await setAside(true)
    await hide(true)
    await wait()
    await setAside(false, 3_600)
    await hide(false, 3_600)
    await waitNoMore(3_600)
    expect([await away(), await isWaiting()]).toEqual([['aside', 'hidden'], true])
  })

  it('takes effect if it is still the latest', async () => {
    await setAside(true)
    await hide(true)
    await wait()
    api.wait(600)
    await setAside(false, 300)
    await waitNoMore(300)
    expect([await away(), await isWaiting()]).toEqual([['hidden'], false])
    await hide(false, 300)
    expect(await away()).toEqual([])
  })

  it('is rejected with an invalid age', async () => {
    expect((await hide(true, -1)).error.field).toBe('ageSeconds')
  })

  it('is void if the video was watched since', async () => {
    await watch('ferry', 60)
    await hide(true, 3_600)
    const { ok } = await api.call('watchHistory', { params: params(), query: {} }, asViewer())
    expect(ok.items.map(({ contentId }) => contentId)).toEqual(['ferry'])
  })

  it('is void if the title was watched since', async () => {
    await watch('ferry', 60)
    await setAside(true, 3_600)
    const { ok } = await api.call('watchHistory', { params: params(), query: { standing: 'unfinished' } }, asViewer())
    expect(ok.items.map(({ contentId }) => contentId)).toEqual(['ferry'])
  })
})

describe('a delayed deletion from the history', () => {
  const forget = (contentId: string, ageSeconds: number) =>
    api.call('forgetWatched', { params: { ...params(), contentId }, query: { ageSeconds: String(ageSeconds) } }, asViewer())
  const clear = (ageSeconds: number) => api.call('clearHistory', { params: params(), query: { ageSeconds: String(ageSeconds) } }, asViewer())
  const watched = async () => (await api.call('watchHistory', { params: params(), query: {} }, asViewer())).ok.items.map(({ contentId }) => contentId)

  it('deletes only progress up to its time', async () => {
    await watch('ferry', 600)
    await watch('lamp', 60)
    await forget('lamp', 300)
    expect(await watched()).toEqual(['lamp', 'ferry'])
    await clear(300)
    expect(await watched()).toEqual(['lamp'])
    await forget('lamp', 30)
    expect(await watched()).toEqual([])
  })

  it('is rejected with an invalid age', async () => {
    expect([(await forget('lamp', -1)).error.field, (await clear(0.5)).error.field]).toEqual(['ageSeconds', 'ageSeconds'])
  })
})

describe('a delayed watchlist entry', () => {
  const addLate = (contentId: string, ageSeconds?: number) =>
    api.call('addToWatchList', { params: params(), body: { contentId, contentType: 'movie', ageSeconds } }, asViewer())
  const listed = async () => (await api.call('watchList', { params: params(), query: {} }, asViewer())).ok.items.map(({ contentId }) => contentId)

  it('has the position of its time', async () => {
    await addLate('ferry')
    api.wait(600)
    await addLate('lamp', 1_200)
    await addLate('kite', 300)
    expect(await listed()).toEqual(['kite', 'ferry', 'lamp'])
    const { added_at } = await api.db.selectFrom('watch_list_entry').select('added_at').where('content_id', '=', 'kite').where('profile_id', '=', user.profileId).executeTakeFirstOrThrow()
    expect(Math.round((api.now().getTime() - added_at.getTime()) / 10_000)).toBe(30)
  })

  it('is above an earlier one, however their ages were rounded', async () => {
    await addLate('ferry', 10)
    await addLate('lamp', 11)
    await addLate('kite', 10)
    expect(await listed()).toEqual(['kite', 'lamp', 'ferry'])
  })
})

it('a clock is stored as long as an older mutation may arrive', async () => {
  await add()
  const kept = async (later: number) => {
    await deleteExpiredClocks(api.db, new Date(api.now().getTime() + later * 1_000))
    const rows = await api.db.selectFrom('last_change').select('thing').where('profile_id', '=', user.profileId).execute()
    return rows.length
  }
  const year = 31_536_000
  expect([await kept(year), await kept(year + 16)]).toEqual([1, 0])
})
