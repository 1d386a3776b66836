import { aCard } from '@ott/catalogue/testing'
import { aSession } from '@ott/identity/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import { useRecentTitles } from './recent-titles.ts'

const ferry = aCard()

const wire = {
  contentId: 'ferry', contentType: 'movie', permanentLink: '/the-last-ferry', title: 'The Last Ferry', year: 2026, maturityRating: 'U/A 13+',
  genres: [], images: [], runLength: 100, monetizationModel: 'SVOD', tentativeReleaseDate: null, badge: null,
}

/** A fake server that stores opened titles. */
function fakeServer() {
  const server = { requests: [] as string[], opened: [] as (typeof wire)[], isDown: false }
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input.toString(), location.origin)
    if (!pathname.endsWith('/search-history')) return new Response('token')
    if (method !== 'GET') server.requests.push(`${method} ${method === 'DELETE' ? search : typeof body === 'string' ? body : ''}`)
    if (server.isDown) return Response.json({ errorCode: 'NOT_FOUND' }, { status: 404 })
    if (method === 'POST') server.opened = [wire]
    if (method === 'DELETE') server.opened = []
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ items: server.opened, total: server.opened.length, limit: 30 })
  }
  return server
}

function open() {
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <App router={createMemoryRouter([{ path: '/:locale/*', element: children }], { initialEntries: ['/en/search'] })} />
  )
  return renderHook(useRecentTitles, { wrapper: Wrapper }).result
}

const network = globalThis.fetch

beforeEach(() => {
  queryClient.clear()
  store.set(toastsAtom, [])
  store.set(authAtom, { status: 'loggedIn', session: aSession() })
})
afterEach(() => {
  globalThis.fetch = network
})

const links = (titles: { link: string }[]) => titles.map(({ link }) => link)

describe('the titles that a user opened from search results', () => {
  it('are saved on the server, shown, and removed there', async () => {
    const server = fakeServer()
    const result = open()
    act(() => result.current.save(ferry))
    await waitFor(() => expect(links(result.current.titles)).toEqual(['/the-last-ferry']))
    act(() => result.current.remove(ferry))
    await waitFor(() => expect(result.current.titles).toEqual([]))
    act(() => result.current.clear())
    await waitFor(() => expect(server.requests).toEqual(['POST {"contentId":"ferry","contentType":"movie"}', 'DELETE ?contentId=ferry', 'DELETE ']))
  })

  it('are restored with a message if removing them fails', async () => {
    const server = fakeServer()
    server.opened = [wire]
    const result = open()
    await waitFor(() => expect(links(result.current.titles)).toEqual(['/the-last-ferry']))
    server.isDown = true
    act(() => result.current.clear())
    await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ messageId: 'activity.failed' }]))
    await waitFor(() => expect(links(result.current.titles)).toEqual(['/the-last-ferry']))
  })

  it('are empty for a guest', () => {
    const server = fakeServer()
    store.set(authAtom, { status: 'loggedOut' })
    const result = open()
    act(() => result.current.save(ferry))
    expect([result.current.titles, server.requests]).toEqual([[], []])
  })
})
