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
import { WatchlistControl } from './watchlist-button.tsx'

const session = aSession()

type Asked = { method: string; path: string; body: unknown }

/** A fake network that stores the watchlist of one profile. */
function aNetwork(): Asked[] {
  const asked: Asked[] = []
  let isInWatchList = false
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (method !== 'GET') asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null })
    if (method === 'POST') isInWatchList = true
    if (method === 'DELETE') isInWatchList = false
    return method === 'GET' ? Response.json({ isInWatchList, progress: [] }) : new Response(null, { status: 204 })
  }
  return asked
}

function open(address: string | { pathname: string; state: unknown }, shown = <WatchlistControl card={aCard()} look="words" isCurrent />) {
  const routes = [
    { path: '/:locale/login', element: <p>Sign-in</p> },
    { path: '/:locale/*', element: shown },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<App router={router} />)
  return router
}

const network = globalThis.fetch
let asked: Asked[]

beforeEach(() => {
  asked = aNetwork()
  queryClient.clear()
})
afterEach(() => {
  globalThis.fetch = network
})

const addIt = () => screen.findByRole('button', { name: 'Watchlist: add The Last Ferry' })
const removeIt = () => screen.findByRole('button', { name: 'In your watchlist: remove The Last Ferry' })
const added = { method: 'POST', path: expect.stringContaining('/p1'), body: { contentId: 'ferry', contentType: 'movie' } }

describe('the button of the watch list', () => {
  it('is not there where lists are off', async () => {
    store.set(authAtom, { status: 'loggedOut' })
    store.set(featureFlagsAtom, { disabled: ['watchList'], pages: ['home'] })
    open('/en/movies', <>Here<WatchlistControl card={aCard()} look="words" /></>)
    expect(await screen.findByText('Here')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    act(() => store.set(featureFlagsAtom, { disabled: ['ratings'], pages: ['home'] }))
    expect(await addIt()).toBeVisible()
  })

  it('leads a stranger to sign-in, which goes on to the title with the wish to add it', async () => {
    store.set(authAtom, { status: 'loggedOut' })
    const router = open('/en/movies?sort=new')
    await userEvent.click(await addIt())
    await screen.findByText('Sign-in')
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/en/the-last-ferry')
    expect(router.state.location.state).toEqual({ over: '/en/movies?sort=new', from: '/en/movies?sort=new', pendingAction: 'list' })
    expect(asked).toEqual([])
  })

  it('leads whoever is one device too many to where that can be changed, with the wish', async () => {
    store.set(authAtom, { status: 'deviceLimitExceeded', session })
    const router = open('/en/movies')
    await userEvent.click(await addIt())
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/device-limit-exceeded'))
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/en/the-last-ferry')
    expect(router.state.location.state).toEqual({ pendingAction: 'list' })
    expect(asked).toEqual([])
  })

  it('puts the title on the list of who comes back from sign-in, once', async () => {
    store.set(authAtom, { status: 'pendingLogin', session: { ...session, profileId: null } })
    const router = open({ pathname: '/en/the-last-ferry', state: { pendingAction: 'list' } })
    await addIt()
    expect(asked).toEqual([])
    act(() => store.set(authAtom, { status: 'loggedIn', session }))
    await removeIt()
    await waitFor(() => expect(router.state.location.state).toBeNull())
    expect(asked).toEqual([added])
  })

  it('adds nothing at the page of another title', async () => {
    store.set(authAtom, { status: 'loggedIn', session })
    open({ pathname: '/en/tram-24', state: { pendingAction: 'list' } })
    await addIt()
    expect(asked).toEqual([])
  })

  it('does what was pressed before it was known who is here, when that is known', async () => {
    store.set(authAtom, { status: 'idle' })
    open('/en/movies')
    await userEvent.click(await addIt())
    act(() => store.set(authAtom, { status: 'pendingLogin', session: { ...session, profileId: null } }))
    expect(asked).toEqual([])
    act(() => store.set(authAtom, { status: 'loggedIn', session }))
    await removeIt()
    expect(asked).toEqual([added])
  })

  it('leads a stranger to sign-in also for what was pressed before it was known that they are one', async () => {
    store.set(authAtom, { status: 'idle' })
    const router = open('/en/movies')
    await userEvent.click(await addIt())
    act(() => store.set(authAtom, { status: 'loggedOut' }))
    await screen.findByText('Sign-in')
    expect(router.state.location.state).toEqual({ over: '/en/movies', from: '/en/movies', pendingAction: 'list' })
    expect(asked).toEqual([])
  })

  it('adds and takes off for who is signed in', async () => {
    store.set(authAtom, { status: 'loggedIn', session })
    open('/en/movies')
    await userEvent.click(await addIt())
    await userEvent.click(await removeIt())
    await addIt()
    expect(asked).toMatchObject([added, { method: 'DELETE' }])
  })
})
