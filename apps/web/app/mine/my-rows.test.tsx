import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../reading/query-client.ts'
import { loginAtom } from '../session/login.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { myRowsCookie } from './my-rows-cookie.ts'
import type { MyRow } from './my-rows-cookie.ts'
import MyRows from './my-rows.tsx'

const session = aSession()
const network = globalThis.fetch
const history = ['history', session.profileId, 'english', 1]
const list = ['watchList', session.profileId, 'english', 0]

const begun = (title: string) => ({
  contentId: title as ContentId, secondsWatched: 50, runtimeSeconds: 100, watchedAt: new Date('2026-11-20T10:00:00Z'),
  card: aCard({ title }), seasonNumber: null, episodeNumber: null, episodeTitle: null, isSetAside: false,
})

/** Shown by a browser that had these rows before; what is not read yet never comes. */
function open(rowsBefore: MyRow[]) {
  const hydrationData = { loaderData: { root: { rowsBefore } } }
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => null, element: <MyRows /> }], { hydrationData })
  render(<App router={router} />)
}

const places = () => screen.queryAllByRole('group', { name: 'Loading titles' })
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const remembered = () => document.cookie

beforeEach(() => {
  queryClient.clear()
  document.cookie = myRowsCookie.write({ unfinished: false, aside: false })
  globalThis.fetch = () => new Promise(() => {})
  store.set(loginAtom, { state: 'loggedIn', session })
})
afterEach(() => {
  globalThis.fetch = network
})

describe('the rows of a viewer’s own', () => {
  it('have their places while they are on their way, where they were there before', async () => {
    open(['unfinished', 'aside'])
    expect(places()).toHaveLength(2)
    act(() => void queryClient.setQueryData(history, [begun('The Last Ferry')]))
    await waitFor(() => expect([shown(), places().length]).toEqual([['Continue watching'], 1]))
    act(() => void queryClient.setQueryData(list, [aCard({ title: 'Jar' })]))
    await waitFor(() => expect([shown(), places().length]).toEqual([['Continue watching', 'Your watch list'], 0]))
  })

  it('have none where there were none', () => {
    open([])
    expect(places()).toEqual([])
  })

  it('are remembered once both are known', async () => {
    open([])
    act(() => void queryClient.setQueryData(history, [begun('The Last Ferry')]))
    expect(remembered()).toBe('')
    act(() => void queryClient.setQueryData(list, []))
    await waitFor(() => expect(remembered()).toBe('rows=unfinished'))
  })

  it('have no places any more once they failed, also while they are asked for again', async () => {
    globalThis.fetch = async () => Response.json({ error: { message: 'Not yours.' } }, { status: 403 })
    open(['unfinished', 'aside'])
    await waitFor(() => expect(places()).toEqual([]))
    globalThis.fetch = () => new Promise(() => {})
    act(() => void queryClient.refetchQueries())
    await waitFor(() => expect(queryClient.isFetching()).toBe(2))
    expect(places()).toEqual([])
  })

  it('give their places back when there is nothing in them any more', async () => {
    document.cookie = myRowsCookie.write({ unfinished: true, aside: true })
    open(['unfinished', 'aside'])
    act(() => [history, list].forEach((key) => queryClient.setQueryData(key, [])))
    await waitFor(() => expect([places(), shown(), remembered()]).toEqual([[], [], '']))
  })
})
