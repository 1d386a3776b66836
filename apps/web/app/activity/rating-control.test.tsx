import type { Rating } from '@ott/activity'
import { titleStateQuery } from '@ott/api-client'
import type { TitleState } from '@ott/api-client'
import { aMovie } from '@ott/catalogue/testing'
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import MyRating from './rating-control.tsx'

const session = aSession()
const title = aMovie()
const network = globalThis.fetch
const { queryKey } = titleStateQuery(apiClient, session.profileId!, title.id)

/** An account that stores the rating of the title. */
function anAccount(begun: Rating | null) {
  const state = { rating: begun }
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (method === 'GET' && path.includes('contentRatings')) return Response.json({ items: [], total: 0, page: 0 })
    if (method === 'GET') return Response.json({ isInWatchList: false, isLiked: state.rating, hasReminder: false, progress: [] })
    state.rating = method === 'POST' ? (JSON.parse(body as string) as { isLiked: Rating }).isLiked : null
    return method === 'POST' ? Response.json({ ratingId: title.id }) : new Response(null, { status: 204 })
  }
  return state
}

function open(rating: Rating | null) {
  queryClient.setQueryData<TitleState>(queryKey, { isInWatchList: false, rating, hasReminder: false, progress: [] })
  store.set(authAtom, { status: 'loggedIn', session })
  render(<App router={createMemoryRouter([{ path: '*', element: <MyRating title={title} takesWish={false} /> }])} />)
}

const toastIds = () => store.get(toastsAtom).map((toast) => toast.messageId)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const undo = () => act(async () => store.get(toastsAtom)[0]?.action?.onChoose())

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  store.set(toastsAtom, [])
})
afterEach(() => {
  store.set(authAtom, { status: 'loggedOut' })
  globalThis.fetch = network
})

describe('a rating', () => {
  it.each([['Like', 'like', 'rating.likeSaved'], ['Love', 'love', 'rating.loveSaved'], ['Not for me', 'not for me', 'rating.notForMeSaved']] as const)(
    '%s is said, and taken back by its toast', async (name, rating, word) => {
      const account = anAccount(null)
      open(null)
      await press(name)
      await waitFor(() => expect([account.rating, toastIds()]).toEqual([rating, [word]]))
      await undo()
      await waitFor(() => expect(account.rating).toBeNull())
    },
  )

  it('that is taken back or changed comes back as it was, and only the last is told of', async () => {
    const account = anAccount('love')
    open('love')
    await press('Love')
    await waitFor(() => expect([account.rating, toastIds()]).toEqual([null, ['rating.removed']]))
    await undo()
    await waitFor(() => expect(account.rating).toBe('love'))
    await press('Like')
    await waitFor(() => expect([account.rating, toastIds()]).toEqual(['like', ['rating.likeSaved']]))
    await undo()
    await waitFor(() => expect(account.rating).toBe('love'))
  })

  it('waits until it is known what it was, which its toast brings back', async () => {
    const account = anAccount('love')
    store.set(authAtom, { status: 'loggedIn', session })
    const read = Promise.withResolvers<void>()
    const answering = globalThis.fetch
    globalThis.fetch = async (...asked) => {
      await read.promise
      return answering(...asked)
    }
    render(<App router={createMemoryRouter([{ path: '*', element: <MyRating title={title} takesWish={false} /> }])} />)
    await press('Like')
    expect(toastIds()).toEqual([])
    read.resolve()
    await waitFor(() => expect([account.rating, toastIds()]).toEqual(['like', ['rating.likeSaved']]))
    await undo()
    await waitFor(() => expect(account.rating).toBe('love'))
  })

  it('has what is offered read again', async () => {
    anAccount(null)
    open(null)
    const offered = ['becauseWatched', session.profileId, 'english']
    queryClient.setQueryData(offered, null)
    await press('Love')
    await waitFor(() => expect(queryClient.getQueryState(offered)?.isInvalidated).toBe(true))
  })
})
