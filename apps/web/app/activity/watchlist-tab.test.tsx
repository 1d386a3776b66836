import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { aSession } from '@ott/identity/testing'
import type { ProfileId } from '@ott/identity'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { WatchlistTab } from './watchlist-tab.tsx'

const session = aSession()
const profileId = session.profileId as ProfileId

beforeEach(() => localStorage.clear())
afterEach(() => {
  store.set(authAtom, { status: 'loggedOut' })
  queryClient.clear()
})

it('the watchlist shows release dates and last days', () => {
  const items = [
    aCard({ id: 'soon' as ContentId, badge: 'comingSoon', releasesAt: new Date('2027-02-03T00:00:00+05:30') }),
    aCard({ id: 'leaving' as ContentId, leavesAt: new Date(2027, 1, 6) }),
  ]
  queryClient.setQueryData(['myList', profileId, 'english', 'all'], { pages: [{ items, total: 2 }], pageParams: [0] })
  store.set(authAtom, { status: 'loggedIn', session })
  render(<App router={createMemoryRouter([{ path: '*', element: <WatchlistTab profileId={profileId} /> }])} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringContaining('Coming 3 February 2027'), expect.stringContaining('Until 5 February 2027')])
})
