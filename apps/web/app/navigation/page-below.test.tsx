import { act, render, screen } from '@testing-library/react'
import { memo, useEffect } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation, useParams } from 'react-router'
import { PageBelow } from './page-below.tsx'
import type { Over } from './router-anchor.tsx'
import { useBackground } from './router-anchor.tsx'

let timesDrawn: number

const Page = memo(({ path }: { path: string }) => {
  useEffect(() => {
    timesDrawn += 1
  })
  const { pathname } = useLocation()
  const { locale } = useParams()
  return <p>{`${path} at ${pathname} in ${locale}`}</p>
})

function Frame() {
  const { pathname } = useLocation()
  const path = useBackground() ?? pathname
  return (
    <>
      <PageBelow path={path}><Page path={path} /></PageBelow>
      <Outlet />
    </>
  )
}

async function open(address: string, state: Over | null = null) {
  const [pathname = '', search = ''] = address.split('?')
  const router = createMemoryRouter(
    [{ path: '/:locale', Component: Frame, children: [{ path: '*', Component: () => <p>On top: {useLocation().pathname}</p> }] }],
    { initialEntries: [{ pathname, search, state }] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText(/^On top/)
  return router
}

beforeEach(() => {
  timesDrawn = 0
})

describe('a page below a dialog', () => {
  it('goes on seeing its own address and is not drawn again, neither when the dialog opens nor when it closes', async () => {
    const router = await open('/en/movies')
    await act(() => router.navigate('/en/login', { state: { over: '/en/movies' } }))
    expect(screen.getByText('On top: /en/login')).toBeDefined()
    expect(screen.getByText('/en/movies at /en/movies in en')).toBeDefined()
    await act(() => router.navigate(-1))
    expect(screen.getByText('On top: /en/movies')).toBeDefined()
    expect(timesDrawn).toBe(1)
  })

  it('gives way to the page that the dialog leads to', async () => {
    const router = await open('/en/movies')
    await act(() => router.navigate('/en/login', { state: { over: '/en/movies' } }))
    await act(() => router.navigate('/bn/shows', { replace: true }))
    expect(screen.getByText('/bn/shows at /bn/shows in bn')).toBeDefined()
  })

  it('is another one when the viewer steps to a dialog over another page', async () => {
    const router = await open('/en/movies')
    await act(() => router.navigate('/en/film', { state: { over: '/en/movies' } }))
    await act(() => router.navigate('/bn/film', { state: { over: '/bn/shows' } }))
    expect(screen.getByText('/bn/shows at /bn/film in bn')).toBeDefined()
  })

  it('stands below a dialog also when that was there first', async () => {
    const router = await open('/en/login', { over: '/en/movies' })
    expect(screen.getByText('/en/movies at /en/login in en')).toBeDefined()
    await act(() => router.navigate('/en/movies'))
    expect(screen.getByText('/en/movies at /en/movies in en')).toBeDefined()
  })
})
