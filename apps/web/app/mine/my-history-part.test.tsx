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
  card: { ...aCard(), id: id as ContentId, title: id }, seasonNumber: null, episodeNumber: null, episodeTitle: null, isSetAside: false,
})
const kept = (id: string) => ({
  contentId: id as ContentId, contentType: 'movie' as const, seriesId: null, secondsWatched: 20, runtimeSeconds: 60, watchedAt: new Date('2026-11-20T11:00:00Z'),
})

/** A server that forgets when the test lets it, and is empty when it is read. */
function aSlowServer() {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path.includes('watchhistories')) asked.push(method)
    if (method === 'GET') return Response.json({ items: [], total: 0, page: 1 })
    await new Promise<void>((resolve) => { waiting.push(resolve) })
    return new Response(null, { status: 204 })
  }
  return { asked, answer: () => act(async () => { waiting.shift()?.() }) }
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <MyHistoryPart profileId={profileId} /> }])
  render(<App router={router} />)
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  queryClient.clear()
  store.set(toastsAtom, [])
  queryClient.setQueryData(['myHistory', profileId, 'english', 'all'], { pages: [{ items: [watched('ferry'), watched('kash')], total: 2 }], pageParams: [1] })
  localProgress.forget()
  for (const id of ['ferry', 'kash', 'tram']) localProgress.keep(kept(id))
  store.set(loginAtom, { state: 'loggedIn', session })
})
afterEach(() => {
  globalThis.fetch = network
})

describe('the history of a viewer', () => {
  it('is read again once, after the last of what they take off', async () => {
    const { asked, answer } = aSlowServer()
    open()
    await press(/ferry/)
    await press(/kash/)
    await answer()
    expect(asked).toEqual(['DELETE', 'DELETE'])
    await answer()
    expect(asked).toEqual(['DELETE', 'DELETE', 'GET'])
    expect(localProgress.all().map(({ contentId }) => contentId)).toEqual(['tram'])
  })

  it('has again what could not be taken off, also where nothing can be read anew', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    open()
    await press(/ferry/)
    await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ says: 'my.failed' }]))
    expect(await screen.findByRole('button', { name: /ferry/ })).toBeVisible()
  })

  it('has again all that could not be taken off, each where it stood, though several were taken off at once', async () => {
    const { promise: lost, reject: lose } = Promise.withResolvers<Response>()
    globalThis.fetch = () => lost
    open()
    await press(/ferry/)
    await press(/kash/)
    expect(screen.queryByRole('button', { name: /ferry|kash/ })).not.toBeInTheDocument()
    await act(async () => lose(new TypeError('offline')))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /ferry|kash/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('ferry'), expect.stringContaining('kash'),
    ]))
  })

  it('is not what anything is offered for once it is gone', async () => {
    const offered = ['becauseWatched', profileId, 'english']
    queryClient.setQueryData(offered, { title: 'ferry', cards: [] })
    const { answer } = aSlowServer()
    open()
    await press(/ferry/)
    expect(queryClient.getQueryState(offered)?.isInvalidated).toBe(false)
    await answer()
    expect(queryClient.getQueryState(offered)?.isInvalidated).toBe(true)
  })

  it('does not come back by what could not be sent', async () => {
    const { answer } = aSlowServer()
    open()
    await press('Clear history')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }))
    await answer()
    expect(localProgress.all()).toEqual([])
  })
})
