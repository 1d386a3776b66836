import { moreModulesQuery, pageQuery } from '@ott/api-client'
import type { PageModule } from '@ott/catalogue'
import { aCard } from '@ott/catalogue/testing'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { BrowseScreen } from './browse-screen.tsx'

const network = globalThis.fetch

beforeEach(() => {
  queryClient.clear()
  globalThis.fetch = () => new Promise(() => {})
})
afterEach(() => {
  globalThis.fetch = network
})

const tray = (at: number): PageModule => ({ id: `row-${at}`, kind: 'tray', title: `Row ${at}`, orientation: 'portrait', seeAll: null, cards: [aCard({ link: `/film-${at}` })] })
const room = (kind: 'hero' | 'continueWatching' | 'becauseWatched'): PageModule => ({ ...tray(0), id: kind, kind, cards: [] })

/** Ten rows, of this many in all. */
function storeFirstRows(total: number) {
  const modules = Array.from({ length: 10 }, (_, at) => tray(at + 1))
  queryClient.setQueryData(pageQuery(apiClient, 'home', 'english').queryKey, { id: 'home', title: 'Home', description: '', modules, total })
}

/** Ten rows followed by these; `idle`: a session is being restored. */
function open(further: PageModule[], status: 'idle' | 'loggedOut' = 'idle') {
  store.set(authAtom, { status })
  storeFirstRows(10 + further.length)
  queryClient.setQueryData(moreModulesQuery(apiClient, 'home', 'english', 10).queryKey, further)
  render(<App router={createMemoryRouter([{ path: '*', element: <BrowseScreen page="home" /> }])} />)
  const places = new Set(screen.queryAllByRole('group', { name: 'Loading titles' }))
  return [...places, ...screen.getAllByRole('heading', { level: 2 })]
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .slice(10)
    .map((each) => (places.has(each) ? 'room' : each.textContent))
}

it('space for the personal rows is reserved at their position, also after the tenth row', () => {
  expect(open([tray(11), room('continueWatching'), tray(13)])).toEqual(['Row 11', 'room', 'room', 'Row 13'])
})

it('space for the recommendations is reserved at their position', () => {
  expect(open([room('becauseWatched'), tray(12)])).toEqual(['room', 'Row 12'])
})

it('no space for personal rows is reserved for a signed-out user', () => {
  expect(open([room('continueWatching'), tray(12), room('becauseWatched')], 'loggedOut')).toEqual(['Row 12'])
})

it('a hero that is not first is not rendered as a row', () => {
  const hero = { ...room('hero'), cards: [aCard()] } as PageModule
  expect(open([hero, tray(12), room('becauseWatched')])).toEqual(['Row 12', 'room'])
})

it.each([false, true])('the rows that are not loaded yet have their space (near: %s)', (isNear) => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) { this.#report = report }
      observe() { this.#report([{ isIntersecting: isNear }]) }
      disconnect() {}
    },
  })
  store.set(authAtom, { status: 'loggedOut' })
  storeFirstRows(24)
  const { container } = render(<App router={createMemoryRouter([{ path: '*', element: <BrowseScreen page="home" /> }])} />)
  expect(container.querySelector<HTMLElement>('[style*="--rows"]')?.style.getPropertyValue('--rows')).toBe('14')
})
