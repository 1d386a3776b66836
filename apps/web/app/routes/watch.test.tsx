import { titleQuery } from '@ott/api-client'
import { aMovie } from '@ott/catalogue/testing'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, useRouteError } from 'react-router'
import { apiClient } from '../api/client.ts'
import { queryClient, reloadQueries } from '../api/query-client.ts'
import { store } from '../store.ts'
import { profileLeftEvent } from '../auth/auth-events.ts'
import { authAtom } from '../auth/auth-store.ts'
import { App } from '../testing.tsx'

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
