import { brand } from '@ott/brand'
import identity from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import catalogue from '@ott/catalogue-feature/messages.en.json' with { type: 'json' }
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Provider } from 'jotai'
import { aSession } from '@ott/identity/testing'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import type { LoaderFunction } from 'react-router'
import type { FeatureFlags } from '@ott/api-client'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import own from '../i18n/messages.en.json' with { type: 'json' }
import SiteLayout from './site-layout.tsx'

const words = { ...identity, ...catalogue, ...own } as never

type Options = { tag?: string; path?: string; loader?: LoaderFunction }

async function open(places: FeatureFlags['pages'], { tag = 'en', path = '/en/search', loader = () => null }: Options = {}) {
  store.set(authAtom, { status: 'loggedOut' })
  store.set(featureFlagsAtom, { disabled: [], pages: places })
  const root = { id: 'root', path: '/', loader: () => ({ year: 2026 }), children: [{ path: '*', loader, element: <CurrentPath /> }], element: <SiteLayout />, hydrateFallbackElement: <p>Loading</p> }
  const router = createMemoryRouter([root], { initialEntries: [path] })
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale={tag} messages={words}><RouterProvider router={router} /></IntlProvider>
      </QueryClientProvider>
    </Provider>,
  )
  await screen.findByRole('main')
  return router
}

const CurrentPath = () => <p>{useLocation().pathname}</p>

const linksIn = (place: HTMLElement) => within(place).getAllByRole('link').map(({ textContent }) => textContent)

/** Not implemented by jsdom. */
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})

describe('the site layout', () => {
  it('links to movies and shows', async () => {
    await open(['home', 'movies', 'shows'])
    expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual(['Home', 'Movies', 'Shows', 'Genres'])
    expect(linksIn(screen.getByRole('contentinfo'))).toEqual(expect.arrayContaining(['Movies', 'Shows', 'Genres']))
  })

  it('links to the page in the other language in its header', async () => {
    await open(['home'], { path: '/en/search?search=a' })
    const other = within(screen.getByRole('banner')).getByRole('link', { name: 'বাংলা' })
    expect(other).toHaveAttribute('href', '/bn/search?search=a&switch')
    expect(other).toHaveAttribute('hreflang', 'bn')
  })

  it('has its name, catalogue, help and legal links and the other language in its footer', async () => {
    await open(['home', 'movies', 'shows'], { path: '/en/search?search=a' })
    const footer = screen.getByRole('contentinfo')
    expect(linksIn(footer)).toEqual([brand.name.en, 'Movies', 'Shows', 'Genres', 'Help centre', 'Accessibility', 'Terms', 'Privacy', 'Privacy choices', 'বাংলা'])
    expect(within(footer).getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Watch', 'Help', 'Legal'])
    expect(within(footer).getByRole('link', { name: 'বাংলা' })).toHaveAttribute('href', '/bn/search?search=a&switch')
  })

  it('at the device limit has neither the account nor the watchlist, which no other device opens', async () => {
    await open(['home', 'movies', 'shows'])
    expect(linksIn(screen.getByRole('navigation', { name: 'Main sections' }))).toHaveLength(5)
    await act(async () => store.set(authAtom, { status: 'deviceLimitExceeded', session: aSession() }))
    expect(linksIn(screen.getByRole('navigation', { name: 'Main sections' }))).toEqual(['Home', 'Movies', 'Shows', 'Search'])
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Log in' })).toBeNull()
    expect(screen.queryByText('Log out')).toBeNull()
  })

  it('marks the search link on the search page as current', async () => {
    await open(['home'], { tag: 'en', path: '/en/search' })
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Search', current: 'page' })).toBeVisible()
  })

  it('has no link to a page without titles', async () => {
    await open(['home', 'movies'])
    for (const bar of screen.getAllByRole('navigation')) expect(linksIn(bar)).not.toContain('Shows')
    expect(linksIn(screen.getByRole('contentinfo'))).not.toContain('Shows')
    expect(linksIn(screen.getByRole('contentinfo'))).toContain('Movies')
  })

  it('links to the other digits on Bengali pages only', async () => {
    const offered = () => within(screen.getByRole('contentinfo')).queryByRole('link', { name: /^Show .+ digits/ })
    await open(['home'], { tag: 'bn', path: '/bn/search?search=a' })
    expect(offered()).toHaveTextContent('Show Latin digits: 123')
    expect(offered()).toHaveAttribute('href', '/bn/search?search=a&digits=latn')
    expect(offered()).toHaveAttribute('hreflang', 'bn-u-nu-latn')
    cleanup()
    await open(['home'], { tag: 'bn-u-nu-latn', path: '/bn/search' })
    expect(offered()).toHaveTextContent('Show Bengali digits: ১২৩')
    expect(offered()).toHaveAttribute('href', '/bn/search?digits=beng')
    cleanup()
    await open(['home'])
    expect(offered()).toBeNull()
  })

  it('marks the clicked navigation item at once, and replaces a page by a skeleton if the next one takes long', async () => {
    let arrive = () => {}
    const movies = new Promise<null>((resolve) => (arrive = () => resolve(null)))
    const router = await open(['home', 'movies', 'shows'], { loader: ({ request }) => (request.url.endsWith('/movies') ? movies : null) })
    await act(async () => void router.navigate('/en/movies'))
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Movies')
    expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument()
    expect(screen.getByText('/en/search')).toBeVisible()
    await screen.findAllByRole('group', { name: 'Loading titles' })
    expect(screen.getByText('/en/search').closest('[inert]')).not.toBeNull()
    await act(async () => arrive())
    expect(await screen.findByText('/en/movies')).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Loading titles' })).toBeNull()
  })

  it('shows the page again, at its scroll position, if the user stays on it', async () => {
    Object.assign(window, { scrollY: 900 })
    scrollTo.mockClear()
    const router = await open(['home', 'movies'], { loader: ({ request }) => (request.url.endsWith('/movies') ? new Promise(() => {}) : null) })
    await act(async () => void router.navigate('/en/movies'))
    await screen.findAllByRole('group', { name: 'Loading titles' })
    await act(async () => router.navigate('/en/search', { replace: true }))
    expect(screen.getByText('/en/search')).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(scrollTo.mock.calls).toEqual([[0, 0], [0, 900]])
  })
})
