import { aCard } from '@ott/catalogue/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createBrowserRouter, Outlet } from 'react-router'
import { bringScreen } from '../navigation/screens.ts'
import { queryClient } from '../reading/query-client.ts'
import { App } from '../testing.tsx'
import { titleDialog } from './bring-title.ts'
import { forgetPressed, press } from './pressed-title.ts'
import { TitleOver } from './title-over.tsx'

const network = globalThis.fetch

bringScreen('search', () => null)

let stop = () => {}

/** A page that knows no more of a title than its card; the router is on its way to it until `arrive` is called. */
async function aPage() {
  globalThis.fetch = () => new Promise(() => {})
  queryClient.setQueryData(['found'], [aCard({ link: '/tram-24', title: 'Tram 24' })])
  await titleDialog()
  let arrive = () => {}
  const arrival = new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const routes = [{
    element: <><TitleOver /><Outlet /></>,
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
  const goOn = jest.fn(() => void router.navigate('/en/tram-24', { state: over, replace: true }))
  const pressOn = (key: string) => press({ link: '/tram-24', href: '/en/tram-24', over, on: key, goOn }, 'en')
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
      await titleDialog()
      expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBeInTheDocument()
      expect(goOn).not.toHaveBeenCalled()
    })
    const dialog = screen.getByRole('dialog')
    expect(location.pathname).toBe('/en/tram-24')
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1))
    expect(router.state.location.pathname).toBe('/en/search')
    await arrive()
    expect(router.state.location.pathname).toBe('/en/tram-24')
    expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBe(dialog)
    expect(goOn).toHaveBeenCalledTimes(1)
  })

  it('leaves the page at its own address when it is closed before the router has set out', async () => {
    const { router, goOn, pressOn, arrive } = await aPage()
    // No frame can pass within this.
    await act(async () => {
      pressOn(router.state.location.key)
      await titleDialog()
      fireEvent.keyDown(document.body, { key: 'Escape' })
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await arrive()
    expect(goOn).not.toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/en/search')
  })

  it('leaves the page at its own address when it is closed while the router is on its way', async () => {
    const { router, goOn, arrive } = await aPressedCard()
    await waitFor(() => expect(goOn).toHaveBeenCalled())
    await userEvent.keyboard('{Escape}')
    await arrive()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/en/search')
  })

  it.each([['before the router has set out', false], ['while the router is on its way', true]])('goes with Back %s', async (_, setsOut) => {
    const { router, goOn, arrive } = await aPressedCard()
    if (setsOut) await waitFor(() => expect(goOn).toHaveBeenCalled())
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await arrive()
    await waitFor(() => expect([location.pathname, router.state.location.pathname]).toEqual(['/en/search', '/en/search']))
  })

  it.each([['on', forgetPressed], ['back', () => void fireEvent.popState(window)]])('does not come to whoever has gone %s before its dialog could be drawn', async (_, leave) => {
    const { router, goOn, pressOn } = await aPage()
    await act(async () => {
      pressOn(router.state.location.key)
      leave()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.pathname).toBe('/en/search')
    expect(goOn).not.toHaveBeenCalled()
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
