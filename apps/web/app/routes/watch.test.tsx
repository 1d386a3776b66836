import { titleQuery } from '@ott/api-client'
import { aMovie, aSeries } from '@ott/catalogue/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, useParams, useRouteError } from 'react-router'
import { apiClient } from '../api/client.ts'
import { queryClient, reloadQueries } from '../api/query-client.ts'
import { store } from '../store.ts'
import { profileLeftEvent } from '../auth/auth-events.ts'
import { authAtom } from '../auth/auth-store.ts'
import { receiveEvents } from '../telemetry/track.ts'
import type { TrackedEvent } from '../telemetry/track.ts'
import { App } from '../testing.tsx'

// What the bundler makes of the messages.
jest.mock('virtual:messages/en', () => ({ __esModule: true, default: jest.requireActual('@ott/playback-feature/messages.en.json') }), { virtual: true })
jest.mock('virtual:messages/en/deferred', () => ({ __esModule: true, default: jest.requireActual('@ott/playback-feature/deferred-messages.en.json') }), { virtual: true })

const network = globalThis.fetch
const movie = aMovie({ link: '/ferry' })

afterEach(() => {
  globalThis.fetch = network
  queryClient.clear()
})

// React reports errors that a boundary catches.
jest.spyOn(console, 'error').mockImplementation(() => undefined)

const Failure = () => <p>{(useRouteError() as { code: string }).code}</p>

it('the page of a running video that parental control hides from now on says that it does not exist', async () => {
  globalThis.fetch = async () => Response.json({ errorCode: 'NOT_FOUND', message: '', requestId: '' }, { status: 404 })
  // The session is not restored, so that no player starts.
  store.set(authAtom, { status: 'idle' })
  queryClient.setQueryData(titleQuery(apiClient, '/ferry', 'english').queryKey, movie)
  // The module reads the document's timing, which jsdom has not.
  Object.assign(performance, { getEntriesByType: () => [] })
  const { default: Watch } = await import('./watch.tsx')
  const element = <Watch {...({ params: { locale: 'en', link: 'ferry', contentId: movie.id } } as unknown as Parameters<typeof Watch>[0])} />
  render(<App router={createMemoryRouter([{ path: '/:locale/:link/:contentId/watch', element, errorElement: <Failure /> }], { initialEntries: [`/en/ferry/${movie.id}/watch`] })} />)
  await act(async () => reloadQueries())
  expect(await screen.findByText('NOT_FOUND')).toBeInTheDocument()
})

it('the page of a running video is left when another profile is opened in another tab', async () => {
  globalThis.fetch = async () => new Response(null, { status: 503 })
  store.set(authAtom, { status: 'idle' })
  queryClient.setQueryData(titleQuery(apiClient, '/ferry', 'english').queryKey, movie)
  const { default: Watch } = await import('./watch.tsx')
  const element = <Watch {...({ params: { locale: 'en', link: 'ferry', contentId: movie.id } } as unknown as Parameters<typeof Watch>[0])} />
  const router = createMemoryRouter([{ path: '/:locale/:link/:contentId/watch', element }, { path: '*', element: <p>Home</p> }], { initialEntries: [`/en/ferry/${movie.id}/watch`] })
  render(<App router={router} />)
  await act(async () => void profileLeftEvent.emit())
  expect(router.state.location.pathname).toBe('/en')
})

it('an episode that is opened from the one before is requested as the next', async () => {
  // The stream stays open: a failed one would be requested again.
  globalThis.fetch = () => new Promise(() => {})
  const tracked: TrackedEvent[] = []
  receiveEvents((event) => tracked.push(event))
  store.set(authAtom, { status: 'loggedOut' })
  queryClient.setQueryData(titleQuery(apiClient, '/tram-24', 'english').queryKey, aSeries())
  const { default: Watch } = await import('./watch.tsx')
  const Page = () => <Watch {...({ params: { locale: 'en', link: 'tram-24', contentId: useParams().contentId } } as unknown as Parameters<typeof Watch>[0])} />
  render(<App router={createMemoryRouter([{ path: '/:locale/:link/:contentId/watch', element: <Page /> }], { initialEntries: ['/en/tram-24/e1/watch'] })} />)
  await screen.findByRole('region', { name: /^Player/ })
  fireEvent.keyDown(document.body, { key: 'n' })
  await waitFor(() => expect(requestsOf(tracked)).toEqual([['e1', 'button'], ['e2', 'next']]))
})

function requestsOf(tracked: TrackedEvent[]) {
  return tracked.flatMap(({ name, props }) => (name === 'Play_Request' && 'from' in props ? [[props.contentId, props.from]] : []))
}
