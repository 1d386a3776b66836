import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import MyRows from './personal-rows.tsx'

const session = aSession()
const network = globalThis.fetch
const unfinished = ['unfinished', session.profileId, 'english']
const list = ['watchList', session.profileId, 'english', 0]

const begun = (title: string) => ({
  contentId: title as ContentId, secondsWatched: 50, runtimeSeconds: 100, watchedAt: new Date('2026-11-20T10:00:00Z'),
  card: aCard({ title }), seasonNumber: null, episodeNumber: null, episodeTitle: null, isSetAside: false, offer: null,
})

/** No request is answered: the test writes into the cache. */
function open() {
  render(<App router={createMemoryRouter([{ path: '*', element: <MyRows profileId={session.profileId as ProfileId} /> }])} />)
}

const places = () => screen.queryAllByRole('group', { name: 'Loading titles' })
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  queryClient.clear()
  globalThis.fetch = () => new Promise(() => {})
  store.set(authAtom, { status: 'loggedIn', session })
})
afterEach(() => {
  globalThis.fetch = network
})

describe('the rows of a viewer’s own', () => {
  it('have their places while they are on their way', async () => {
    open()
    expect(places()).toHaveLength(2)
    act(() => void queryClient.setQueryData(unfinished, [begun('The Last Ferry')]))
    await waitFor(() => expect([shown(), places().length]).toEqual([['Continue watching'], 1]))
    act(() => void queryClient.setQueryData(list, [aCard({ title: 'Jar' })]))
    await waitFor(() => expect([shown(), places().length]).toEqual([['Continue watching', 'Your watchlist'], 0]))
  })

  it('have none where no list is offered', async () => {
    store.set(featureFlagsAtom, { disabled: ['watchList'], pages: ['home'] })
    open()
    expect(places()).toHaveLength(1)
    act(() => store.set(featureFlagsAtom, { disabled: [], pages: ['home'] }))
    expect(places()).toHaveLength(2)
  })

  it('have no places any more once they failed, also while they are asked for again', async () => {
    globalThis.fetch = async () => Response.json({ error: { message: 'Not yours.' } }, { status: 403 })
    open()
    await waitFor(() => expect(places()).toEqual([]))
    globalThis.fetch = () => new Promise(() => {})
    act(() => void queryClient.refetchQueries())
    await waitFor(() => expect([unfinished, list].map((queryKey) => queryClient.isFetching({ queryKey }))).toEqual([1, 1]))
    expect(places()).toEqual([])
  })

  it('give their places back when there is nothing in them any more', async () => {
    open()
    act(() => [unfinished, list].forEach((key) => queryClient.setQueryData(key, [])))
    await waitFor(() => expect([places(), shown()]).toEqual([[], []]))
  })
})
