import type { ContentId } from '@ott/catalogue'
import { aMovie, aSeries } from '@ott/catalogue/testing'
import { aSession } from '@ott/identity/testing'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { currentPlanAtom } from '../billing/plan-store.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { TitleWatchButton } from './watch-button.tsx'

const session = aSession()
const network = globalThis.fetch

beforeEach(() => {
  globalThis.fetch = async () => Response.json({ isInWatchList: false, progress: [] })
  queryClient.clear()
})
afterEach(() => {
  globalThis.fetch = network
})

const open = (address: string, shown: ReactElement) =>
  render(<App router={createMemoryRouter([{ path: '/:locale/*', element: shown }], { initialEntries: [address] })} />)

describe('the watch button of a title that needs a plan', () => {
  const subscribe = () => screen.findByRole('link', { name: 'Subscribe to Watch' })
  const paid = <TitleWatchButton title={aMovie()} place="details" />

  it('opens the prices over the title for a signed-out user', async () => {
    store.set(authAtom, { status: 'loggedOut' })
    open('/en/the-last-ferry', paid)
    expect(await subscribe()).toHaveAttribute('href', '/en/the-last-ferry?plans')
  })

  it('links to the plans page for a signed-in user', async () => {
    store.set(authAtom, { status: 'loggedIn', session })
    store.set(currentPlanAtom, { known: true, subscription: null })
    open('/en/the-last-ferry', paid)
    expect(await subscribe()).toHaveAttribute('href', '/en/plans?title=%2Fthe-last-ferry')
  })
})

describe('the watch button of a title in progress', () => {
  const tram = aSeries({ isFree: true, link: '/tram-24' })

  beforeEach(() => {
    store.set(authAtom, { status: 'loggedOut' })
    localProgress.save({
      contentId: 'e2' as ContentId, contentType: 'episode', seriesId: tram.id, secondsWatched: 40, runtimeSeconds: 100, watchedAt: new Date(),
    })
  })

  it('shows in the details how much of the episode is left', async () => {
    open('/en/tram-24', <TitleWatchButton title={tram} place="details" />)
    expect(await screen.findByRole('link', { name: /^Resume S1 E2 1\smin left$/ })).toHaveAttribute('href', '/en/tram-24/e2/watch?t=40')
  })

  it('shows in the hero only what to resume', async () => {
    open('/en/shows', <TitleWatchButton title={tram} place="hero" />)
    expect(await screen.findByRole('link', { name: 'Resume S1 E2' })).toBeInTheDocument()
  })
})
