import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { store } from '../store.ts'
import { addEntry, cancelOpeningTitle, openingTitleAtom } from '../routing/opening-title.ts'
import { dismissToast, toastsAtom } from '../toasts/toasts.ts'
import { LinkInterceptor } from './link-interceptor.tsx'

describe('the links of a page', () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault())

  afterEach(() => act(cancelOpeningTitle))

  function open() {
    const router = createMemoryRouter([{
      path: '/en/genre/slow',
      loader: () => new Promise(() => {}),
    }, {
      path: '*',
      Component: () => (
        <>
          <a href="/en/movies"><b>Movies</b></a>
          <a href="/en/terms" target="_blank" rel="noreferrer">Terms</a>
          <a href="https://example.com/help">Help</a>
          <a href="//example.com">Elsewhere</a>
          <a href="#main">Skip</a>
          <a href="/en/genre/slow">Slow</a>
          <a href="/en/tram-24">Tram 24</a>
          <a href="/en/tram-24?plans">Prices</a>
          <a href="/en?page=2">Next</a>
          <a href="/bn?switch" hrefLang="bn">বাংলা</a>
          <a href="/en/shows" onClick={onClick}>Busy</a>
          <Outlet />
          <LinkInterceptor />
        </>
      ),
    }], { initialEntries: ['/en'] })
    render(<Provider store={store}><RouterProvider router={router} /></Provider>)
    return router
  }
  const opening = (locationKey: string) => ({ link: '/tram-24', href: '/en/tram-24', state: { over: '/en' }, locationKey, picture: null, clickedAt: 0, navigate: () => {} })

  /** Whether the browser is left to follow the link itself. */
  const isLeftToBrowser = async (name: string, how: object = {}) => {
    let isLeft = true
    // jsdom follows no links: a last listener checks whether the browser would have.
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', look)
    await act(async () => void fireEvent.click(screen.getByText(name), how))
    removeEventListener('click', look)
    return isLeft
  }

  it('are followed without loading a document', async () => {
    const router = open()
    expect(await isLeftToBrowser('Movies')).toBe(false)
    expect(router.state.location.pathname).toBe('/en/movies')
  })

  it('show a message without a connection, except to a page that was open before', async () => {
    const router = open()
    await isLeftToBrowser('Movies')
    await act(() => router.navigate('/en'))
    const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await isLeftToBrowser('Tram 24')
    expect([store.get(openingTitleAtom), router.state.location.pathname]).toEqual([null, '/en'])
    expect(store.get(toastsAtom)).toEqual([{ type: 'warning', messageId: 'network.offline' }])
    await isLeftToBrowser('Movies')
    expect(router.state.location.pathname).toBe('/en/movies')
    isOnLine.mockRestore()
    act(() => dismissToast('network.offline'))
  })

  it('are not prefetched without a connection', () => {
    jest.useFakeTimers()
    const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    fireEvent.pointerOver(screen.getByText('Movies'))
    act(() => jest.advanceTimersByTime(5_000))
    // Outside the site's router, prefetching a link throws.
    expect(screen.getByText('Movies')).toBeVisible()
    isOnLine.mockRestore()
    jest.useRealTimers()
  })

  it('open a title before the router navigates, unless a navigation is in progress', async () => {
    const router = open()
    await isLeftToBrowser('Slow')
    await isLeftToBrowser('Tram 24')
    expect([store.get(openingTitleAtom), router.state.location.pathname]).toEqual([null, '/en/tram-24'])
    await act(() => router.navigate('/en'))
    await isLeftToBrowser('Tram 24')
    expect([store.get(openingTitleAtom)?.link, router.state.location.pathname]).toEqual(['/tram-24', '/en'])
  })

  it('follow a title that is still opening, and cancel it unless they are its own', async () => {
    const router = open()
    const title = { ...opening(router.state.location.key), isReady: true }
    await act(async () => store.set(openingTitleAtom, title))
    addEntry(title)
    await isLeftToBrowser('Prices')
    expect([store.get(openingTitleAtom)?.link, router.state.historyAction]).toEqual(['/tram-24', 'PUSH'])
    await isLeftToBrowser('Movies')
    expect([store.get(openingTitleAtom), router.state.location.pathname]).toEqual([null, '/en/movies'])
  })

  it('of the same page cancel a title that is still opening', async () => {
    const router = open()
    await act(async () => store.set(openingTitleAtom, { ...opening(router.state.location.key), isReady: false }))
    await isLeftToBrowser('Next')
    expect([store.get(openingTitleAtom), router.state.location.search]).toEqual([null, '?page=2'])
  })

  it('are left to the browser if they lead to another site, window or language, or within the page', async () => {
    const router = open()
    for (const name of ['Terms', 'Help', 'Elsewhere', 'Skip', 'বাংলা']) expect([name, await isLeftToBrowser(name)]).toEqual([name, true])
    for (const how of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(await isLeftToBrowser('Movies', how)).toBe(true)
    }
    expect(router.state.location.pathname).toBe('/en')
  })

  it('whose click was prevented are ignored', async () => {
    const router = open()
    await isLeftToBrowser('Busy')
    expect(onClick).toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/en')
  })
})
