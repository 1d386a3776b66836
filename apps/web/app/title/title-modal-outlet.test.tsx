import { aCard } from '@ott/catalogue/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createBrowserRouter, Outlet } from 'react-router'
import { rememberHost } from '../routing/modal-location.ts'
import { queryClient } from '../api/query-client.ts'
import { App } from '../testing.tsx'
import { titleModalHost, titleModal } from './preload-title.ts'
import { cancelOpeningTitle } from '../routing/opening-title.ts'
import { openTitle } from './open-title.ts'
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
  const navigate = jest.fn((link: string) => void router.navigate(`/en${link}`, { state, replace: true }))
  const clickCard = (link = '/tram-24', picture: HTMLImageElement | null = null) =>
    openTitle({ link, href: `/en${link}`, state, locationKey: router.state.location.key, picture, clickedAt: performance.now(), navigate: () => navigate(link) }, 'en')
  return { router, navigate, clickCard, arrive: () => act(async () => arrive()) }
}

async function openPageAndTitle() {
  const page = await openPage()
  await act(async () => page.clickCard())
  return page
}

afterEach(() => {
  stop()
  act(cancelOpeningTitle)
  globalThis.fetch = network
  queryClient.clear()
})

describe('a title whose card was clicked', () => {
  it('is shown before the router navigates to it, and stays when the router has reached it', async () => {
    const { router, navigate, clickCard, arrive } = await openPage()
    // No frame can pass within this.
    await act(async () => {
      clickCard()
      expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBeInTheDocument()
      expect([location.pathname, navigate.mock.calls.length]).toEqual(['/en/search', 0])
    })
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
    expect([location.pathname, router.state.location.pathname]).toEqual(['/en/tram-24', '/en/search'])
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tram 24' })).toHaveFocus())
    const dialog = screen.getByRole('dialog')
    await arrive()
    expect([location.pathname, router.state.location.pathname]).toEqual(['/en/tram-24', '/en/tram-24'])
    expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBe(dialog)
    expect(navigate).toHaveBeenCalledTimes(1)
  })

  const waysToLeave: [string, () => void][] = [['Escape', () => void fireEvent.keyDown(document.body, { key: 'Escape' })], ['Back', () => history.back()]]

  it('closes by Escape in the frame of the click, and the page keeps its history entry', async () => {
    const { router, navigate, clickCard, arrive } = await openPage()
    const entries = history.length
    // No frame can pass within this.
    await act(async () => {
      clickCard()
      fireEvent.keyDown(document.body, { key: 'Escape' })
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arrive()
    expect(navigate).not.toHaveBeenCalled()
    expect([history.length, location.pathname, router.state.location.pathname]).toEqual([entries, '/en/search', '/en/search'])
  })

  it.each(waysToLeave)('closes by %s before the router navigates, and the page keeps its URL', async (_, leave) => {
    const { router, navigate, clickCard, arrive } = await openPage()
    const pushState = history.pushState.bind(history)
    const left = new Promise<void>((resolve) => {
      history.pushState = (...entry) => {
        history.pushState = pushState
        pushState(...entry)
        addEventListener('popstate', () => resolve(), { once: true })
        queueMicrotask(leave)
      }
    })
    await act(async () => {
      clickCard()
      await left
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await arrive()
    expect(navigate).not.toHaveBeenCalled()
    expect([location.pathname, router.state.location.pathname]).toEqual(['/en/search', '/en/search'])
  })

  it.each(waysToLeave)('closes by %s during the navigation, and the page keeps its URL', async (_, leave) => {
    const { router, navigate, arrive } = await openPageAndTitle()
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arrive()
    await waitFor(() => expect([router.state.navigation.state, location.pathname, router.state.location.pathname]).toEqual(['idle', '/en/search', '/en/search']))
  })

  it.each(waysToLeave)('closes by %s before React has rendered that the navigation started', async (_, leave) => {
    const { router, navigate, clickCard, arrive } = await openPage()
    navigate.mockImplementationOnce((link) => {
      void router.navigate(`/en${link}`, { state: { over: '/en/search' }, replace: true })
      leave()
    })
    await act(async () => clickCard())
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arrive()
    await waitFor(() => expect([router.state.navigation.state, location.pathname, router.state.location.pathname]).toEqual(['idle', '/en/search', '/en/search']))
  })

  it('is returned to by Back from a page that was opened before the router reached the title', async () => {
    const { router, arrive } = await openPageAndTitle()
    await waitFor(() => expect(location.pathname).toBe('/en/tram-24'))
    await act(() => router.navigate('/en/search?page=2'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arrive()
    act(() => history.back())
    expect(await screen.findByRole('dialog', { name: 'Tram 24' })).toBeInTheDocument()
    expect(router.state.location).toMatchObject({ pathname: '/en/tram-24', state: { over: '/en/search' } })
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location).toMatchObject({ pathname: '/en/search', search: '' })
  })

  it('closes when another page is shown', async () => {
    const { router, navigate, arrive } = await openPageAndTitle()
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    await act(() => router.navigate('/en/search?page=2'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arrive()
    expect([location.search, router.state.location.pathname]).toEqual(['?page=2', '/en/search'])
  })

  it('can be closed whatever letters its URL has', async () => {
    const { router, navigate, clickCard, arrive } = await openPage()
    await act(async () => clickCard('/মুখোশ'))
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    await arrive()
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/en/search'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.pathname).toBe('/en/search'))
  })

  it('replaces another in its dialog, over the picture of its own card', async () => {
    const { clickCard, arrive } = await openPageAndTitle()
    await arrive()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tram 24' })).toHaveFocus())
    const dialog = screen.getByRole('dialog')
    // jsdom loads no pictures.
    const picture = Object.defineProperty(new Image(), 'currentSrc', { value: '/small.webp' })
    await act(async () => clickCard('/the-mask', picture))
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
