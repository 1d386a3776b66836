import { parseSearchTerm } from '@ott/catalogue'
import { searchQuery } from '@ott/api-client'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, useLocation } from 'react-router'
import { dehydrate, hydrate } from '../api/hydration.ts'
import { createQueryClient, queryClient } from '../api/query-client.ts'
import { aSession } from '@ott/identity/testing'
import { apiClient } from '../api/client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { Search, searchKindParam } from './search-screen.tsx'

/** Every hundredth title is a series. */
const wire = (term: string, at: number) => ({
  contentId: `${term}-${at}`, contentType: at % 100 === 99 ? 'series' : 'movie', permanentLink: `/${term}-${at}`, title: `${term} ${at}`, year: 2026,
  maturityRating: 'U/A 13+', genres: [], images: [], runLength: 100, monetizationModel: 'SVOD', tentativeReleaseDate: null, badge: null,
})

/** A server with this many titles per term, whose responses the test may delay or reject. */
function fakeServer(totals: Record<string, number>) {
  const server = { requests: [] as string[], error: null as { status: number; message: string } | null, before: (_request: string): Promise<void> | void => {} }
  globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input.toString(), location.origin)
    if (!pathname.endsWith('/search')) return pathname.endsWith('/platform') || pathname.endsWith('/popular-search') ? Response.json({ items: [], genres: [] }) : new Response('token')
    const [term, offset, total] = [searchParams.get('query')!, Number(searchParams.get('offset')), totals[searchParams.get('query')!] ?? 0]
    server.requests.push(`${term} ${offset}`)
    await server.before(`${term} ${offset}`)
    if (server.error) return Response.json({ errorCode: 'REFUSED', message: server.error.message }, { status: server.error.status })
    const items = Array.from({ length: Math.min(50, Math.max(0, total - offset)) }, (_, at) => wire(term, offset + at))
    return Response.json({ items, total, query: term, limit: 50, offset, people: [], genres: [], isExact: true })
  }
  return server
}

const network = globalThis.fetch

beforeEach(() => {
  queryClient.clear()
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  globalThis.fetch = network
})

function SearchRoute() {
  const query = new URLSearchParams(useLocation().search)
  return <Search term={parseSearchTerm(query.get('search'))} kind={searchKindParam(query)} />
}

function open(query: string) {
  const routes = [{ path: '/:locale/search', element: <SearchRoute /> }, { path: '*', element: <p>A film</p> }]
  const router = createMemoryRouter(routes, { initialEntries: [`/en/search?${query}`] })
  render(<App router={router} />)
  return router
}

const more = () => screen.findByRole('button', { name: 'Show more' })
const titles = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('link')
const expectStatus = (text: RegExp) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

it('records no search in a child’s profile (PRO-7)', async () => {
  fakeServer({ tram: 1 })
  const searchIn = async (claims: object) => {
    store.set(authAtom, { status: 'loggedIn', session: aSession({ profileId: null, tokens: { accessToken: `h.${btoa(JSON.stringify(claims))}.s`, refreshToken: 'refresh' } }) })
    open('search=tram')
    await userEvent.type(await screen.findByRole('searchbox'), '{Enter}')
    cleanup()
    return localStorage.getItem('search-history')
  }
  expect(await searchIn({ pid: 'p3', kids: true })).toBeNull()
  expect(await searchIn({ pid: 'p1' })).toContain('tram')
  store.set(authAtom, { status: 'loggedOut' })
  localStorage.clear()
})

describe('the results of a search (SEA-8)', () => {
  it('grow by fifty with Show more, until all are loaded', async () => {
    const server = fakeServer({ kite: 120 })
    open('search=kite')
    await userEvent.click(await more())
    await expectStatus(/^Showing the top 100 of 120/)
    expect(titles('More titles')).toHaveLength(50)
    await userEvent.click(await more())
    await expectStatus(/^120 titles$/)
    expect([screen.queryByRole('button', { name: 'Show more' }), server.requests]).toEqual([null, ['kite 0', 'kite 50', 'kite 100']])
  })

  it('stay when the next page fails, with the server’s message and a retry', async () => {
    const server = fakeServer({ kite: 120 })
    open('search=kite')
    await more()
    server.error = { status: 429, message: 'Try again in a minute.' }
    await userEvent.click(await more())
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.')
    expect([titles('Movies').length, server.requests]).toEqual([50, ['kite 0', 'kite 50']])
    server.error = null
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expectStatus(/^Showing the top 100 of 120/)
    expect([titles('More titles').length, screen.queryByRole('alert')]).toEqual([50, null])
  })

  it('belong to the latest term, however late a page of another term arrives', async () => {
    const server = fakeServer({ kite: 120, tram: 3 })
    const router = open('search=kite')
    const late = Promise.withResolvers<void>()
    await more()
    server.before = (request) => (request === 'kite 50' ? late.promise : undefined)
    await userEvent.click(await more())
    await act(() => router.navigate('/en/search?search=tram', { replace: true }))
    await expectStatus(/^3 titles$/)
    await act(async () => late.resolve())
    expect([screen.getByRole('status').textContent, titles('Movies').length]).toEqual(['3 titles', 3])
  })

  it('of a kind are loaded until they fill a screen or there are no more', async () => {
    const server = fakeServer({ kite: 320 })
    const router = open('search=kite')
    await more()
    expect(server.requests).toEqual(['kite 0'])
    await act(() => router.navigate('/en/search?search=kite&kind=movies'))
    await expectStatus(/^50 movies among the top 50 of 320/)
    expect(server.requests).toEqual(['kite 0'])
    await act(() => router.navigate('/en/search?search=kite&kind=shows'))
    await expectStatus(/^3 shows$/)
    expect([titles('Shows').length, server.requests.length, server.requests.at(-1)]).toEqual([3, 7, 'kite 300'])
  })

  it('of a kind grow by a screenful with Show more', async () => {
    const server = fakeServer({ kite: 320 })
    open('search=kite&kind=movies')
    await userEvent.click(await more())
    await expectStatus(/^99 movies among the top 100 of 320/)
    expect(server.requests).toEqual(['kite 0', 'kite 50'])
  })

  it('of a kind are not loaded further after a failed page', async () => {
    const server = fakeServer({ kite: 320 })
    server.before = (request) => {
      if (request === 'kite 100') server.error = { status: 400, message: 'No.' }
    }
    open('search=kite&kind=shows')
    await screen.findByRole('alert')
    expect([titles('Shows').length, server.requests]).toEqual([1, ['kite 0', 'kite 50', 'kite 100']])
  })

  it('begin with the server-rendered page and continue from there', async () => {
    const server = fakeServer({ kite: 120 })
    const atServer = createQueryClient()
    await atServer.fetchInfiniteQuery({ ...searchQuery(apiClient, 'kite', 'english'), pages: 2 })
    hydrate(dehydrate(atServer), Date.now(), queryClient)
    open('search=kite&parts=2')
    expect(titles('More titles')).toHaveLength(50)
    await userEvent.click(await more())
    await expectStatus(/^120 titles$/)
    expect(server.requests).toEqual(['kite 0', 'kite 50', 'kite 100'])
  })

  it('are all there after Back, and stay as long as the page', async () => {
    const server = fakeServer({ kite: 120 })
    const router = open('search=kite')
    await userEvent.click(await more())
    await expectStatus(/^Showing the top 100 of 120/)
    await act(() => router.navigate('/en/kite-1'))
    expect(screen.getByText('A film')).toBeVisible()
    await act(() => router.navigate(-1))
    expect([titles('More titles').length, server.requests]).toEqual([50, ['kite 0', 'kite 50']])
    expect(queryClient.getQueryCache().find({ queryKey: ['search', 'kite', 'english'] })?.gcTime).toBe(Infinity)
  })
})
