import identityDeferred from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
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
import deferred from './deferred-messages.en.json' with { type: 'json' }
import { UpdatePrompt, updateAtom } from './update-prompt.tsx'

const network = globalThis.fetch
// jsdom cannot load a document and logs an error.
const consoleError = jest.spyOn(console, 'error')
Object.assign(globalThis, { scrollTo: () => {} })
const [old, newer, latest] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']

let deployed: string

beforeEach(() => {
  deployed = old
  consoleError.mockReset()
  globalThis.fetch = async () => new Response(deployed)
  queryClient.clear()
  store.set(toastsAtom, [])
  store.set(updateAtom, { status: 'none' })
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
        <IntlProvider locale="en" messages={{ ...messages, ...identityDeferred, ...deferred } as never}>
          <RouterProvider router={router} />
          <ToastList />
        </IntlProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return router
}

/** The operator deploys another build; later the user focuses the tab again. */
async function deploy(build: string) {
  deployed = build
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const text = deferred['update.available']
const expectOffered = () => waitFor(() => expect(screen.getByText(text)).toBeVisible())

describe('the prompt for a newer build', () => {
  it('appears with the build and leaves the focus where it is', async () => {
    open()
    screen.getByRole('button', { name: 'Watch' }).focus()
    await deploy(old)
    expect(screen.queryByText(text)).toBeNull()
    await deploy(newer)
    await expectOffered()
    expect(screen.getByText(text).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByRole('button', { name: deferred['update.reload'] })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Watch' })).toHaveFocus()
  })

  it('stays dismissed until there is another build or a chunk of the page is missing', async () => {
    open()
    const dismiss = () => userEvent.click(screen.getByRole('button', { name: identityDeferred['session.dismiss'] }))
    await deploy(newer)
    await expectOffered()
    await dismiss()
    await deploy(newer)
    expect(screen.queryByText(text)).toBeNull()
    act(() => void dispatchEvent(new Event('vite:preloadError')))
    await expectOffered()
    await dismiss()
    await deploy(latest)
    await expectOffered()
  })

  it('is hidden in the player and shown again afterwards', async () => {
    const router = open()
    await deploy(newer)
    await expectOffered()
    await act(() => router.navigate('/film'))
    expect(screen.queryByText(text)).toBeNull()
    await act(() => router.navigate('/'))
    await expectOffered()
  })

  it('outlasts a long visit to the player, and so does its dismissal', async () => {
    jest.useFakeTimers()
    const router = open()
    const watchFor = async (minutes: number) => {
      await act(() => router.navigate('/film'))
      await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000))
      globalThis.fetch = () => new Promise(() => {})
      await act(() => router.navigate('/'))
    }
    await deploy(newer)
    await expectOffered()
    await watchFor(120)
    await expectOffered()
    act(() => screen.getByRole('button', { name: identityDeferred['session.dismiss'] }).click())
    await watchFor(120)
    expect(screen.queryByText(text)).toBeNull()
    expect(store.get(updateAtom)).toEqual({ status: 'dismissed', build: newer })
  })

  it('stays when signing out clears the toasts', async () => {
    open()
    await deploy(newer)
    await expectOffered()
    act(() => store.set(toastsAtom, []))
    await expectOffered()
  })

  it('ignores a response that is no build id, such as that of a captive portal', async () => {
    open()
    await deploy('<!doctype html>')
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('a missing chunk of the old build', () => {
  const loads = () => consoleError.mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length

  /** A chunk is missing on a page, and the user has left it when the server responds. */
  async function miss(elsewhere: string, build: string, before = build) {
    const answer = Promise.withResolvers<Response>()
    const router = open()
    await deploy(before)
    globalThis.fetch = () => answer.promise
    act(() => void dispatchEvent(new Event('vite:preloadError')))
    await act(() => router.navigate(elsewhere))
    await act(async () => answer.resolve(new Response(build)))
  }

  it('reloads an error page', async () => {
    await miss('/broken', newer)
    expect(loads()).toBe(1)
  })

  it('reloads an error page also if the newer build was not known yet', async () => {
    await miss('/broken', newer, old)
    expect(loads()).toBe(1)
  })

  it('reloads an error page that renders after the response', async () => {
    const router = open()
    await deploy(newer)
    await act(async () => void dispatchEvent(new Event('vite:preloadError')))
    expect(loads()).toBe(0)
    await act(() => router.navigate('/broken'))
    expect(loads()).toBe(1)
  })

  it('reloads neither the player nor an error page of the latest build', async () => {
    await miss('/film', newer)
    await miss('/broken', old)
    expect(loads()).toBe(0)
  })
})
