import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { RouterNavigateOptions } from 'react-router'
import { store } from '../store.ts'
import { markNonLayoutPage, previousPageAtom } from '../routing/previous-page.ts'
import RouteAnnouncer from './route-announcer.tsx'

beforeEach(() => store.set(previousPageAtom, null))

const pages = [
  { path: 'en', element: <><title>Home</title><a href="/en/movies">New</a></> },
  { path: 'en/movies', element: <title>Movies</title> },
  { path: 'en/hilsa', element: <title>Hilsa</title> },
]

function Player() {
  useEffect(markNonLayoutPage, [])
  return <title>Watching</title>
}

/** A site whose player shares no layout with other pages. */
function open(path = '/en', isErrorPage = false) {
  const layout = (
    <>
      <nav><a href="/en">Beginning</a></nav>
      <main tabIndex={-1}><Outlet /></main>
      <RouteAnnouncer isErrorPage={isErrorPage} />
    </>
  )
  const router = createMemoryRouter([{ element: layout, children: pages }, { path: 'en/hilsa/1/watch', element: <Player /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return (path: string, options?: RouterNavigateOptions) => act(() => router.navigate(path, options))
}

const link = (name: string) => screen.getByRole('link', { name })
const announcement = () => screen.getByRole('status').textContent
const nextFrame = () => act(() => new Promise(requestAnimationFrame))

it('every page but the first is announced', async () => {
  const go = open()
  await nextFrame()
  expect(announcement()).toBe('')
  link('Beginning').focus()
  await go('/en/movies')
  await waitFor(() => expect(announcement()).toBe('Movies'))
  expect(link('Beginning')).toHaveFocus()
})

it('the focus moves to the new page if the focused element was removed', async () => {
  const go = open()
  await nextFrame()
  link('New').focus()
  await go('/en/movies')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('another query and a modal are not announced', async () => {
  const go = open()
  await nextFrame()
  link('Beginning').focus()
  await go('/en?search=tram')
  await go('/en/hilsa', { state: { over: '/en' } })
  await nextFrame()
  expect(announcement()).toBe('')
})

it('another query is not announced in browsers that do not focus a clicked link', async () => {
  const go = open()
  await nextFrame()
  await go('/en?season=2')
  await nextFrame()
  expect([announcement(), document.activeElement]).toEqual(['', document.body])
})

it('a title without a background is announced as a page', async () => {
  const go = open('/en', true)
  await nextFrame()
  await go('/en/hilsa', { state: { over: '/en' } })
  await waitFor(() => expect(announcement()).toBe('Hilsa'))
})

it('a page is announced on return from the player', async () => {
  const go = open('/en/hilsa')
  await go('/en/hilsa/1/watch')
  await go('/en/hilsa')
  await waitFor(() => expect(announcement()).toBe('Hilsa'))
  expect(screen.getByRole('main')).toHaveFocus()
})
