import type { ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { IntlProvider } from 'react-intl'
import { createQueryClient } from '../api/query-client.ts'
import { onProfileLeft } from '../auth/auth-events.ts'
import { authAtom, dispatchAuth } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { useTitleState } from './use-watch-context.ts'
import { store } from '../store.ts'
import { localProgress } from './local-progress-store.ts'
import { useSaveProgress } from './use-save-progress.ts'

const ferry = 'ferry' as ContentId
const session = aSession()

const place = (secondsWatched: number) => ({
  contentId: ferry, contentType: 'movie' as const, seriesId: null, secondsWatched, runtimeSeconds: 100, watchedAt: new Date('2026-11-20T10:00:00Z'),
})

/** A server that saves progress when the test releases it, and responds to reads at once. */
function startSlowServer() {
  const requests: string[] = []
  const waiting: ((status: number) => void)[] = []
  let saved: object[] = []
  globalThis.fetch = async (_input, { method = 'GET', body, signal } = {}) => {
    requests.push(method)
    if (method === 'GET') return Response.json({ isInWatchList: false, progress: saved })
    signal?.throwIfAborted()
    const status = await new Promise<number>((resolve) => { waiting.push(resolve) })
    if (status === 204 && typeof body === 'string') saved = [JSON.parse(body) as object]
    return new Response(null, { status })
  }
  return { requests, saved: () => saved, answer: (status: number) => act(async () => { for (const go of waiting.splice(0)) go(status) }) }
}

function FilmThatRuns() {
  const keep = useSaveProgress(apiClient)
  useLayoutEffect(() => () => keep(place(44), true))
  return null
}

function PausedFilm() {
  const keep = useSaveProgress(apiClient)
  return <button type="button" onClick={() => keep(place(42), false)}>Pause</button>
}

function Screen({ film }: { film: ReactNode }) {
  const { data } = useTitleState(ferry)
  return <>{data && <p>At {data.progress[0]?.secondsWatched ?? 0}</p>}{film}</>
}

function open(film: ReactNode) {
  const queries = createQueryClient()
  const all = (shown: ReactNode) => (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <IntlProvider locale="en" messages={{} as never}><Screen film={shown} /></IntlProvider>
      </QueryClientProvider>
    </Provider>
  )
  const { rerender } = render(all(film))
  return { queries, leave: () => rerender(all(null)) }
}

beforeEach(() => {
  localProgress.clear()
  store.set(authAtom, { status: 'loggedIn', session })
})

describe('the position of a video that is left', () => {
  it('is saved for the profile that watched when another one is opened (PRO-9)', async () => {
    const bearers: (string | null)[] = []
    globalThis.fetch = async (_input, { method = 'GET', headers } = {}) => {
      if (method === 'POST') bearers.push(new Headers(headers).get('authorization'))
      return method === 'GET' ? Response.json({ isInWatchList: false, progress: [] }) : new Response(null, { status: 204 })
    }
    const { leave } = open(<FilmThatRuns />)
    const end = onProfileLeft(() => flushSync(leave))
    await act(async () => void dispatchAuth({ type: 'profileOpened', tokens: { accessToken: 'other', refreshToken: 'refresh' }, profileId: 'p2' as ProfileId }))
    end()
    expect(bearers).toEqual(['Bearer access'])
    expect(localProgress.all()).toEqual([])
  })

  it('is shown before it is saved', async () => {
    const { requests } = startSlowServer()
    const { leave } = open(<FilmThatRuns />)
    await screen.findByText('At 0')
    leave()
    await screen.findByText('At 44')
    expect(requests).toEqual(['GET', 'POST'])
  })

  it('is refetched once it is saved, and not before', async () => {
    const { requests, answer } = startSlowServer()
    const { leave } = open(<FilmThatRuns />)
    await screen.findByText('At 0')
    leave()
    await act(async () => {})
    expect(requests).toEqual(['GET', 'POST'])
    await answer(204)
    await screen.findByText('At 44')
  })

  it('counts as watched at that moment, whatever the device’s clock says', async () => {
    const { saved, answer } = startSlowServer()
    const { leave } = open(<FilmThatRuns />)
    await screen.findByText('At 0')
    leave()
    await answer(204)
    expect(saved()).toMatchObject([{ secondsWatched: 44, ageSeconds: 0 }])
  })

  it('is refetched if a pause had saved it before', async () => {
    const { requests, answer } = startSlowServer()
    const { leave } = open(<PausedFilm />)
    await screen.findByText('At 0')
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await answer(204)
    expect(requests).toEqual(['GET', 'POST'])
    leave()
    await screen.findByText('At 42')
  })

  it('is refetched in the history of its user', async () => {
    const { answer } = startSlowServer()
    const { queries, leave } = open(<FilmThatRuns />)
    await screen.findByText('At 0')
    const history = ['myHistory', session.profileId, 'english']
    queries.setQueryData(history, { pages: [], pageParams: [] })
    leave()
    await answer(204)
    expect(queries.getQueryState(history)?.isInvalidated).toBe(true)
  })

  it('is not saved for another user after sign-out', async () => {
    const { requests, answer } = startSlowServer()
    const { leave } = open(<FilmThatRuns />)
    await screen.findByText('At 0')
    act(() => store.set(authAtom, { status: 'loggedOut' }))
    leave()
    await answer(204)
    expect([requests, localProgress.all()]).toEqual([['GET'], []])
  })

  it('is not saved for another user after a sign-out during the request', async () => {
    const { answer } = startSlowServer()
    const { leave } = open(<FilmThatRuns />)
    await screen.findByText('At 0')
    leave()
    await act(async () => {})
    act(() => store.set(authAtom, { status: 'loggedOut' }))
    await answer(403)
    expect(localProgress.all()).toEqual([])
  })

  it('stays in this browser if it cannot be sent', async () => {
    const { requests, answer } = startSlowServer()
    const { leave } = open(<FilmThatRuns />)
    await screen.findByText('At 0')
    leave()
    await answer(503)
    expect(localProgress.all().map(({ secondsWatched }) => secondsWatched)).toEqual([44])
    expect(requests).toEqual(['GET', 'POST', 'GET'])
  })

  it('stays in this browser after a timeout', async () => {
    startSlowServer()
    const { leave } = open(<FilmThatRuns />)
    await screen.findByText('At 0')
    const late = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    leave()
    await waitFor(() => expect(localProgress.all().map(({ secondsWatched }) => secondsWatched)).toEqual([44]))
    late.mockRestore()
  })
})
