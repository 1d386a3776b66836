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
import MyBegun from './guest-continue-watching-row.tsx'

const network = globalThis.fetch
const ferry = aMovie({ id: 'ferry' as ContentId, link: '/ferry', title: 'The Last Ferry', isFree: true, runLengthSeconds: 100 })
const parts = [1, 2].map((number) => anEpisode(number, { id: `tram-${number}` as ContentId, runLengthSeconds: 100 }))
const tram = aSeries({ id: 'tram' as ContentId, link: '/tram', title: 'Tram 24', isFree: true, seasons: [aSeason(1, parts)] })

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const keep = (id: string, hour: number, secondsWatched: number, seriesId: string | null = null) => localProgress.save({
  contentId: id as ContentId, seriesId: seriesId as ContentId | null, contentType: seriesId ? 'episode' : 'movie',
  secondsWatched, runtimeSeconds: 100, watchedAt: at(hour),
})

const known = (titles: Title[], { movies = [], series = [] }: { movies?: string[]; series?: string[] }) =>
  queryClient.setQueryData(['titles', movies, series, 'english'], titles)

function open() {
  render(<App router={createMemoryRouter([{ path: '*', element: <MyBegun /> }])} />)
}

/** A server that grants every anonymous token and blocks all other requests until the test rejects them. */
let waiting: (() => void)[]
const answer: typeof fetch = (address) => {
  if ((address instanceof Request ? address.url : address.toString()).includes('anonymous-token')) return Promise.resolve(new Response('a token'))
  const refusal = Response.json({ errorCode: 'FORBIDDEN', message: '' }, { status: 403 })
  return new Promise((resolve) => waiting.push(() => resolve(refusal)))
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const places = () => screen.queryAllByRole('group', { name: 'Loading titles' })

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

describe('what somebody who is not signed in has to go on with', () => {
  it('is what they began here, by title, the one watched last first', () => {
    keep('ferry', 9, 40)
    keep('tram-1', 10, 99, 'tram')
    known([ferry, tram], { movies: ['ferry'], series: ['tram'] })
    open()
    expect(links()).toEqual(['/en/tram/tram-2/watch', '/en/ferry/ferry/watch?t=40'])
  })

  it('leads to its title where it is not for everybody any more', () => {
    keep('ferry', 9, 40)
    known([{ ...ferry, isFree: false }], { movies: ['ferry'] })
    open()
    expect(links()).toEqual(['/en/ferry'])
  })

  it('can be set aside and brought back, and is there again when it is watched again', async () => {
    keep('ferry', 9, 40)
    known([ferry], { movies: ['ferry'] })
    open()
    const aside = () => userEvent.click(screen.getByRole('button', { name: /The Last Ferry/ }))
    await aside()
    expect([links(), localProgress.all().length]).toEqual([[], 1])
    act(() => store.get(toastsAtom)[0]?.action?.onChoose())
    await waitFor(() => expect(links()).toHaveLength(1))
    await aside()
    act(() => keep('ferry', 11, 50))
    await waitFor(() => expect(links()).toEqual(['/en/ferry/ferry/watch?t=50']))
  })

  it('has its place while it is read, and none when it cannot be', async () => {
    keep('ferry', 9, 40)
    open()
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    expect(places()).toHaveLength(1)
    for (const refuse of waiting) refuse()
    await waitFor(() => expect(places()).toEqual([]))
  })

  it('is nothing, and has no place, where all of it is gone', () => {
    open()
    expect([links(), places()]).toEqual([[], []])
  })
})
