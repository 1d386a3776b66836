import { titleStateQuery } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { aCard } from '@ott/catalogue/testing'
import type { ProfileId } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { store } from '../store.ts'
import { receiveEvents } from '../telemetry/track.ts'
import type { TrackedEvent } from '../telemetry/track.ts'
import { toastsAtom } from '../toasts/toasts.ts'
import { hiddenLinksAtom } from './hidden-titles.ts'
import { setDismissed, setHistoryItemHidden, setInWatchlist, setRating, setReminder, clearHistory, deleteHistoryItem } from './activity-actions.ts'
import { startQueue } from './mutation-queue.ts'

const session = aSession()
const me = session.profileId as ProfileId
const ferry = aCard()
const network = globalThis.fetch

/** A fake network that records mutations and responds with `status`. */
function fakeServer() {
  const state = { status: 204, missing: [] as string[], requests: [] as string[], ratings: Promise.resolve() }
  globalThis.fetch = async (input, { method = 'GET', body, signal } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path.includes('contentRatings?')) await state.ratings
    if (method === 'GET') return Response.json({ items: [{ permanentLink: 'tram-24' }], total: 1, page: 0, isInWatchList: false, progress: [] })
    if (path === '/client-log') return new Response(null, { status: 204 })
    signal?.throwIfAborted()
    if (state.status === 0) throw new TypeError('offline')
    state.requests.push(`${method} ${typeof body === 'string' ? body : path.split('/').at(-1)}`)
    if (state.missing.includes(method)) return Response.json({ errorCode: 'NOT_FOUND', message: '' }, { status: 404 })
    if (state.status >= 400) return Response.json({ errorCode: 'ANY', message: '' }, { status: state.status })
    return method === 'POST' && path.includes('Ratings') ? Response.json({ ratingId: 'ferry' }) : new Response(null, { status: 204 })
  }
  return state
}

const watched = (contentId: string) =>
  ({ contentId: contentId as ContentId, secondsWatched: 12, runtimeSeconds: 60, watchedAt: new Date('2026-11-20T10:00:00Z') })
const toastIds = () => store.get(toastsAtom).map((toast) => toast.messageId)
const hiddenLinksBecome = (...links: string[]) => new Promise<void>((resolve) => {
  const look = () => {
    if ([...store.get(hiddenLinksAtom)].join(' ') === links.join(' ')) resolve()
  }
  store.sub(hiddenLinksAtom, look)
  look()
})
const stored = () => localStorage.getItem('changes')

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  store.set(toastsAtom, [])
  store.set(hiddenLinksAtom, new Set<string>())
  store.set(authAtom, { status: 'loggedIn', session })
})
afterEach(() => {
  // Signed out, because queued retries have no account to be sent to.
  store.set(authAtom, { status: 'loggedOut' })
  globalThis.fetch = network
})

describe('the hidden titles of a user', () => {
  it('are not loaded if ratings are disabled', async () => {
    const read: string[] = []
    globalThis.fetch = async (input) => {
      read.push(input instanceof Request ? input.url : input.toString())
      return Response.json({ items: [] })
    }
    store.set(featureFlagsAtom, { disabled: ['ratings'], pages: ['home'] })
    startQueue(me)
    await setInWatchlist(me, ferry, true)
    store.set(featureFlagsAtom, { disabled: [], pages: ['home'] })
    expect(read.filter((path) => path.includes('contentRatings'))).toEqual([])
  })
})

describe('a mutation of the user', () => {
  it('is sent at once and leaves the queue empty', async () => {
    const { requests } = fakeServer()
    await setInWatchlist(me, ferry, true)
    expect(requests).toEqual(['POST {"contentId":"ferry","contentType":"movie"}'])
    expect([stored(), toastIds()]).toEqual([null, []])
  })

  it('is an event once the server has accepted it, and none if it is rejected', async () => {
    const server = fakeServer()
    const tracked: TrackedEvent[] = []
    receiveEvents((event) => tracked.push(event))
    // Those of other tests.
    tracked.length = 0
    for (const isIn of [true, false]) await setInWatchlist(me, ferry, isIn)
    for (const isOn of [true, false]) await setReminder(me, ferry, isOn)
    await setRating(me, ferry, 'love')
    await setRating(me, ferry, 'not for me', 'love')
    await setRating(me, ferry, null, 'not for me')
    server.status = 404
    await setRating(me, ferry, 'like')
    expect(tracked.map(({ name, props }) => [name, props])).toEqual([
      ['Watchlist_Add', { contentId: 'ferry', from: 'home' }],
      ['Watchlist_Remove', { contentId: 'ferry', from: 'home' }],
      ['Reminder_Add', { contentId: 'ferry' }],
      ['Reminder_Remove', { contentId: 'ferry' }],
      ['Love', { contentId: 'ferry', previous: 'none' }],
      ['Not_For_Me', { contentId: 'ferry', previous: 'love' }],
      ['Rating_Cleared', { contentId: 'ferry', previous: 'not for me' }],
    ])
  })

  it('is queued with a message without a connection, and later only the last one of each kind is sent', async () => {
    const server = fakeServer()
    server.status = 0
    await setInWatchlist(me, ferry, true)
    await setRating(me, ferry, 'like')
    await setInWatchlist(me, ferry, false)
    expect(toastIds()).toEqual(['activity.queued'])
    server.status = 204
    await setRating(me, ferry, 'love')
    expect(server.requests).toEqual(['DELETE {"contentId":"ferry","contentType":"movie"}', 'POST {"contentId":"ferry","contentType":"movie","isLiked":"love"}'])
    expect(stored()).toBeNull()
  })

  it('of a rating is a POST first and a PATCH after, and a POST again if the server has none', async () => {
    const server = fakeServer()
    await setRating(me, ferry, 'like')
    await setRating(me, ferry, 'love', 'like')
    await setRating(me, ferry, null, 'love')
    expect(server.requests).toEqual(['POST {"contentId":"ferry","contentType":"movie","isLiked":"like"}', 'PATCH {"isLiked":"love"}', 'DELETE ferry'])
    server.requests.length = 0
    server.missing = ['PATCH']
    await setRating(me, ferry, 'like', 'love')
    expect(server.requests).toEqual(['PATCH {"isLiked":"like"}', 'POST {"contentId":"ferry","contentType":"movie","isLiked":"like"}'])
  })

  it('is sent with the next one after the server was busy', async () => {
    const server = fakeServer()
    server.status = 503
    await setInWatchlist(me, ferry, true)
    expect(stored()).toContain('ferry')
    server.status = 204
    await setRating(me, ferry, 'like')
    expect(server.requests.slice(1)).toEqual(['POST {"contentId":"ferry","contentType":"movie"}', 'POST {"contentId":"ferry","contentType":"movie","isLiked":"like"}'])
  })

  it('that the server rejects is dropped and does not block the next one', async () => {
    const server = fakeServer()
    server.status = 404
    await setRating(me, ferry, 'like')
    server.status = 204
    await setInWatchlist(me, ferry, true)
    expect([server.requests.length, stored(), toastIds()]).toEqual([2, null, ['activity.rejected']])
  })

  it('is sent with its age', async () => {
    const server = fakeServer()
    const change = { contentId: ferry.id, contentType: 'movie', madeAt: Date.now() - 3_600_000 }
    const changes = [{ ...change, of: 'list', isInList: true }, { ...change, of: 'rating', rating: null }]
    localStorage.setItem('changes', JSON.stringify({ profileId: me, failures: 1, changes }))
    await setInWatchlist(me, { ...ferry, id: 'kash' as typeof ferry.id }, true)
    expect(server.requests).toEqual([
      expect.stringMatching(/^POST \{"contentId":"ferry","contentType":"movie","ageSeconds":360\d\}$/),
      expect.stringMatching(/^DELETE/),
      'POST {"contentId":"kash","contentType":"movie"}',
    ])
  })

  it('that the server rejects is dropped with a message', async () => {
    const server = fakeServer()
    server.status = 404
    await setInWatchlist(me, ferry, true)
    expect([stored(), toastIds()]).toEqual([null, ['activity.rejected']])
  })

  it('stays queued after a timeout and does not block the next one', async () => {
    const { requests } = fakeServer()
    const late = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    await setInWatchlist(me, ferry, true)
    late.mockRestore()
    expect([requests, toastIds()]).toEqual([[], ['activity.queued']])
    await setRating(me, ferry, 'like')
    expect([requests.length, stored()]).toEqual([2, null])
  })

  it('is applied to data of its title that is fetched while it is queued', async () => {
    const server = fakeServer()
    startQueue(me)
    const query = titleStateQuery(apiClient, me, ferry.id)
    await queryClient.fetchQuery(query)
    server.status = 503
    await setInWatchlist(me, ferry, true)
    await setRating(me, ferry, 'love')
    await queryClient.fetchQuery({ ...query, staleTime: 0 })
    expect(queryClient.getQueryData(query.queryKey)).toMatchObject({ isInWatchList: true, rating: 'love' })
  })

  it.each([true, false])('and its opposite end with the last one when data is set to %s', async (isInWatchList) => {
    startQueue(me)
    fakeServer().status = 0
    for (const isInList of [true, false, true]) await setInWatchlist(me, ferry, isInList)
    expect(JSON.parse(stored() ?? '')).toMatchObject({ changes: [{ isInList: false }, { isInList: true }] })
    const { queryKey } = titleStateQuery(apiClient, me, ferry.id)
    queryClient.setQueryData(queryKey, { isInWatchList, rating: null, hasReminder: false, progress: [] })
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ isInWatchList: true })
  })

  it('is followed by one refetch, after the whole queue was sent', async () => {
    const server = fakeServer()
    const read = async () => {
      server.requests.push('read')
      return []
    }
    const stop = new QueryObserver(queryClient, { queryKey: ['watchList'], queryFn: read, initialData: [], staleTime: Infinity }).subscribe(() => undefined)
    server.status = 0
    await setInWatchlist(me, ferry, true)
    await setInWatchlist(me, { ...ferry, id: 'kash' as typeof ferry.id }, true)
    server.status = 204
    await setRating(me, ferry, 'love')
    stop()
    expect(server.requests.map((each) => each.split(' ')[0])).toEqual(['POST', 'POST', 'POST', 'read'])
  })

  it('restarts a first fetch that is in flight', async () => {
    const server = fakeServer()
    const answers: ((read: string[]) => void)[] = []
    const queryFn = () => new Promise<string[]>((resolve) => { answers.push(resolve) })
    const observer = new QueryObserver(queryClient, { queryKey: ['unfinished', me, 'english'], queryFn })
    server.status = 0
    await setDismissed(me, ferry.id, false)
    const stop = observer.subscribe(() => undefined)
    server.status = 204
    startQueue(me)
    await waitFor(() => expect(answers).toHaveLength(2))
    answers.forEach((answer, at) => answer(at === 0 ? [] : ['ferry']))
    await waitFor(() => expect(observer.getCurrentResult().data).toEqual(['ferry']))
    stop()
  })

  it('of another user is not sent for the current one', async () => {
    const { requests } = fakeServer()
    const changes = [
      { of: 'list', contentId: 'kash', contentType: 'movie', madeAt: 1, isInList: true },
      { of: 'aside', contentId: 'kash', madeAt: 2, isSetAside: true },
      { of: 'history', contentId: null, madeAt: 3 },
    ]
    localStorage.setItem('changes', JSON.stringify({ profileId: 'other', failures: 1, changes }))
    await setRating(me, ferry, null)
    expect(requests).toEqual(['DELETE ferry'])
  })
})

describe('a dismissal, removal or reminder without a connection', () => {
  const forget = (contentId: string) => deleteHistoryItem(me, { ...watched(contentId), contentType: 'movie', seriesId: null }, () => undefined)
  const hide = (contentId: string, isHidden: boolean) => setHistoryItemHidden(me, contentId as ContentId, isHidden, () => undefined)

  it('is sent later with its age, only the last one of each kind', async () => {
    const server = fakeServer()
    server.status = 0
    await setDismissed(me, ferry.id, true)
    await setReminder(me, ferry, true)
    await forget('kash')
    await setDismissed(me, ferry.id, false)
    await hide('kash', true)
    await hide('kash', false)
    await clearHistory(me)
    expect(toastIds()).toContain('activity.queued')
    const { changes, ...state } = JSON.parse(stored() ?? '') as { changes: { madeAt: number }[] }
    localStorage.setItem('changes', JSON.stringify({ ...state, changes: changes.map((change) => ({ ...change, madeAt: change.madeAt - 60_000 })) }))
    server.status = 204
    await setRating(me, ferry, 'like')
    expect(server.requests).toEqual([
      expect.stringMatching(/^POST \{"contentId":"ferry","contentType":"movie","ageSeconds":6\d\}$/),
      expect.stringMatching(/^POST \{"contentId":"ferry","isSetAside":false,"ageSeconds":6\d\}$/),
      expect.stringMatching(/^POST \{"contentId":"kash","isHidden":false,"ageSeconds":6\d\}$/),
      expect.stringMatching(new RegExp(`^DELETE ${me}\\?ageSeconds=6\\d$`)),
      'POST {"contentId":"ferry","contentType":"movie","isLiked":"like"}',
    ])
    expect(stored()).toBeNull()
  })

  it('is applied to all data that is fetched meanwhile', async () => {
    const server = fakeServer()
    startQueue(me)
    const history = ['myHistory', me, 'all', 'english']
    const unfinished = ['unfinished', me, 'english']
    const state = titleStateQuery(apiClient, me, ferry.id).queryKey
    const shown = () => [
      queryClient.getQueryData<{ pages: { items: unknown[]; total: number }[] }>(history)?.pages.map(({ items, total }) => [items.length, total]),
      queryClient.getQueryData<{ isDismissed: boolean }[]>(unfinished)?.map(({ isDismissed }) => isDismissed),
      queryClient.getQueryData<{ progress: unknown[]; hasReminder: boolean }>(state),
    ]
    const read = () => {
      queryClient.setQueryData(history, { pages: [{ items: [watched('kash'), watched('ferry')], total: 2 }], pageParams: [1] })
      queryClient.setQueryData(unfinished, [{ ...watched('kash'), card: aCard({ id: 'kash' as ContentId }), isDismissed: false }])
      queryClient.setQueryData(state, { isInWatchList: false, rating: null, hasReminder: false, progress: [watched('ferry')] })
    }
    read()
    server.status = 0
    await setDismissed(me, 'kash' as ContentId, true)
    await setReminder(me, ferry, true)
    await forget('ferry')
    const after = [[[1, 1]], [true], { isInWatchList: false, rating: null, hasReminder: true, progress: [] }]
    expect(shown()).toEqual(after)
    read()
    expect(shown()).toEqual(after)
    await clearHistory(me)
    expect(shown().slice(0, 2)).toEqual([[[0, 0]], []])
  })

  it('hides an item in every list but the hidden ones, or shows it again', async () => {
    fakeServer().status = 0
    startQueue(me)
    const part = (kind: string) => ['myHistory', me, kind, 'english']
    const read = () => {
      for (const kind of ['all', 'finished', 'hidden']) queryClient.setQueryData(part(kind), { pages: [{ items: [watched('kash'), watched('ferry')], total: 2 }], pageParams: [1] })
    }
    const shown = () => ['all', 'finished', 'hidden'].map((kind) => queryClient.getQueryData<{ pages: { items: unknown[] }[] }>(part(kind))?.pages[0]?.items.length)
    read()
    await hide('kash', true)
    expect(shown()).toEqual([1, 1, 2])
    read()
    expect(shown()).toEqual([1, 1, 2])
    await hide('kash', false)
    read()
    expect(shown()).toEqual([2, 2, 1])
    expect(toastIds()).toEqual(['history.unhidden', 'activity.queued'])
  })

  it('is not sent after undo, which sends the progress instead', async () => {
    const server = fakeServer()
    server.status = 0
    let isBack = false
    await deleteHistoryItem(me, { ...watched('kash'), contentType: 'movie', seriesId: null }, () => { isBack = true })
    server.status = 204
    store.get(toastsAtom).find((toast) => toast.messageId === 'history.removed')?.action?.onChoose()
    await waitFor(() => expect([server.requests.length, isBack]).toEqual([1, true]))
    expect(server.requests[0]).toMatch(/^POST \{"contentType":"movie","contentId":"kash","parentContentId":null,"secondsWatched":12/)
    expect(stored()).toBeNull()
  })

  it('cannot be undone by another user', async () => {
    const server = fakeServer()
    server.status = 0
    await setDismissed(me, ferry.id, true)
    await hide('moon', true)
    await forget('kash')
    const undo = store.get(toastsAtom).flatMap(({ action }) => action ?? [])
    const other = { ...session, profileId: 'other' as typeof session.profileId }
    store.set(authAtom, { status: 'loggedIn', session: other })
    const before = stored()
    undo.forEach(({ onChoose }) => onChoose())
    await setInWatchlist('other' as typeof me, ferry, true)
    expect([before?.includes(me), stored()?.includes('history'), localStorage.getItem('progress'), server.requests]).toEqual([true, false, null, []])
  })

  it('is applied at once on a device whose clock is behind', async () => {
    fakeServer().status = 0
    const history = ['myHistory', me, 'all', 'english']
    queryClient.setQueryData(history, { pages: [{ items: [{ ...watched('kash'), watchedAt: new Date(Date.now() + 3_600_000) }], total: 1 }], pageParams: [1] })
    await forget('kash')
    expect(queryClient.getQueryData(history)).toMatchObject({ pages: [{ items: [], total: 0 }] })
  })

  it('is confirmed for a reminder by a toast that can undo it', async () => {
    const server = fakeServer()
    await setReminder(me, ferry, true)
    store.get(toastsAtom).find((toast) => toast.messageId === 'reminder.added')?.action?.onChoose()
    await waitFor(() => expect(server.requests).toEqual(['POST {"contentId":"ferry","contentType":"movie"}', 'DELETE ferry']))
  })

  it.each([[{ field: 'contentId' }, 'reminder.alreadyReleased'], [{}, 'reminder.failed']])('has the reason in its message if a reminder is rejected: %j', async (body, word) => {
    fakeServer()
    globalThis.fetch = async () => Response.json({ errorCode: 'CONFLICT', message: '', ...body }, { status: 409 })
    await setReminder(me, ferry, true)
    expect(toastIds()).toEqual([word])
  })
})

describe('a title rated as not interesting', () => {
  it('leaves the rows at once, until the rating is removed', async () => {
    fakeServer()
    await setRating(me, ferry, 'not for me')
    expect([...store.get(hiddenLinksAtom)]).toEqual([ferry.link])
    await setRating(me, ferry, null)
    expect([...store.get(hiddenLinksAtom)]).toEqual([])
  })

  it('stays hidden when older ratings arrive after the change', async () => {
    const server = fakeServer()
    let respond = () => undefined as void
    server.ratings = new Promise((resolve) => { respond = resolve })
    startQueue(me)
    await setRating(me, ferry, 'not for me')
    const shown: string[] = []
    const stop = store.sub(hiddenLinksAtom, () => shown.push([...store.get(hiddenLinksAtom)].join(' ')))
    respond()
    await hiddenLinksBecome('/tram-24')
    stop()
    expect(shown).toEqual(['/tram-24'])
  })

  it('returns to the rows when its rating is rejected', async () => {
    const server = fakeServer()
    server.status = 404
    await setRating(me, ferry, 'not for me')
    await hiddenLinksBecome('/tram-24')
    expect(toastIds()).toEqual(['activity.rejected'])
  })

  it('is loaded at sign-in', async () => {
    fakeServer()
    const known = new Promise<void>((resolve) => { store.sub(hiddenLinksAtom, resolve) })
    startQueue(me)
    await known
    expect([...store.get(hiddenLinksAtom)]).toEqual(['/tram-24'])
  })
})
