import type { HistoryItem } from '@ott/api-client'
import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { authAtom, dispatchAuth, hasSignedInAtom } from '../auth/auth-store.ts'
import { loadUser } from '../auth/load-user.ts'
import { hadLocalProgressAtom, localProgress } from '../progress/local-progress-store.ts'
import { saveWatchProgress } from '../progress/save-progress.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { setInWatchlist } from './activity-actions.ts'
import PersonalRows from './personal-rows.tsx'
import './sync-on-sign-in.ts'

const session = aSession()
const network = globalThis.fetch
const unfinished = ['unfinished', session.profileId, 'english']
const list = ['watchList', session.profileId, 'english', 0]

const itemOf = (title: string): HistoryItem => ({
  contentId: title as ContentId, secondsWatched: 50, runtimeSeconds: 100, watchedAt: new Date('2026-11-20T10:00:00Z'),
  card: aCard({ title }), seasonNumber: null, episodeNumber: null, episodeTitle: null, runLengthSeconds: 100, isDismissed: false, accessTerms: null,
})

/** No request is answered: the test writes into the cache. */
function open() {
  render(<App router={createMemoryRouter([{ path: '*', element: <PersonalRows profileId={session.profileId as ProfileId} /> }])} />)
}

const skeletons = () => screen.queryAllByRole('group', { name: 'Loading titles' })
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  globalThis.fetch = () => new Promise(() => {})
  store.set(authAtom, { status: 'loggedIn', session })
  store.set(hasSignedInAtom, false)
  store.set(hadLocalProgressAtom, false)
  localProgress.clear()
})
afterEach(() => {
  globalThis.fetch = network
})

describe('the personal rows', () => {
  it('show skeletons while they load', async () => {
    open()
    expect(skeletons()).toHaveLength(2)
    act(() => void queryClient.setQueryData(unfinished, [itemOf('The Last Ferry')]))
    await waitFor(() => expect([headings(), skeletons().length]).toEqual([['Continue watching'], 1]))
    act(() => void queryClient.setQueryData(list, [aCard({ title: 'Jar' })]))
    await waitFor(() => expect([headings(), skeletons().length]).toEqual([['Continue watching', 'Your watchlist'], 0]))
  })

  it('have no skeletons after a sign-in in the same document, which would shift the page for rows that may be empty', async () => {
    store.set(authAtom, { status: 'loggedOut' })
    act(() => void dispatchAuth({ type: 'signedIn', session, isDeviceLimitReached: false }))
    act(() => store.set(authAtom, { status: 'loggedIn', session }))
    open()
    expect(skeletons()).toEqual([])
    act(() => void queryClient.setQueryData(unfinished, [itemOf('The Last Ferry')]))
    await waitFor(() => expect(headings()).toEqual(['Continue watching']))
  })

  it('have skeletons after a sign-in in the same document with progress of a guest', async () => {
    localProgress.save({ contentId: 'ferry' as ContentId, contentType: 'movie', seriesId: null, secondsWatched: 50, runtimeSeconds: 100, watchedAt: new Date() })
    store.set(authAtom, { status: 'loggedOut' })
    act(() => void dispatchAuth({ type: 'signedIn', session, isDeviceLimitReached: false }))
    void loadUser()
    act(() => store.set(authAtom, { status: 'loggedIn', session }))
    open()
    expect(skeletons()).toHaveLength(2)
    act(() => void dispatchAuth({ type: 'signedOut', reason: 'signedOut' }))
    expect(store.get(hadLocalProgressAtom)).toBe(false)
  })

  it('have no skeleton of the watchlist if that is disabled', async () => {
    store.set(featureFlagsAtom, { disabled: ['watchList'], pages: ['home'] })
    open()
    expect(skeletons()).toHaveLength(1)
    act(() => store.set(featureFlagsAtom, { disabled: [], pages: ['home'] }))
    expect(skeletons()).toHaveLength(2)
  })

  it('show no skeletons after a failure, also during a refetch', async () => {
    globalThis.fetch = async () => Response.json({ error: { message: 'Not yours.' } }, { status: 403 })
    open()
    await waitFor(() => expect(skeletons()).toEqual([]))
    globalThis.fetch = () => new Promise(() => {})
    act(() => void queryClient.refetchQueries())
    await waitFor(() => expect([unfinished, list].map((queryKey) => queryClient.isFetching({ queryKey }))).toEqual([1, 1]))
    expect(skeletons()).toEqual([])
  })

  it('disappear when they are empty', async () => {
    open()
    act(() => [unfinished, list].forEach((key) => queryClient.setQueryData(key, [])))
    await waitFor(() => expect([skeletons(), headings()]).toEqual([[], []]))
  })

  it('show no skeleton if they were empty before, until they have titles again', async () => {
    open()
    act(() => void queryClient.setQueryData(list, []))
    await waitFor(() => expect(skeletons()).toHaveLength(1))
    cleanup()
    queryClient.clear()
    open()
    expect(skeletons()).toHaveLength(1)
    act(() => void queryClient.setQueryData(list, [aCard({ title: 'Jar' })]))
    await waitFor(() => expect(headings()).toEqual(['Your watchlist']))
    cleanup()
    queryClient.clear()
    open()
    expect(skeletons()).toHaveLength(2)
  })

  it('show skeletons again once something was watched and listed elsewhere', async () => {
    open()
    act(() => void queryClient.setQueryData(unfinished, []))
    act(() => void queryClient.setQueryData(list, []))
    await waitFor(() => expect(skeletons()).toEqual([]))
    cleanup()
    queryClient.clear()
    const profileId = session.profileId as ProfileId
    const contentId = 'ferry' as ContentId
    void saveWatchProgress(apiClient, profileId, { contentId, contentType: 'movie', seriesId: null, secondsWatched: 50, runtimeSeconds: 100, watchedAt: new Date() }, false)
    void setInWatchlist(profileId, { id: contentId, type: 'movie', link: '/ferry' }, true)
    open()
    expect(skeletons()).toHaveLength(2)
  })
})
