import { parseSearchTerm } from '@ott/catalogue'
import { searchQuery } from '@ott/api-client'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, useLocation } from 'react-router'
import { dehydrate, hydrate } from '../api/hydration.ts'
import { createQueryClient, queryClient } from '../api/query-client.ts'
import { apiClient } from '../api/client.ts'
import { App } from '../testing.tsx'
import { Search, searchKindParam } from './search-screen.tsx'

/** Every hundredth title is a series. */
const wire = (term: string, at: number) => ({
  contentId: `${term}-${at}`, contentType: at % 100 === 99 ? 'series' : 'movie', permanentLink: `/${term}-${at}`, title: `${term} ${at}`, year: 2026,
  maturityRating: 'U/A 13+', genres: [], images: [], runLength: 100, monetizationModel: 'SVOD', tentativeReleaseDate: null, badge: null,
})

/** A server with this many titles per term, whose responses the test may delay or reject. */
function aServer(fitting: Record<string, number>) {
  const far = { asked: [] as string[], refuses: null as { status: number; message: string } | null, before: (_asked: string): Promise<void> | void => {} }
  globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input.toString(), location.origin)
    if (!pathname.endsWith('/search')) return pathname.endsWith('/platform') || pathname.endsWith('/popular-search') ? Response.json({ items: [], genres: [] }) : new Response('token')
    const [term, offset, total] = [searchParams.get('query')!, Number(searchParams.get('offset')), fitting[searchParams.get('query')!] ?? 0]
    far.asked.push(`${term} ${offset}`)
    await far.before(`${term} ${offset}`)
    if (far.refuses) return Response.json({ errorCode: 'REFUSED', message: far.refuses.message }, { status: far.refuses.status })
    const items = Array.from({ length: Math.min(50, Math.max(0, total - offset)) }, (_, at) => wire(term, offset + at))
    return Response.json({ items, total, query: term, limit: 50, offset, people: [], genres: [] })
  }
  return far
}

const network = globalThis.fetch

beforeEach(() => {
  queryClient.clear()
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  globalThis.fetch = network
})

function Here() {
  const query = new URLSearchParams(useLocation().search)
  return <Search term={parseSearchTerm(query.get('search'))} kind={searchKindParam(query)} />
}

function open(query: string) {
  const routes = [{ path: '/:locale/search', element: <Here /> }, { path: '*', element: <p>A film</p> }]
  const router = createMemoryRouter(routes, { initialEntries: [`/en/search?${query}`] })
  render(<App router={router} />)
  return router
}

const more = () => screen.findByRole('button', { name: 'Show more' })
const titles = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('link')
const says = (text: RegExp) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

describe('the results of a search (SEA-8)', () => {
  it('go on by fifty for whoever asks for more, until all are there', async () => {
    const far = aServer({ kite: 120 })
    open('search=kite')
    await userEvent.click(await more())
    await says(/^Showing the top 100 of 120/)
    expect(titles('More titles')).toHaveLength(50)
    await userEvent.click(await more())
    await says(/^120 titles$/)
    expect([screen.queryByRole('button', { name: 'Show more' }), far.asked]).toEqual([null, ['kite 0', 'kite 50', 'kite 100']])
  })

  it('stay when the next ones do not come, which is said with what the server said of it, until they are asked for again', async () => {
    const far = aServer({ kite: 120 })
    open('search=kite')
    await more()
    far.refuses = { status: 429, message: 'Try again in a minute.' }
    await userEvent.click(await more())
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.')
    expect([titles('Movies').length, far.asked]).toEqual([50, ['kite 0', 'kite 50']])
    far.refuses = null
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await says(/^Showing the top 100 of 120/)
    expect([titles('More titles').length, screen.queryByRole('alert')]).toEqual([50, null])
  })

  it('are those of what was asked last, however late further ones of another term come', async () => {
    const far = aServer({ kite: 120, tram: 3 })
    const router = open('search=kite')
    const late = Promise.withResolvers<void>()
    await more()
    far.before = (asked) => (asked === 'kite 50' ? late.promise : undefined)
    await userEvent.click(await more())
    await act(() => router.navigate('/en/search?search=tram', { replace: true }))
    await says(/^3 titles$/)
    await act(async () => late.resolve())
    expect([screen.getByRole('status').textContent, titles('Movies').length]).toEqual(['3 titles', 3])
  })

  it('of a kind that is chosen are looked for among all that fit, until they fill a screen or there are no more', async () => {
    const far = aServer({ kite: 320 })
    const router = open('search=kite')
    await more()
    expect(far.asked).toEqual(['kite 0'])
    await act(() => router.navigate('/en/search?search=kite&kind=movies'))
    await says(/^50 movies among the top 50 of 320/)
    expect(far.asked).toEqual(['kite 0'])
    await act(() => router.navigate('/en/search?search=kite&kind=shows'))
    await says(/^3 shows$/)
    expect([titles('Shows').length, far.asked.length, far.asked.at(-1)]).toEqual([3, 7, 'kite 300'])
  })

  it('of one kind go on by a screenful for whoever asks for more', async () => {
    const far = aServer({ kite: 320 })
    open('search=kite&kind=movies')
    await userEvent.click(await more())
    await says(/^99 movies among the top 100 of 320/)
    expect(far.asked).toEqual(['kite 0', 'kite 50'])
  })

  it('are looked for no further when a part does not come', async () => {
    const far = aServer({ kite: 320 })
    far.before = (asked) => {
      if (asked === 'kite 100') far.refuses = { status: 400, message: 'No.' }
    }
    open('search=kite&kind=shows')
    await screen.findByRole('alert')
    expect([titles('Shows').length, far.asked]).toEqual([1, ['kite 0', 'kite 50', 'kite 100']])
  })

  it('are those that the page was drawn with, and go on from there', async () => {
    const far = aServer({ kite: 120 })
    const atServer = createQueryClient()
    await atServer.fetchInfiniteQuery({ ...searchQuery(apiClient, 'kite', 'english'), pages: 2 })
    hydrate(dehydrate(atServer), Date.now(), queryClient)
    open('search=kite&parts=2')
    expect(titles('More titles')).toHaveLength(50)
    await userEvent.click(await more())
    await says(/^120 titles$/)
    expect(far.asked).toEqual(['kite 0', 'kite 50', 'kite 100'])
  })

  it('are all there for whoever comes back, and stay as long as the page does', async () => {
    const far = aServer({ kite: 120 })
    const router = open('search=kite')
    await userEvent.click(await more())
    await says(/^Showing the top 100 of 120/)
    await act(() => router.navigate('/en/kite-1'))
    expect(screen.getByText('A film')).toBeVisible()
    await act(() => router.navigate(-1))
    expect([titles('More titles').length, far.asked]).toEqual([50, ['kite 0', 'kite 50']])
    expect(queryClient.getQueryCache().find({ queryKey: ['search', 'kite', 'english'] })?.gcTime).toBe(Infinity)
  })
})
