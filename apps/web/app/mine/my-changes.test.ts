import { titleStateQuery } from '@ott/api-client'
import { aCard } from '@ott/catalogue/testing'
import type { ProfileId } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../reading/query-client.ts'
import { call, loginAtom } from '../session/login.ts'
import { store } from '../store.ts'
import { toastsAtom } from '../toasts/toasts.ts'
import { hiddenLinksAtom } from './hidden.ts'
import { changeList, changeRating, startFor } from './my-changes.ts'

const session = aSession()
const me = session.profileId as ProfileId
const ferry = aCard()
const network = globalThis.fetch

/** The network of this browser: what it was asked to change, and how it answers. */
function aNetwork() {
  const state = { status: 204, asked: [] as string[], ratings: Promise.resolve() }
  globalThis.fetch = async (input, { method = 'GET', body, signal } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path.includes('contentRatings?')) await state.ratings
    if (method === 'GET') return Response.json({ items: [{ permanentLink: 'tram-24' }], total: 1, page: 0, isInWatchList: false, progress: [] })
    if (path === '/client-log') return new Response(null, { status: 204 })
    signal?.throwIfAborted()
    if (state.status === 0) throw new TypeError('offline')
    state.asked.push(`${method} ${typeof body === 'string' ? body : path.split('/').at(-1)}`)
    if (state.status >= 400) return Response.json({ errorCode: 'ANY', message: '' }, { status: state.status })
    return method === 'POST' && path.includes('Ratings') ? Response.json({ ratingId: 'ferry' }) : new Response(null, { status: 204 })
  }
  return state
}

const says = () => store.get(toastsAtom).map((toast) => toast.says)
const hiddenAre = (...links: string[]) => new Promise<void>((resolve) => {
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
  store.set(loginAtom, { state: 'loggedIn', session })
})
afterEach(() => {
  // Nobody is in: what waits to be tried again has nobody to be sent for.
  store.set(loginAtom, { state: 'loggedOut' })
  globalThis.fetch = network
})

describe('a change of the viewer’s own', () => {
  it('goes to the account at once, and leaves nothing behind', async () => {
    const { asked } = aNetwork()
    await changeList(me, ferry, true)
    expect(asked).toEqual(['POST {"contentId":"ferry","contentType":"movie"}'])
    expect([stored(), says()]).toEqual([null, []])
  })

  it('waits without a connection, says so, and goes when there is one, the last of each thing', async () => {
    const far = aNetwork()
    far.status = 0
    await changeList(me, ferry, true)
    await changeRating(me, ferry, 'like')
    await changeList(me, ferry, false)
    expect(says()).toEqual(['my.waiting'])
    far.status = 204
    await changeRating(me, ferry, 'love')
    expect(far.asked).toEqual(['DELETE {"contentId":"ferry","contentType":"movie"}', 'POST {"contentId":"ferry","contentType":"movie","isLiked":"love"}'])
    expect(stored()).toBeNull()
  })

  it('goes with the next one after a server that was busy', async () => {
    const far = aNetwork()
    far.status = 503
    await changeList(me, ferry, true)
    expect(stored()).toContain('ferry')
    far.status = 204
    await changeRating(me, ferry, 'like')
    expect(far.asked.slice(1)).toEqual(['POST {"contentId":"ferry","contentType":"movie"}', 'POST {"contentId":"ferry","contentType":"movie","isLiked":"like"}'])
  })

  it('says for how long it waited', async () => {
    const far = aNetwork()
    const change = { contentId: ferry.id, contentType: 'movie', madeAt: Date.now() - 3_600_000 }
    const changes = [{ ...change, of: 'list', isInList: true }, { ...change, of: 'rating', rating: null }]
    localStorage.setItem('changes', JSON.stringify({ profileId: me, failures: 1, changes }))
    await changeList(me, { ...ferry, id: 'kash' as typeof ferry.id }, true)
    expect(far.asked).toEqual([
      expect.stringMatching(/^POST \{"contentId":"ferry","contentType":"movie","ageSeconds":360\d\}$/),
      expect.stringMatching(/^DELETE/),
      'POST {"contentId":"kash","contentType":"movie"}',
    ])
  })

  it('is given up, with a word, when the server will never take it', async () => {
    const far = aNetwork()
    far.status = 404
    await changeList(me, ferry, true)
    expect([stored(), says()]).toEqual([null, ['my.refused']])
  })

  it('waits when there is no answer in time, and holds up nothing behind it', async () => {
    const { asked } = aNetwork()
    const late = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    await changeList(me, ferry, true)
    late.mockRestore()
    expect([asked, says()]).toEqual([[], ['my.waiting']])
    await changeRating(me, ferry, 'like')
    expect([asked.length, stored()]).toEqual([2, null])
  })

  it('stays shown over what is read of its title while it waits', async () => {
    const far = aNetwork()
    startFor(me)
    const query = titleStateQuery(call, me, ferry.id)
    await queryClient.fetchQuery(query)
    far.status = 503
    await changeList(me, ferry, true)
    await changeRating(me, ferry, 'love')
    await queryClient.fetchQuery({ ...query, staleTime: 0 })
    expect(queryClient.getQueryData(query.queryKey)).toMatchObject({ isInWatchList: true, rating: 'love' })
  })

  it('is read again once, when everything is sent', async () => {
    const far = aNetwork()
    const read = async () => {
      far.asked.push('read')
      return []
    }
    const stop = new QueryObserver(queryClient, { queryKey: ['watchList'], queryFn: read, initialData: [], staleTime: Infinity }).subscribe(() => undefined)
    far.status = 0
    await changeList(me, ferry, true)
    await changeList(me, { ...ferry, id: 'kash' as typeof ferry.id }, true)
    far.status = 204
    await changeRating(me, ferry, 'love')
    stop()
    expect(far.asked.map((each) => each.split(' ')[0])).toEqual(['POST', 'POST', 'POST', 'read'])
  })

  it('of somebody else is not sent for who is in now', async () => {
    const { asked } = aNetwork()
    localStorage.setItem('changes', JSON.stringify({ profileId: 'other', failures: 1, changes: [{ of: 'list', contentId: 'kash', contentType: 'movie', madeAt: 1, isInList: true }] }))
    await changeRating(me, ferry, null)
    expect(asked).toEqual(['DELETE ferry'])
  })
})

describe('a title that is not for somebody', () => {
  it('leaves the rows at once, and comes back with the rating taken back', async () => {
    aNetwork()
    await changeRating(me, ferry, 'not for me')
    expect([...store.get(hiddenLinksAtom)]).toEqual([ferry.link])
    await changeRating(me, ferry, null)
    expect([...store.get(hiddenLinksAtom)]).toEqual([])
  })

  it('stays out of the rows when older ratings are read after it', async () => {
    const far = aNetwork()
    let answer = () => undefined as void
    far.ratings = new Promise((resolve) => { answer = resolve })
    startFor(me)
    await changeRating(me, ferry, 'not for me')
    const shown: string[] = []
    const stop = store.sub(hiddenLinksAtom, () => shown.push([...store.get(hiddenLinksAtom)].join(' ')))
    answer()
    await hiddenAre('/tram-24')
    stop()
    expect(shown).toEqual(['/tram-24'])
  })

  it('comes back to the rows when its rating is refused', async () => {
    const far = aNetwork()
    far.status = 404
    await changeRating(me, ferry, 'not for me')
    await hiddenAre('/tram-24')
    expect(says()).toEqual(['my.refused'])
  })

  it('is known when they come back', async () => {
    aNetwork()
    const known = new Promise<void>((resolve) => { store.sub(hiddenLinksAtom, resolve) })
    startFor(me)
    await known
    expect([...store.get(hiddenLinksAtom)]).toEqual(['/tram-24'])
  })
})
