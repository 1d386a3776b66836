import laterIdentity from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, data, RouterProvider } from 'react-router'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { queryClient } from '../api/query-client.ts'
import { store } from '../store.ts'
import ToastList from '../toasts/toast-list.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import messages from '../i18n/messages.en.json' with { type: 'json' }
import later from './deferred-messages.en.json' with { type: 'json' }
import { UpdatePrompt, updateAtom } from './update-prompt.tsx'

const network = globalThis.fetch
// jsdom cannot load a document and logs an error.
const complained = jest.spyOn(console, 'error')
Object.assign(globalThis, { scrollTo: () => {} })
const [old, newer, newest] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']

let sent: string

beforeEach(() => {
  sent = old
  complained.mockReset()
  globalThis.fetch = async () => new Response(sent)
  queryClient.clear()
  store.set(toastsAtom, [])
  store.set(updateAtom, { is: 'none' })
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = network
})

/** Pages with the update prompt, and two without it: the player and an error page. */
function open() {
  const page = <><button type="button">Watch</button><UpdatePrompt own={old} /></>
  const broken = { loader: () => { throw data(null, { status: 500 }) }, errorElement: <ErrorScreen /> }
  const router = createMemoryRouter([{ path: '/', element: page }, { path: '/film', element: null }, { path: '/broken', ...broken }])
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" messages={{ ...messages, ...laterIdentity, ...later } as never}>
          <RouterProvider router={router} />
          <ToastList />
        </IntlProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return router
}

/** The operator deploys another build; later the user focuses the tab again. */
async function ship(build: string) {
  sent = build
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const text = later['update.available']
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
    expect(screen.getByRole('button', { name: later['update.reload'] })).toBeVisible()
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

  it('is there after a film however long, and stays put away through one', async () => {
    jest.useFakeTimers()
    const router = open()
    const watchFor = async (minutes: number) => {
      await act(() => router.navigate('/film'))
      await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000))
      globalThis.fetch = () => new Promise(() => {})
      await act(() => router.navigate('/'))
    }
    await ship(newer)
    await isOffered()
    await watchFor(120)
    await isOffered()
    act(() => screen.getByRole('button', { name: laterIdentity['session.dismiss'] }).click())
    await watchFor(120)
    expect(screen.queryByText(text)).toBeNull()
    expect(store.get(updateAtom)).toEqual({ is: 'putAway', build: newer })
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

describe('a part of the old build that is gone', () => {
  const loads = () => complained.mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length

  /** A chunk is missing on a page, and the user has left it when the server responds. */
  async function miss(elsewhere: string, build: string, before = build) {
    const answer = Promise.withResolvers<Response>()
    const router = open()
    await ship(before)
    globalThis.fetch = () => answer.promise
    act(() => void dispatchEvent(new Event('vite:preloadError')))
    await act(() => router.navigate(elsewhere))
    await act(async () => answer.resolve(new Response(build)))
  }

  it('brings the new one where an error page took the place of what needs it', async () => {
    await miss('/broken', newer)
    expect(loads()).toBe(1)
  })

  it('does so too where nobody had heard of the new one', async () => {
    await miss('/broken', newer, old)
    expect(loads()).toBe(1)
  })

  it('does so too where the server answered before the error page came', async () => {
    const router = open()
    await ship(newer)
    await act(async () => void dispatchEvent(new Event('vite:preloadError')))
    expect(loads()).toBe(0)
    await act(() => router.navigate('/broken'))
    expect(loads()).toBe(1)
  })

  it('leaves a film alone that was gone on to, and an error page that no other build would mend', async () => {
    await miss('/film', newer)
    await miss('/broken', old)
    expect(loads()).toBe(0)
  })
})
