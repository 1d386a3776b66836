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
import { WatchingTab } from './watching-tab.tsx'

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
  store.set(toastsAtom, [])
  store.set(authAtom, { status: 'loggedIn', session })
  const router = createMemoryRouter([{ path: '*', element: <WatchingTab profileId={profileId} /> }])
  render(<App router={router} />)
  const removeButton = { name: 'Remove The Last Ferry from Continue watching' }
  await userEvent.click(screen.getByRole('button', removeButton))
  expect(screen.queryByRole('button', removeButton)).not.toBeInTheDocument()
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ messageId: 'continueWatching.removed' }, { messageId: 'activity.queued' }]))
  expect(localStorage.getItem('changes')).toContain('"isSetAside":true')
  await act(async () => store.get(toastsAtom)[0]?.action?.onChoose())
  expect(await screen.findByRole('button', removeButton)).toBeVisible()
})

it('a failed request shows an error, which stays while it is repeated', async () => {
  let isRefused = true
  const answer = Promise.withResolvers<void>()
  globalThis.fetch = async () => {
    if (isRefused) return Response.json({ error: { message: 'Not yours.' } }, { status: 403 })
    await answer.promise
    return Response.json({ items: [], total: 0, page: 1 })
  }
  store.set(authAtom, { status: 'loggedIn', session })
  render(<App router={createMemoryRouter([{ path: '*', element: <WatchingTab profileId={profileId} /> }])} />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isRefused = false
  await userEvent.click(retry)
  expect(retry).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  expect(await screen.findByText('Nothing to continue')).toBeVisible()
})
