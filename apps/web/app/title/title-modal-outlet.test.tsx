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
async function aPage() {
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
  const over = { over: '/en/search' }
  const goOn = jest.fn((link: string) => void router.navigate(`/en${link}`, { state: over, replace: true }))
  const pressOn = (key: string, link = '/tram-24', picture: HTMLImageElement | null = null) =>
    openTitle({ link, href: `/en${link}`, over, on: key, picture, at: performance.now(), goOn: () => goOn(link) }, 'en')
  return { router, goOn, pressOn, arrive: () => act(async () => arrive()) }
}

async function aPressedCard() {
  const page = await aPage()
  await act(async () => page.pressOn(page.router.state.location.key))
  return page
}

afterEach(() => {
  stop()
  globalThis.fetch = network
  queryClient.clear()
})

describe('a title whose card was pressed', () => {
  it('is there before the router sets out for its address, and stays when that has come', async () => {
    const { router, goOn, pressOn, arrive } = await aPage()
    // No frame can pass within this.
    await act(async () => {
      pressOn(router.state.location.key)
      await titleModalHost()
      expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBeInTheDocument()
      expect([location.pathname, goOn.mock.calls.length]).toEqual(['/en/tram-24', 0])
    })
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1))
    expect([location.pathname, router.state.location.pathname]).toEqual(['/en/tram-24', '/en/search'])
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tram 24' })).toHaveFocus())
    const dialog = screen.getByRole('dialog')
    await arrive()
    expect(router.state.location.pathname).toBe('/en/tram-24')
    expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBe(dialog)
    expect(goOn).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['it is closed', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['the viewer goes back', () => history.back()],
  ])('leaves the page at its own address when %s before the router has set out', async (_, leave) => {
    const { router, goOn, pressOn, arrive } = await aPage()
    // No frame can pass within this.
    await act(async () => {
      pressOn(router.state.location.key)
      await titleModalHost()
      expect(location.pathname).toBe('/en/tram-24')
      leave()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await arrive()
    expect(goOn).not.toHaveBeenCalled()
    expect([location.pathname, router.state.location.pathname]).toEqual(['/en/search', '/en/search'])
  })

  it('leaves the page at its own address when it is closed while the router is on its way', async () => {
    const { router, goOn, arrive } = await aPressedCard()
    await waitFor(() => expect(goOn).toHaveBeenCalled())
    await userEvent.keyboard('{Escape}')
    await arrive()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/en/search')
  })

  it('goes with Back while the router is on its way', async () => {
    const { router, goOn, arrive } = await aPressedCard()
    await waitFor(() => expect(goOn).toHaveBeenCalled())
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arrive()
    await waitFor(() => expect([location.pathname, router.state.location.pathname]).toEqual(['/en/search', '/en/search']))
  })

  it.each([['on', cancelInstantNavigation], ['back', () => void fireEvent.popState(window)]])('does not come to whoever has gone %s before its dialog could be drawn', async (_, leave) => {
    const { router, goOn, pressOn } = await aPage()
    await act(async () => {
      pressOn(router.state.location.key)
      leave()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.pathname).toBe('/en/search')
    expect(goOn).not.toHaveBeenCalled()
  })

  it('can be closed whatever letters its address has', async () => {
    const { router, goOn, pressOn } = await aPage()
    await act(async () => pressOn(router.state.location.key, '/মুখোশ'))
    await waitFor(() => expect(goOn).toHaveBeenCalled())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.pathname).toBe('/en/search'))
  })

  it('takes the place of another in its dialog, over the picture of its own card', async () => {
    const { router, pressOn, arrive } = await aPressedCard()
    await arrive()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tram 24' })).toHaveFocus())
    const dialog = screen.getByRole('dialog')
    // jsdom loads no pictures.
    const picture = Object.defineProperty(new Image(), 'currentSrc', { value: '/small.webp' })
    await act(async () => pressOn(router.state.location.key, '/the-mask', picture))
    expect(screen.getByRole('dialog', { name: 'The Mask' })).toBe(dialog)
    expect(dialog.querySelector('img')?.src).toContain('/small.webp')
  })

  it('does not come again to whoever goes back', async () => {
    const { router, arrive } = await aPressedCard()
    await arrive()
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/tram-24'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/en/search')
  })
})
