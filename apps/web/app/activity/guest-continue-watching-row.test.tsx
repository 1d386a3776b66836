import type { ContentId, Title } from '@ott/catalogue'
import { aMovie, anEpisode, aSeason, aSeries } from '@ott/catalogue/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { localProgress } from '../progress/local-progress-store.ts'
import { toastsAtom } from '../toasts/toasts.ts'
import GuestContinueWatchingRow from './guest-continue-watching-row.tsx'

const network = globalThis.fetch
const ferry = aMovie({ id: 'ferry' as ContentId, link: '/ferry', title: 'The Last Ferry', isFree: true, runLengthSeconds: 100 })
const parts = [1, 2].map((number) => anEpisode(number, { id: `tram-${number}` as ContentId, runLengthSeconds: 100 }))
const tram = aSeries({ id: 'tram' as ContentId, link: '/tram', title: 'Tram 24', isFree: true, seasons: [aSeason(1, parts)] })

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const save = (id: string, hour: number, secondsWatched: number, seriesId: string | null = null) => localProgress.save({
  contentId: id as ContentId, seriesId: seriesId as ContentId | null, contentType: seriesId ? 'episode' : 'movie',
  secondsWatched, runtimeSeconds: 100, watchedAt: at(hour),
})

const cacheTitles = (titles: Title[], { movies = [], series = [] }: { movies?: string[]; series?: string[] }) =>
  queryClient.setQueryData(['titles', movies, series, 'english'], titles)

function open() {
  render(<App router={createMemoryRouter([{ path: '*', element: <GuestContinueWatchingRow /> }])} />)
}

/** A server that grants every anonymous token and blocks all other requests until the test rejects them. */
let waiting: (() => void)[]
const answer: typeof fetch = (address) => {
  if ((address instanceof Request ? address.url : address.toString()).includes('anonymous-token')) return Promise.resolve(new Response('a token'))
  const refusal = Response.json({ errorCode: 'FORBIDDEN', message: '' }, { status: 403 })
  return new Promise((resolve) => waiting.push(() => resolve(refusal)))
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const skeletons = () => screen.queryAllByRole('group', { name: 'Loading titles' })

beforeEach(() => {
  localProgress.clear()
  queryClient.clear()
  waiting = []
  globalThis.fetch = answer
  store.set(authAtom, { status: 'loggedOut' })
  store.set(toastsAtom, [])
})
afterEach(() => {
  globalThis.fetch = network
})

describe('continue watching of a guest', () => {
  it('has the titles started in this browser, the last watched first', () => {
    save('ferry', 9, 40)
    save('tram-1', 10, 99, 'tram')
    cacheTitles([ferry, tram], { movies: ['ferry'], series: ['tram'] })
    open()
    expect(links()).toEqual(['/en/tram/tram-2/watch', '/en/ferry/ferry/watch?t=40'])
  })

  it('links to the title page if the title is no longer free', () => {
    save('ferry', 9, 40)
    cacheTitles([{ ...ferry, isFree: false }], { movies: ['ferry'] })
    open()
    expect(links()).toEqual(['/en/ferry'])
  })

  it('drops a dismissed title until undo, or until it is watched again', async () => {
    save('ferry', 9, 40)
    cacheTitles([ferry], { movies: ['ferry'] })
    open()
    const dismiss = () => userEvent.click(screen.getByRole('button', { name: /The Last Ferry/ }))
    await dismiss()
    expect([links(), localProgress.all().length]).toEqual([[], 1])
    act(() => store.get(toastsAtom)[0]?.action?.onChoose())
    await waitFor(() => expect(links()).toHaveLength(1))
    await dismiss()
    act(() => save('ferry', 11, 50))
    await waitFor(() => expect(links()).toEqual(['/en/ferry/ferry/watch?t=50']))
  })

  it('shows a skeleton while it loads, and none after a failure', async () => {
    save('ferry', 9, 40)
    open()
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    expect(skeletons()).toHaveLength(1)
    for (const reject of waiting) reject()
    await waitFor(() => expect(skeletons()).toEqual([]))
  })

  it('shows nothing without stored progress', () => {
    open()
    expect([links(), skeletons()]).toEqual([[], []])
  })
})
