import laterIdentity from '@ott/identity-feature/later-messages.en.json' with { type: 'json' }
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { queryClient } from '../reading/query-client.ts'
import { store } from '../store.ts'
import ToastList from '../toasts/toast-list.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import later from './later-messages.en.json' with { type: 'json' }
import { NewBuildOffer, newBuildAtom } from './new-build-offer.tsx'

const network = globalThis.fetch
const [old, newer, newest] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']

let sent: string

beforeEach(() => {
  sent = old
  globalThis.fetch = async () => new Response(sent)
  queryClient.clear()
  store.set(toastsAtom, [])
  store.set(newBuildAtom, { is: 'none' })
})
afterEach(() => {
  globalThis.fetch = network
})

/** Pages that offer a newer build, and the film's, which does not. */
function open() {
  const page = <><button type="button">Watch</button><NewBuildOffer own={old} /></>
  const router = createMemoryRouter([{ path: '/', element: page }, { path: '/film', element: null }])
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" messages={{ ...laterIdentity, ...later } as never}>
          <RouterProvider router={router} />
          <ToastList />
        </IntlProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return router
}

/** The operator ships another build, and a while later somebody looks at the tab again. */
async function ship(build: string) {
  sent = build
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const text = later['newBuild.isHere']
const isOffered = () => waitFor(() => expect(screen.getByText(text)).toBeVisible())

describe('the offer of a newer build', () => {
  it('comes with the build, without taking the focus, and asks for nothing before', async () => {
    open()
    screen.getByRole('button', { name: 'Watch' }).focus()
    await ship(old)
    expect(screen.queryByText(text)).toBeNull()
    await ship(newer)
    await isOffered()
    expect(screen.getByText(text).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByRole('button', { name: later['newBuild.reload'] })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Watch' })).toHaveFocus()
  })

  it('stays away once it is put away, until there is another one or a part of the page is missing', async () => {
    open()
    const putAway = () => userEvent.click(screen.getByRole('button', { name: laterIdentity['session.dismiss'] }))
    await ship(newer)
    await isOffered()
    await putAway()
    await ship(newer)
    expect(screen.queryByText(text)).toBeNull()
    act(() => void dispatchEvent(new Event('vite:preloadError')))
    await isOffered()
    await putAway()
    await ship(newest)
    await isOffered()
  })

  it('is not there while a film is, and again afterwards', async () => {
    const router = open()
    await ship(newer)
    await isOffered()
    await act(() => router.navigate('/film'))
    expect(screen.queryByText(text)).toBeNull()
    await act(() => router.navigate('/'))
    await isOffered()
  })

  it('stays when somebody signs out, who takes their messages along', async () => {
    open()
    await ship(newer)
    await isOffered()
    act(() => store.set(toastsAtom, []))
    await isOffered()
  })

  it('is not made of what is no build, as where a network asks to be signed in to', async () => {
    open()
    await ship('<!doctype html>')
    expect(screen.queryByText(text)).toBeNull()
  })
})
