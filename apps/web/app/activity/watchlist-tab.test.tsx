import type { HistoryItem } from '@ott/api-client'
import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { aSession } from '@ott/identity/testing'
import type { ProfileId } from '@ott/identity'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import { WatchlistTab } from './watchlist-tab.tsx'

const session = aSession()
const profileId = session.profileId as ProfileId
const network = globalThis.fetch

beforeEach(() => localStorage.clear())
afterEach(() => {
  store.set(authAtom, { status: 'loggedOut' })
  globalThis.fetch = network
  queryClient.clear()
})

it('a title dismissed without a connection disappears at once, is queued, and is restored by undo', async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
  const id = 'ferry' as ContentId
  queryClient.setQueryData<HistoryItem[]>(['unfinished', profileId, 'english'], [{
    contentId: id, secondsWatched: 50, runtimeSeconds: 100, watchedAt: new Date('2026-11-20T10:00:00Z'),
    card: aCard({ id, title: 'The Last Ferry' }), seasonNumber: null, episodeNumber: null, episodeTitle: null, runLengthSeconds: 100, isDismissed: false, accessTerms: null,
  }])
  queryClient.setQueryData(['myList', profileId, 'english', 'all'], { pages: [{ items: [], total: 0 }], pageParams: [0] })
  store.set(toastsAtom, [])
  store.set(authAtom, { status: 'loggedIn', session })
  const router = createMemoryRouter([{ path: '*', element: <WatchlistTab profileId={profileId} /> }])
  render(<App router={router} />)
  const removeButton = { name: 'Remove The Last Ferry from Continue watching' }
  await userEvent.click(screen.getByRole('button', removeButton))
  expect(screen.queryByRole('button', removeButton)).not.toBeInTheDocument()
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ messageId: 'continueWatching.removed' }, { messageId: 'activity.queued' }]))
  expect(localStorage.getItem('changes')).toContain('"isSetAside":true')
  await act(async () => store.get(toastsAtom)[0]?.action?.onChoose())
  expect(await screen.findByRole('button', removeButton)).toBeVisible()
})

it('the watchlist is shown when continue watching fails to load, also during a refetch', async () => {
  const requests: string[] = []
  globalThis.fetch = (input) => {
    requests.push(input as string)
    return Promise.resolve(Response.json({ error: { message: 'Not yours.' } }, { status: 403 }))
  }
  queryClient.setQueryData(['myList', profileId, 'english', 'all'], { pages: [{ items: [aCard({ title: 'Jar' })], total: 1 }], pageParams: [0] })
  store.set(authAtom, { status: 'loggedIn', session })
  render(<App router={createMemoryRouter([{ path: '*', element: <WatchlistTab profileId={profileId} /> }])} />)
  expect(screen.getByText('Jar')).not.toBeVisible()
  await waitFor(() => expect(screen.getByText('Jar')).toBeVisible())
  await act(() => queryClient.refetchQueries({ queryKey: ['unfinished'] }))
  expect(screen.getByText('Jar')).toBeVisible()
  expect(requests.filter((url) => url.includes('watchhistories'))).toHaveLength(2)
})

it('the watchlist shows release dates and last days', () => {
  const items = [
    aCard({ id: 'soon' as ContentId, badge: 'comingSoon', releasesAt: new Date('2027-02-03T00:00:00+05:30') }),
    aCard({ id: 'leaving' as ContentId, leavesAt: new Date(2027, 1, 6) }),
  ]
  queryClient.setQueryData(['unfinished', profileId, 'english'], [])
  queryClient.setQueryData(['myList', profileId, 'english', 'all'], { pages: [{ items, total: 2 }], pageParams: [0] })
  store.set(authAtom, { status: 'loggedIn', session })
  render(<App router={createMemoryRouter([{ path: '*', element: <WatchlistTab profileId={profileId} /> }])} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringMatching(/Drama.*Coming 3 February 2027/), expect.stringMatching(/Drama.*Until 5 February 2027/)])
})
