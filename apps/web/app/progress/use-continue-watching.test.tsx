import type { HistoryItem } from '@ott/api-client'
import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { aSession } from '@ott/identity/testing'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { currentPlanAtom } from '../billing/plan-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { useContinueWatching } from './use-continue-watching.ts'

const session = aSession()
const forAnyPlan = { isFree: false, hasPlanLimits: false, includedPlans: [], excludedPlans: [] }

const item = (id: string, changes: Partial<HistoryItem> = {}): HistoryItem => ({
  contentId: id as ContentId, secondsWatched: 50, runtimeSeconds: 100, watchedAt: new Date('2026-11-20T10:00:00Z'),
  card: aCard({ id: id as ContentId, link: `/${id}`, title: id }), seasonNumber: null, episodeNumber: null, episodeTitle: null, runLengthSeconds: 100, isDismissed: false, accessTerms: forAnyPlan, ...changes,
})

function Rows({ items }: { items: HistoryItem[] }) {
  return useContinueWatching(items).map(({ contentId, href, share, secondsLeft }) => <p key={contentId}>{[href, share, secondsLeft].join(' ')}</p>)
}

function shown(items: HistoryItem[]) {
  store.set(authAtom, { status: 'loggedIn', session })
  render(<App router={createMemoryRouter([{ path: '*', element: <Rows items={items} /> }])} />)
  return screen.queryAllByText(/^\/en/).map(({ textContent }) => textContent)
}

afterEach(() => {
  queryClient.clear()
  store.set(currentPlanAtom, { known: false })
})

describe('continue watching', () => {
  it('resumes at the saved position', () => {
    expect(shown([item('ferry')])).toEqual(['/en/ferry/ferry/watch?t=50 0.5 50'])
  })

  it('starts a new episode at its beginning, with its own run length', () => {
    const card = aCard({ type: 'series', link: '/tram', runLengthSeconds: null })
    expect(shown([item('tram-2', { card, secondsWatched: 0, runtimeSeconds: 35, runLengthSeconds: 3600, seasonNumber: 1, episodeNumber: 2 })])).toEqual(['/en/tram/tram-2/watch  3600'])
  })

  it('measures the progress by the film that plays, and shows the rest of the run length (PLAY-91)', () => {
    const card = aCard({ link: '/ferry', runLengthSeconds: 6720, durationSeconds: 40 })
    expect(shown([item('ferry', { card, secondsWatched: 30, runtimeSeconds: 40, runLengthSeconds: 6720 })])).toEqual(['/en/ferry/ferry/watch?t=30 0.75 1680'])
  })

  it('leaves out a title whose stand-in is finished, however long the title is (CAT-96)', () => {
    const card = aCard({ link: '/ferry', runLengthSeconds: 6720, durationSeconds: 40 })
    expect(shown([item('ferry', { card, secondsWatched: 38, runtimeSeconds: 40, runLengthSeconds: 6720 })])).toEqual([])
  })

  it('links to the title page without access', () => {
    store.set(currentPlanAtom, { known: true, subscription: null })
    expect(shown([item('ferry'), item('kash', { accessTerms: { ...forAnyPlan, isFree: true } })])).toEqual(['/en/ferry 0.5 50', '/en/kash/kash/watch?t=50 0.5 50'])
  })

  it('links to the watch page while the plan is unknown', () => {
    expect(shown([item('ferry')])).toEqual(['/en/ferry/ferry/watch?t=50 0.5 50'])
  })

  it('leaves out titles finished or dismissed since they were fetched', () => {
    expect(shown([item('ferry', { secondsWatched: 95 }), item('kash', { isDismissed: true }), item('jar')])).toEqual([expect.stringContaining('/jar')])
  })
})
