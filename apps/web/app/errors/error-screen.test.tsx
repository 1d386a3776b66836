import { ApiError } from '@ott/api-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { RouterProvider, createMemoryRouter, data } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { ErrorScreen } from './error-screen.tsx'
import { receiveEvents } from '../telemetry/track.ts'
import type { TrackedEvent } from '../telemetry/track.ts'
import messages from '../i18n/messages.en.json' with { type: 'json' }

/** Newer browsers return a promise, which the DOM types do not say. */
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve() as unknown as void)

/** Renders the error screen of a loader that throws; returns the function to leave it. */
function open(thrown: unknown): () => void {
  const routes = [{ path: '*', element: <p>The page</p>, errorElement: <ErrorScreen />, loader: () => Promise.reject(thrown as Error), hydrateFallbackElement: <p>Loading</p> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/en/extra-time'] })
  return render(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="en" messages={messages as never}>
        <RouterProvider router={router} />
      </IntlProvider>
    </QueryClientProvider>,
  ).unmount
}

const refusal = { code: 'NOT_IN_YOUR_COUNTRY', title: 'Extra Time' } as const

it.each([
  ['on the web server', data(refusal, { status: 403 })],
  ['in the browser', new ApiError(403, refusal.code, refusal)],
])('names a title that is not available in the country, rejected %s', async (_where, thrown) => {
  open(thrown)
  expect(await screen.findByRole('heading', { name: 'Not available in your country' })).toBeInTheDocument()
  expect(screen.getByText(/rights to show “Extra Time” where you are/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
})

it('scrolls to the top, also in place of a modal', async () => {
  scrollTo.mockClear()
  const leave = open(new ApiError(410, 'GONE', { title: 'Extra Time' } as never))
  await screen.findByRole('heading', { name: 'No longer available' })
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(leave).not.toThrow()
})

it('offers a retry only for temporary errors', async () => {
  open(new ApiError(0, 'OFFLINE', {}))
  expect(await screen.findByRole('link', { name: 'Try again' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeInTheDocument()
})

it('reports an unknown URL', async () => {
  open(new ApiError(404, 'NOT_FOUND', {}))
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/en/search')
})

it.each([
  ['on the web server', data({ code: 'RATE_LIMITED', message: 'Try again in 2 minutes.' }, { status: 429 })],
  ['in the browser', new ApiError(429, 'RATE_LIMITED', { message: 'Try again in 2 minutes.' })],
])('shows the server’s message about a rate limit, rejected %s', async (_where, thrown) => {
  open(thrown)
  expect(await screen.findByText('Try again in 2 minutes.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Try again' })).toBeInTheDocument()
})

const requestId = '0f8a52f7-5a53-4e4c-9a35-8f4f39a5a3f0'

it.each([
  ['on the web server', data({ code: 'UNAVAILABLE', requestId }, { status: 503 })],
  ['in the browser', new ApiError(503, 'UNAVAILABLE', { requestId })],
])('reports a failed request with its id, rejected %s', async (_where, thrown) => {
  const tracked = trackedEvents()
  open(thrown)
  await waitFor(() => expect(tracked).toMatchObject([{ name: 'App_Error_Reported', props: { errorClass: 'ApiError', requestId } }]))
})

it('reports no unknown URL as an error of the site', async () => {
  const tracked = trackedEvents()
  open(data(null, { status: 404 }))
  await screen.findByRole('heading', { name: 'Page not found' })
  // The report of the next error comes after any earlier one.
  open(new RangeError('no'))
  await waitFor(() => expect(tracked).toMatchObject([{ props: { errorClass: 'RangeError' } }]))
})

function trackedEvents(): TrackedEvent[] {
  const tracked: TrackedEvent[] = []
  receiveEvents((event) => tracked.push(event))
  // Those of other tests.
  tracked.length = 0
  return tracked
}
