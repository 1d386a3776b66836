import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { RouteLayer, useLayer, useLayers } from './layers.tsx'

function Layout() {
  const { page, modal } = useLayers()
  return <><main><RouteLayer {...page} /></main>{modal && <RouteLayer {...modal} />}</>
}

function Movies() {
  const { query } = useLayer()
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Sorted by {query.get('sort')}, pressed {count} times</button>
}

function Title() {
  const { type, pathname } = useLayer()
  return <p>{pathname} as {type}</p>
}

function open(...initialEntries: (string | { pathname: string; state: unknown })[]) {
  const children = [{ path: '/en/movies', element: <Movies /> }, { path: '/en/help', element: <p>Help</p> }, { path: '/en/*', element: <Title /> }]
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries })
  render(<RouterProvider router={router} />)
  return (path: string | number, state?: unknown) => act(() => (typeof path === 'number' ? router.navigate(path) : router.navigate(path, { state })))
}

it('a page under a modal keeps its state and its own query, also when the modal closes', async () => {
  const go = open('/en/movies?sort=new')
  await userEvent.click(screen.getByRole('button'))
  await go('/en/tram-24', { over: '/en/movies?sort=new' })
  expect(screen.getByText('/en/tram-24 as modal')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sorted by new, pressed 1 times' })).toBeVisible()
  await go(-1)
  expect(screen.queryByText('/en/tram-24 as modal')).toBeNull()
  expect(screen.getByRole('button', { name: 'Sorted by new, pressed 1 times' })).toBeVisible()
})

it('a title without a background is a page', () => {
  open('/en/tram-24')
  expect(screen.getByText('/en/tram-24 as page')).toBeVisible()
})

it('a title page stays mounted under another title', async () => {
  const go = open('/en/tram-24')
  await go('/en/the-mask', { over: '/en/tram-24' })
  expect(screen.getByText('/en/tram-24 as page')).toBeVisible()
  expect(screen.getByText('/en/the-mask as modal')).toBeVisible()
})

it('a modal whose background this document has not rendered is a page', () => {
  open({ pathname: '/en/tram-24', state: { over: '/en/genre/drama' } })
  expect(screen.getByText('/en/tram-24 as page')).toBeVisible()
})

it('a page that cannot host a modal is no background', async () => {
  const go = open('/en/help')
  await go('/en/tram-24', { over: '/en/help' })
  expect(screen.getByText('/en/tram-24 as page')).toBeVisible()
  expect(screen.queryByText('Help')).toBeNull()
})

it('Back to a modal renders its background again', async () => {
  const go = open('/en/movies')
  await go('/en/tram-24', { over: '/en/movies' })
  await go('/en/help')
  await go(-1)
  expect(screen.getByText('/en/tram-24 as modal')).toBeVisible()
  expect(screen.getByRole('button')).toBeVisible()
})
