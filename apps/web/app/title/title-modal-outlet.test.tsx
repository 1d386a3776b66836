import { aCard } from '@ott/catalogue/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createBrowserRouter, Outlet } from 'react-router'
import { rememberHost } from '../routing/modal-location.ts'
import { queryClient } from '../api/query-client.ts'
import { App } from '../testing.tsx'
import { titleModalHost, titleModal } from './preload-title.ts'
import { openTitle } from './instant-navigation.ts'
import { cancelInstantNavigation } from '../routing/instant-location.ts'
import { TitleModalOutlet } from './title-modal-outlet.tsx'

const network = globalThis.fetch

rememberHost('/en/search', null)

let stop = () => {}

/** A page that knows only the card of a title; the router navigates to it until the test calls `arrive`. */
async function openPage() {
  globalThis.fetch = () => new Promise(() => {})
  const cards = { '/tram-24': 'Tram 24', '/the-mask': 'The Mask', '/মুখোশ': 'মুখোশ' }
  queryClient.setQueryData(['found'], Object.entries(cards).map(([link, title]) => aCard({ link, title })))
  await Promise.all([titleModalHost(), titleModal()])
  let arrive = () => {}
  const arrival = new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const routes = [{
    element: <><TitleModalOutlet /><Outlet /></>,
    children: [
      { path: '/en/search', element: null },
      { path: '/en/*', loader: () => arrival, element: null },
    ],
  }]
  history.replaceState(null, '', '/en/search')
  const router = createBrowserRouter(routes)
  stop = () => router.dispose()
  render(<App router={router} />)
  const state = { over: '/en/search' }
  const commitNavigation = jest.fn((link: string) => void router.navigate(`/en${link}`, { state, replace: true }))
  const clickCard = (locationKey: string, link = '/tram-24', picture: HTMLImageElement | null = null) =>
    openTitle({ link, href: `/en${link}`, state, locationKey, picture, clickedAt: performance.now(), commitNavigation: () => commitNavigation(link) }, 'en')
  return { router, commitNavigation, clickCard, arrive: () => act(async () => arrive()) }
}

async function openPageAndTitle() {
  const page = await openPage()
  await act(async () => page.clickCard(page.router.state.location.key))
  return page
}

afterEach(() => {
  stop()
  globalThis.fetch = network
  queryClient.clear()
})

describe('a title whose card was clicked', () => {
  it('is shown before the router navigates to its URL, and stays afterwards', async () => {
    const { router, commitNavigation, clickCard, arrive } = await openPage()
    // No frame can pass within this.
    await act(async () => {
      clickCard(router.state.location.key)
      await titleModalHost()
      expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBeInTheDocument()
      expect([location.pathname, commitNavigation.mock.calls.length]).toEqual(['/en/tram-24', 0])
    })
    await waitFor(() => expect(commitNavigation).toHaveBeenCalledTimes(1))
    expect([location.pathname, router.state.location.pathname]).toEqual(['/en/tram-24', '/en/search'])
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tram 24' })).toHaveFocus())
    const dialog = screen.getByRole('dialog')
    await arrive()
    expect(router.state.location.pathname).toBe('/en/tram-24')
    expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBe(dialog)
    expect(commitNavigation).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['closing it', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['Back', () => history.back()],
  ])('keeps the page at its own URL after %s before the router navigates', async (_, leave) => {
    const { router, commitNavigation, clickCard, arrive } = await openPage()
    // No frame can pass within this.
    await act(async () => {
      clickCard(router.state.location.key)
      await titleModalHost()
      expect(location.pathname).toBe('/en/tram-24')
      leave()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await arrive()
    expect(commitNavigation).not.toHaveBeenCalled()
    expect([location.pathname, router.state.location.pathname]).toEqual(['/en/search', '/en/search'])
  })

  it('keeps the page at its own URL when it is closed during the navigation', async () => {
    const { router, commitNavigation, arrive } = await openPageAndTitle()
    await waitFor(() => expect(commitNavigation).toHaveBeenCalled())
    await userEvent.keyboard('{Escape}')
    await arrive()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/en/search')
  })

  it('closes on Back during the navigation', async () => {
    const { router, commitNavigation, arrive } = await openPageAndTitle()
    await waitFor(() => expect(commitNavigation).toHaveBeenCalled())
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arrive()
    await waitFor(() => expect([location.pathname, router.state.location.pathname]).toEqual(['/en/search', '/en/search']))
  })

  it.each([['another navigation', cancelInstantNavigation], ['Back', () => void fireEvent.popState(window)]])('does not open after %s before its code was loaded', async (_, leave) => {
    const { router, commitNavigation, clickCard } = await openPage()
    await act(async () => {
      clickCard(router.state.location.key)
      leave()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.pathname).toBe('/en/search')
    expect(commitNavigation).not.toHaveBeenCalled()
  })

  it('can be closed if its URL is not ASCII', async () => {
    const { router, commitNavigation, clickCard } = await openPage()
    await act(async () => clickCard(router.state.location.key, '/মুখোশ'))
    await waitFor(() => expect(commitNavigation).toHaveBeenCalled())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.pathname).toBe('/en/search'))
  })

  it('replaces another title in the same dialog, over the picture of its own card', async () => {
    const { router, clickCard, arrive } = await openPageAndTitle()
    await arrive()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tram 24' })).toHaveFocus())
    const dialog = screen.getByRole('dialog')
    // jsdom loads no pictures.
    const picture = Object.defineProperty(new Image(), 'currentSrc', { value: '/small.webp' })
    await act(async () => clickCard(router.state.location.key, '/the-mask', picture))
    expect(screen.getByRole('dialog', { name: 'The Mask' })).toBe(dialog)
    expect(dialog.querySelector('img')?.src).toContain('/small.webp')
  })

  it('does not open again after Back', async () => {
    const { router, arrive } = await openPageAndTitle()
    await arrive()
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/tram-24'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/en/search')
  })
})
