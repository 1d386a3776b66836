import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { store } from '../store.ts'
import { forgetPressed, pressedTitleAtom } from '../routing/instant-location.ts'
import { dismissToast, toastsAtom } from '../toasts/toasts.ts'
import { FollowLinks, openingOf } from './link-interceptor.tsx'

describe('a link', () => {
  const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, state })

  it('to a title or to sign-in opens over the page that is there, and leaves that where it was scrolled to', () => {
    const over = { state: { over: '/en/movies?sort=new', from: '/en/movies?sort=new' }, preventScrollReset: true }
    expect(['/en/tram-24', '/en/login?redirect=%2Fen'].map((href) => openingOf(href, at('/en/movies', '?sort=new')))).toEqual([over, over])
  })

  it('in a dialog to another keeps the page below, and the dialog it came from', () => {
    const dialog = at('/en/tram-24', '', { over: '/en/movies' })
    expect(openingOf('/en/the-last-ferry', dialog).state).toEqual({ over: '/en/movies', from: '/en/tram-24' })
  })

  it('to a page or to a film takes the place of what is there', () => {
    expect(['/en/shows', '/en/tram-24/e1/watch'].map((href) => openingOf(href, at('/en/movies')))).toEqual([{}, {}])
  })

  it('opens over nothing that cannot lie below', () => {
    expect(openingOf('/en/tram-24', at('/en/settings'))).toEqual({})
  })

  it('to the same page with another query keeps what stands below, and to the same address makes no second entry', () => {
    const dialog = at('/en/tram-24', '', { over: '/en' })
    expect(openingOf('/en/tram-24?plans', dialog)).toEqual({ state: { over: '/en', from: '/en/tram-24' }, preventScrollReset: true })
    expect(openingOf('/en/tram-24', dialog)).toMatchObject({ replace: true })
    expect(openingOf('/en/genre/drama?page=2', at('/en/genre/drama'))).toMatchObject({ preventScrollReset: false })
  })

  it('to another season takes the place of the one that is shown: no step in the history, in the page or over one', () => {
    const state = { over: '/en', from: '/en/movies' }
    expect(openingOf('/en/tram-24?season=2', at('/en/tram-24'))).toEqual({ state: null, preventScrollReset: true, replace: true })
    expect(openingOf('/en/tram-24?season=1', at('/en/tram-24', '?season=2', state))).toEqual({ state, preventScrollReset: true, replace: true })
    expect(openingOf('/en/tram-24?season=2', at('/en'))).not.toHaveProperty('replace')
  })
})

describe('the links of a page', () => {
  const pressed = jest.fn((event: React.MouseEvent) => event.preventDefault())

  afterEach(() => act(forgetPressed))

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
          <a href="/en/shows" onClick={pressed}>Busy</a>
          <Outlet />
          <FollowLinks />
        </>
      ),
    }], { initialEntries: ['/en'] })
    render(<Provider store={store}><RouterProvider router={router} /></Provider>)
    return router
  }
  const aPress = (on: string) => ({ link: '/tram-24', href: '/en/tram-24', over: { over: '/en' }, on, picture: null, at: 0, goOn: () => {} })

  /** Whether the browser is left to follow the link itself. */
  const isLeftToBrowser = async (name: string, how: object = {}) => {
    let isLeft = true
    // jsdom follows no link: the last listener of all sees whether it would have been.
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', look)
    await act(async () => void fireEvent.click(screen.getByText(name), how))
    removeEventListener('click', look)
    return isLeft
  }

  it('are followed without loading a page', async () => {
    const router = open()
    expect(await isLeftToBrowser('Movies')).toBe(false)
    expect(router.state.location.pathname).toBe('/en/movies')
  })

  it('leave the page where it is when there is no connection and theirs was not open before, and say so', async () => {
    const router = open()
    await isLeftToBrowser('Movies')
    await act(() => router.navigate('/en'))
    const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await isLeftToBrowser('Tram 24')
    expect([store.get(pressedTitleAtom), router.state.location.pathname]).toEqual([null, '/en'])
    expect(store.get(toastsAtom)).toEqual([{ type: 'warning', says: 'page.noConnection' }])
    await isLeftToBrowser('Movies')
    expect(router.state.location.pathname).toBe('/en/movies')
    isOnLine.mockRestore()
    act(() => dismissToast('page.noConnection'))
  })

  it('are not brought ahead without a connection, however long a pointer rests on them', () => {
    jest.useFakeTimers()
    const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    fireEvent.pointerOver(screen.getByText('Movies'))
    act(() => jest.advanceTimersByTime(5_000))
    // Outside of the site's own router a link that is brought ahead takes the page down.
    expect(screen.getByText('Movies')).toBeVisible()
    isOnLine.mockRestore()
    jest.useRealTimers()
  })

  it('show a pressed title before the router sets out, but where that was on its way elsewhere', async () => {
    const router = open()
    await isLeftToBrowser('Slow')
    await isLeftToBrowser('Tram 24')
    expect([store.get(pressedTitleAtom), router.state.location.pathname]).toEqual([null, '/en/tram-24'])
    await act(() => router.navigate('/en'))
    await isLeftToBrowser('Tram 24')
    expect([store.get(pressedTitleAtom)?.link, router.state.location.pathname]).toEqual(['/tram-24', '/en'])
  })

  it('lead on from a title that is shown before the router has come to it, and leave it in sight where they ask about it', async () => {
    const router = open()
    const shown = { ...aPress(router.state.location.key), isHere: true }
    await act(async () => store.set(pressedTitleAtom, shown))
    await isLeftToBrowser('Prices')
    expect([store.get(pressedTitleAtom), router.state.location.state]).toEqual([shown, { over: '/en', from: '/en/tram-24' }])
    await isLeftToBrowser('Movies')
    expect(store.get(pressedTitleAtom)).toBeNull()
  })

  it('of the page that is there take back a title that is not shown yet', async () => {
    const router = open()
    await act(async () => store.set(pressedTitleAtom, { ...aPress(router.state.location.key), isHere: false }))
    await isLeftToBrowser('Next')
    expect([store.get(pressedTitleAtom), router.state.location.search]).toEqual([null, '?page=2'])
  })

  it('are the browser’s where they lead away, into another window or language, or within the page', async () => {
    const router = open()
    for (const name of ['Terms', 'Help', 'Elsewhere', 'Skip', 'বাংলা']) expect([name, await isLeftToBrowser(name)]).toEqual([name, true])
    for (const how of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(await isLeftToBrowser('Movies', how)).toBe(true)
    }
    expect(router.state.location.pathname).toBe('/en')
  })

  it('that somebody else has answered are left alone', async () => {
    const router = open()
    await isLeftToBrowser('Busy')
    expect(pressed).toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/en')
  })
})
