import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { aSession } from '@ott/identity/testing'
import type { ProfileId } from '@ott/identity'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../reading/query-client.ts'
import { loginAtom } from '../session/login.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { localProgress } from '../title/local-progress.ts'
import { toastsAtom } from '../toasts/toasts.ts'
import { MyHistoryPart } from './my-history-part.tsx'

const session = aSession()
const profileId = session.profileId as ProfileId
const network = globalThis.fetch

const watched = (id: string) => ({
  contentId: id as ContentId, secondsWatched: 12, runtimeSeconds: 60, watchedAt: new Date('2026-11-20T10:00:00Z'),
  card: { ...aCard(), id: id as ContentId, title: id }, seasonNumber: null, episodeNumber: null, episodeTitle: null, isSetAside: false, offer: null,
})
const kept = (id: string) => ({
  contentId: id as ContentId, contentType: 'movie' as const, seriesId: null, secondsWatched: 20, runtimeSeconds: 60, watchedAt: new Date('2026-11-20T11:00:00Z'),
})

/** A server that forgets when the test lets it, keeps every position at once, and is empty when it is read. */
function aSlowServer() {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path.includes('watchhistories')) asked.push(method)
    if (method === 'GET') return Response.json({ items: [], total: 0, page: 1 })
    if (method === 'DELETE') await new Promise<void>((resolve) => { waiting.push(resolve) })
    return new Response(null, { status: 204 })
  }
  const answer = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    await act(async () => waiting.shift()?.())
  }
  return { asked, answer }
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <MyHistoryPart profileId={profileId} /> }])
  render(<App router={router} />)
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

const said = () => store.get(toastsAtom).map(({ says }) => says)

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  store.set(toastsAtom, [])
  queryClient.setQueryData(['myHistory', profileId, 'english', 'all'], { pages: [{ items: [watched('ferry'), watched('kash')], total: 2 }], pageParams: [1] })
  localProgress.forget()
  for (const id of ['ferry', 'kash', 'tram']) localProgress.keep(kept(id))
  store.set(loginAtom, { state: 'loggedIn', session })
})
afterEach(() => {
  // Nobody is in: what waits to be tried again has nobody to be sent for.
  store.set(loginAtom, { state: 'loggedOut' })
  globalThis.fetch = network
})

describe('the history of a viewer', () => {
  it('is read again once, after the last of what they take off', async () => {
    const { asked, answer } = aSlowServer()
    open()
    await press(/ferry/)
    await press(/kash/)
    await answer()
    await answer()
    await waitFor(() => expect(asked.filter((method) => method !== 'POST')).toEqual(['DELETE', 'DELETE', 'GET']))
    expect(localProgress.all().map(({ contentId }) => contentId)).not.toContain('ferry')
  })

  it('is without what was taken off where there is no connection, and that is sent later', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    open()
    await press(/ferry/)
    await waitFor(() => expect(said()).toEqual(['my.nowForgotten', 'my.waiting']))
    expect(screen.queryByRole('button', { name: /ferry/ })).toBeNull()
    expect(localStorage.getItem('changes')).toContain('"of":"history"')
  })

  it('has again what is taken back, where it stood, also without a connection', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    open()
    await press(/ferry/)
    await waitFor(() => expect(said()).toContain('my.waiting'))
    await act(async () => store.get(toastsAtom).find(({ says }) => says === 'my.nowForgotten')?.action?.onChoose())
    const inOrder = () => screen.getAllByRole('button', { name: /ferry|kash/ }).map((button) => button.getAttribute('aria-label'))
    await waitFor(() => expect(inOrder()).toEqual([expect.stringContaining('ferry'), expect.stringContaining('kash')]))
    expect(localStorage.getItem('changes')).toBeNull()
  })

  it('is not what anything is offered for once it is gone', async () => {
    const offered = ['becauseWatched', profileId, 'english']
    queryClient.setQueryData(offered, { title: 'ferry', cards: [] })
    const { answer } = aSlowServer()
    open()
    await press(/ferry/)
    expect(queryClient.getQueryState(offered)?.isInvalidated).toBe(false)
    await answer()
    await waitFor(() => expect(queryClient.getQueryState(offered)?.isInvalidated).toBe(true))
  })

  it('is empty as soon as it is cleared, and does not come back by what could not be sent', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    open()
    await press('Clear history')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Nothing watched yet')).toBeVisible()
    expect(localProgress.all()).toEqual([])
  })
})
