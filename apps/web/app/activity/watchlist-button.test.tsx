import { aCard } from '@ott/catalogue/testing'
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { authAtom } from '../auth/auth-store.ts'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { queryClient } from '../api/query-client.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import { WatchlistControl } from './watchlist-button.tsx'

const session = aSession()

type SentRequest = { method: string; path: string; body: unknown }

/** A fake network that stores the watchlist of one profile. */
function fakeNetwork(): SentRequest[] {
  const requests: SentRequest[] = []
  let isInWatchList = false
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (method !== 'GET') requests.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null })
    if (method === 'POST') isInWatchList = true
    if (method === 'DELETE') isInWatchList = false
    return method === 'GET' ? Response.json({ isInWatchList, progress: [] }) : new Response(null, { status: 204 })
  }
  return requests
}

function open(entry: string | { pathname: string; state: unknown }, element = <WatchlistControl card={aCard()} look="words" isCurrent />) {
  const routes = [
    { path: '/:locale/login', element: <p>Sign-in</p> },
    { path: '/:locale/*', element },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  render(<App router={router} />)
  return router
}

const network = globalThis.fetch
let requests: SentRequest[]

beforeEach(() => {
  requests = fakeNetwork()
  store.set(toastsAtom, [])
  queryClient.clear()
})
afterEach(() => {
  globalThis.fetch = network
})

const addIt = () => screen.findByRole('button', { name: 'Watchlist: add The Last Ferry' })
const removeIt = () => screen.findByRole('button', { name: 'In your watchlist: remove The Last Ferry' })
const added = { method: 'POST', path: expect.stringContaining('/p1'), body: { contentId: 'ferry', contentType: 'movie' } }

describe('the watchlist button', () => {
  it('is not shown if the watchlist is disabled', async () => {
    store.set(authAtom, { status: 'loggedOut' })
    store.set(featureFlagsAtom, { disabled: ['watchList'], pages: ['home'] })
    open('/en/movies', <>Here<WatchlistControl card={aCard()} look="words" /></>)
    expect(await screen.findByText('Here')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    act(() => store.set(featureFlagsAtom, { disabled: ['ratings'], pages: ['home'] }))
    expect(await addIt()).toBeVisible()
  })

  it('sends a signed-out user to sign-in with the pending action, which redirects to the title', async () => {
    store.set(authAtom, { status: 'loggedOut' })
    const router = open('/en/movies?sort=new')
    await userEvent.click(await addIt())
    await screen.findByText('Sign-in')
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/en/the-last-ferry')
    expect(router.state.location.state).toEqual({ over: '/en/movies?sort=new', from: '/en/movies?sort=new', pendingAction: 'list' })
    expect(requests).toEqual([])
  })

  it('sends a user over the device limit to its page with the pending action', async () => {
    store.set(authAtom, { status: 'deviceLimitExceeded', session })
    const router = open('/en/movies')
    await userEvent.click(await addIt())
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/device-limit-exceeded'))
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/en/the-last-ferry')
    expect(router.state.location.state).toEqual({ pendingAction: 'list' })
    expect(requests).toEqual([])
  })

  it('performs the pending action once after sign-in', async () => {
    store.set(authAtom, { status: 'pendingLogin', session: { ...session, profileId: null } })
    const router = open({ pathname: '/en/the-last-ferry', state: { pendingAction: 'list' } })
    await addIt()
    expect(requests).toEqual([])
    act(() => store.set(authAtom, { status: 'loggedIn', session }))
    await removeIt()
    await waitFor(() => expect(router.state.location.state).toEqual({ isFulfilled: true }))
    expect(requests).toEqual([added])
  })

  it('performs no pending action on the page of another title', async () => {
    store.set(authAtom, { status: 'loggedIn', session })
    open({ pathname: '/en/tram-24', state: { pendingAction: 'list' } })
    await addIt()
    expect(requests).toEqual([])
  })

  it('defers a click until the auth state is known', async () => {
    store.set(authAtom, { status: 'idle' })
    open('/en/movies')
    await userEvent.click(await addIt())
    act(() => store.set(authAtom, { status: 'pendingLogin', session: { ...session, profileId: null } }))
    expect(requests).toEqual([])
    act(() => store.set(authAtom, { status: 'loggedIn', session }))
    await removeIt()
    expect(requests).toEqual([added])
  })

  it('sends a user to sign-in who clicked before they were known to be signed out', async () => {
    store.set(authAtom, { status: 'idle' })
    const router = open('/en/movies')
    await userEvent.click(await addIt())
    act(() => store.set(authAtom, { status: 'loggedOut' }))
    await screen.findByText('Sign-in')
    expect(router.state.location.state).toEqual({ over: '/en/movies', from: '/en/movies', pendingAction: 'list' })
    expect(requests).toEqual([])
  })

  it('adds and removes the title for a signed-in user, and confirms each by a toast', async () => {
    const toastIds = () => store.get(toastsAtom).map(({ messageId }) => messageId)
    store.set(authAtom, { status: 'loggedIn', session })
    open('/en/movies')
    await userEvent.click(await addIt())
    await waitFor(() => expect(toastIds()).toEqual(['watchlist.saved']))
    await userEvent.click(await removeIt())
    await waitFor(() => expect(toastIds()).toEqual(['watchlist.removed']))
    await addIt()
    expect(requests).toMatchObject([added, { method: 'DELETE' }])
  })
})
