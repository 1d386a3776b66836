import { platformQuery, titleQuery } from '@ott/api-client'
import type { Title } from '@ott/catalogue'
import { anEpisode, aSeason, aSeries } from '@ott/catalogue/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, useSearchParams } from 'react-router'
import { LinkInterceptor } from '../layout/link-interceptor.tsx'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import TitleModal from './title-modal.tsx'
import { TitlePage } from './title-screen.tsx'

const network = globalThis.fetch
const requests: string[] = []

const tram = aSeries({
  link: '/tram-24',
  seasons: [aSeason(1, [anEpisode(1, { title: 'The wrong stop' })]), aSeason(2, [anEpisode(1, { title: 'A new line' })])],
})

function Page() {
  const [query] = useSearchParams()
  return <><TitlePage link="/tram-24" query={query} /><LinkInterceptor /></>
}

const modal = (isOpening: boolean) => (
  <>
    <TitleModal link="/tram-24" isPainted isOpening={isOpening} opener={null} onClose={() => undefined} />
    <LinkInterceptor />
  </>
)

function open(entry: string | { pathname: string; search: string; state: unknown }, element = <Page />, title: Title = tram) {
  queryClient.setQueryData(platformQuery(apiClient, 'english').queryKey, { serverTime: new Date(), timeZone: 'UTC', disabled: [], pages: [] })
  queryClient.setQueryData(titleQuery(apiClient, '/tram-24', 'english').queryKey, title)
  const router = createMemoryRouter([{ path: '/:locale/*', element }], { initialEntries: ['/en/movies', entry] })
  render(<App router={router} />)
  return router
}

beforeEach(() => {
  globalThis.fetch = async (input) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path.startsWith('/contents')) requests.push(path)
    return new Response(null, { status: 404 })
  }
  store.set(authAtom, { status: 'loggedOut' })
  store.set(featureFlagsAtom, { disabled: ['ratings'], pages: [] })
})
afterEach(() => {
  globalThis.fetch = network
  queryClient.clear()
})

const season = (number: number) => screen.getByRole('link', { name: `Season ${number}` })

describe('a season of a title', () => {
  it('is the one in the URL', () => {
    open('/en/tram-24?season=2')
    expect(screen.getByText('A new line')).toBeVisible()
    expect(season(2)).toHaveAttribute('aria-current', 'true')
  })

  it('changes without a request or a render of the rest, and the link keeps the focus', async () => {
    let renders = 0
    const watched = { ...tram, get recommendations() { renders += 1; return [] } }
    const router = open('/en/tram-24', <Page />, watched)
    await userEvent.click(season(2))
    expect(await screen.findByText('A new line')).toBeVisible()
    expect([renders, requests]).toEqual([1, []])
    expect(season(2)).toHaveFocus()
    expect([router.state.location.search, router.state.historyAction]).toEqual(['?season=2', 'REPLACE'])
  })

  it('adds no history entry: Back leaves the title', async () => {
    const router = open('/en/tram-24')
    for (const number of [2, 1, 2]) await userEvent.click(season(number))
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/en/movies')
  })

  it('changes in a modal, which keeps its background', async () => {
    const state = { over: '/en/movies', from: '/en/movies' }
    const router = open({ pathname: '/en/tram-24', search: '', state }, modal(false))
    await userEvent.click(season(2))
    expect(await screen.findByText('A new line')).toBeVisible()
    expect(router.state.location).toMatchObject({ search: '?season=2', state })
  })

  it('is not that of the URL while its dialog opens', () => {
    open('/en/the-mask?season=2', modal(true))
    expect(screen.getByText('The wrong stop')).toBeVisible()
  })

  it('stays while prices are shown over the title', async () => {
    const router = open('/en/tram-24?season=2')
    await act(() => router.navigate('/en/tram-24?plans'))
    expect(screen.getByText('A new line')).toBeVisible()
  })
})
