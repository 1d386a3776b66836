import type { HistoryItem } from '@ott/api-client'
import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { aSession } from '@ott/identity/testing'
import type { ProfileId } from '@ott/identity'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { localProgress } from '../progress/local-progress-store.ts'
import { toastsAtom } from '../toasts/toasts.ts'
import { HistoryTab } from './history-tab.tsx'

const session = aSession()
const profileId = session.profileId as ProfileId
const network = globalThis.fetch

const watched = (id: string): HistoryItem => ({
  contentId: id as ContentId, secondsWatched: 12, runtimeSeconds: 60, watchedAt: new Date('2026-11-20T10:00:00Z'),
  card: { ...aCard(), id: id as ContentId, title: id }, seasonNumber: null, episodeNumber: null, episodeTitle: null, runLengthSeconds: 60, isDismissed: false, accessTerms: null,
})
const stored = (id: string) => ({
  contentId: id as ContentId, contentType: 'movie' as const, seriesId: null, secondsWatched: 20, runtimeSeconds: 60, watchedAt: new Date('2026-11-20T11:00:00Z'),
})

/** A server that deletes history when the test releases it, saves progress at once, and has an empty history. */
function startSlowServer() {
  const requests: string[] = []
  const waiting: (() => void)[] = []
  globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    // An empty list asks for hidden items.
    if (path.includes('watchhistories') && !path.includes('standing=hidden')) requests.push(method)
    if (method === 'GET') return Response.json({ items: [], total: 0, page: 1 })
    if (method === 'DELETE' || path.endsWith('/hidden')) await new Promise<void>((resolve) => { waiting.push(resolve) })
    return new Response(null, { status: 204 })
  }
  const answer = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    await act(async () => waiting.shift()?.())
  }
  return { requests, answer }
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <HistoryTab profileId={profileId} /> }])
  render(<App router={router} />)
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

const textOf = (file: Blob) => new Promise<string>((resolve) => {
  const reader = Object.assign(new FileReader(), { onload: () => resolve(String(reader.result as string)) })
  reader.readAsText(file)
})

const titles = () => within(screen.getByRole('list')).getAllByRole('link').map(({ textContent }) => textContent.replace(/20 November 2026.*/, ''))

const toastIds = () => store.get(toastsAtom).map(({ messageId }) => messageId)

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  store.set(toastsAtom, [])
  queryClient.setQueryData(['myHistory', profileId, 'all', 'english'], { pages: [{ items: [watched('ferry'), watched('kash')], total: 2 }], pageParams: [1] })
  localProgress.clear()
  for (const id of ['ferry', 'kash', 'tram']) localProgress.save(stored(id))
  store.set(authAtom, { status: 'loggedIn', session })
})
afterEach(() => {
  // Signed out, because queued retries have no account to be sent to.
  store.set(authAtom, { status: 'loggedOut' })
  globalThis.fetch = network
})

describe('the history of a user', () => {
  it('is refetched once, after the last removal was sent', async () => {
    const { requests, answer } = startSlowServer()
    open()
    await press(/Remove ferry/)
    await press(/Remove kash/)
    await answer()
    await answer()
    await waitFor(() => expect(requests.filter((method) => method !== 'POST')).toEqual(['DELETE', 'DELETE', 'GET']))
    expect(localProgress.all().map(({ contentId }) => contentId)).not.toContain('ferry')
  })

  it('drops a removed item without a connection, and queues the removal', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    open()
    await press(/Remove ferry/)
    await waitFor(() => expect(toastIds()).toEqual(['history.removed', 'activity.queued']))
    expect(screen.queryByRole('button', { name: /ferry/ })).toBeNull()
    expect(localStorage.getItem('changes')).toContain('"of":"history"')
  })

  it('has a removed item at its position again after undo, also without a connection', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    open()
    await press(/Remove ferry/)
    await waitFor(() => expect(toastIds()).toContain('activity.queued'))
    await act(async () => store.get(toastsAtom).find(({ messageId }) => messageId === 'history.removed')?.action?.onChoose())
    await waitFor(() => expect(titles()).toEqual(['ferry', 'kash']))
    expect(localStorage.getItem('changes')).toBeNull()
  })

  it('drops a hidden item until undo, also without a connection', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    open()
    await press(/Hide ferry/)
    await waitFor(() => expect(toastIds()).toEqual(['history.hidden', 'activity.queued']))
    expect(titles()).toEqual(['kash'])
    await act(async () => store.get(toastsAtom).find(({ messageId }) => messageId === 'history.hidden')?.action?.onChoose())
    await waitFor(() => expect(titles()).toEqual(['ferry', 'kash']))
    expect(localStorage.getItem('changes')).toContain('"isHidden":false')
    expect(localProgress.all().map(({ contentId }) => contentId)).toContain('ferry')
  })

  it('of hidden items alone can still be exported and cleared', async () => {
    queryClient.setQueryData(['myHistory', profileId, 'all', 'english'], { pages: [{ items: [], total: 0 }], pageParams: [1] })
    queryClient.setQueryData(['myHistory', profileId, 'hidden', 'english'], { pages: [{ items: [watched('moon')], total: 1 }], pageParams: [1] })
    open()
    expect(screen.getByText('All titles in your history are hidden.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clear history' })).toBeEnabled()
  })

  it('shows one hidden item again, and keeps the others hidden', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    queryClient.setQueryData(['myHistory', profileId, 'hidden', 'english'], { pages: [{ items: [watched('moon'), watched('tram')], total: 2 }], pageParams: [1] })
    open()
    await userEvent.click(screen.getByRole('radio', { name: 'Hidden' }))
    await press(/Show moon/)
    await waitFor(() => expect(toastIds()).toContain('history.unhidden'))
    expect(titles()).toEqual(['tram'])
  })

  it('is exported completely, newest first, with hidden items marked', async () => {
    const wire = (title: string, watchedAt: string) => ({
      contentId: title, secondsWatched: 12, runtime: 60, watchedAt, seasonNumber: null, episodeNumber: null, episodeTitle: null, isSetAside: false,
      card: { contentId: title, contentType: 'movie', title, permanentLink: title, maturityRating: 'U', images: [], badge: null },
    })
    globalThis.fetch = async (input) => {
      const path = input instanceof Request ? input.url : input.toString()
      const items = path.includes('standing=hidden') ? [wire('moon', '2026-11-20T09:00:00.000Z')] : [wire('ferry', '2026-11-20T10:00:00.000Z'), wire('kash', '2026-11-19T10:00:00.000Z')]
      return Response.json({ items, total: items.length, page: 1 })
    }
    const files: Blob[] = []
    // jsdom has no object URLs.
    Object.assign(URL, { createObjectURL: (file: Blob) => `#${files.push(file)}`, revokeObjectURL: () => undefined })
    open()
    await press('Download my history')
    await waitFor(() => expect(files).toHaveLength(1))
    const rows = (await textOf(files[0]!)).trim().split('\r\n').slice(1)
    expect(rows.map((row) => [row.split(',')[0], row.split(',').at(-1)])).toEqual([['"ferry"', '""'], ['"moon"', '"yes"'], ['"kash"', '""']])
  })

  it.each([/Remove ferry/, /Hide ferry/])('invalidates the recommendations after a change was sent: %s', async (button) => {
    const recommendations = ['becauseWatched', profileId, 'english']
    queryClient.setQueryData(recommendations, { title: 'ferry', cards: [] })
    const { answer } = startSlowServer()
    open()
    await press(button)
    expect(queryClient.getQueryState(recommendations)?.isInvalidated).toBe(false)
    await answer()
    await waitFor(() => expect(queryClient.getQueryState(recommendations)?.isInvalidated).toBe(true))
  })

  it('is empty at once when cleared, with the unsent progress', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    open()
    await press('Clear history')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Your history is empty')).toBeVisible()
    expect(localProgress.all()).toEqual([])
  })
})
