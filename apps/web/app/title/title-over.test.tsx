import { aCard } from '@ott/catalogue/testing'
import catalogueMessages from '@ott/catalogue-feature/messages.en.json' with { type: 'json' }
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { bringScreen } from '../navigation/screens.ts'
import { queryClient } from '../reading/query-client.ts'
import { store } from '../store.ts'
import { titleDialog } from './bring-title.ts'
import { press } from './pressed-title.ts'
import { TitleOver } from './title-over.tsx'

const network = globalThis.fetch

bringScreen('search', () => null)

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
  const router = createMemoryRouter(routes, { initialEntries: ['/en/search'] })
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" messages={catalogueMessages as never} onError={() => {}}>
          <RouterProvider router={router} />
        </IntlProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return { router, arrive: () => act(async () => arrive()) }
}

async function aPressedCard() {
  const page = await aPage()
  await act(async () => {
    press('/tram-24', page.router.state.location.key)
    void page.router.navigate('/en/tram-24', { state: { over: '/en/search' } })
  })
  return page
}

afterEach(() => {
  globalThis.fetch = network
  queryClient.clear()
})

describe('a title whose card was pressed', () => {
  it('is there before its address, and stays when that has come', async () => {
    const { router, arrive } = await aPressedCard()
    const dialog = screen.getByRole('dialog', { name: 'Tram 24' })
    expect(router.state.location.pathname).toBe('/en/search')
    await arrive()
    expect(router.state.location.pathname).toBe('/en/tram-24')
    expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBe(dialog)
  })

  it('leaves the page at its own address when it is closed before the title’s has come', async () => {
    const { router, arrive } = await aPressedCard()
    await userEvent.keyboard('{Escape}')
    await arrive()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/en/search')
  })

  it('does not come again to whoever goes back', async () => {
    const { router, arrive } = await aPressedCard()
    await arrive()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/en/search')
  })

  it('does not come to whoever had gone on before its dialog could be drawn, nor when they go back', async () => {
    const { router, arrive } = await aPage()
    const { key } = router.state.location
    await arrive()
    await act(() => router.navigate('/en/search?search=tram'))
    await act(async () => press('/tram-24', key))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => router.navigate(-1))
    expect(router.state.location.key).toBe(key)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
