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
import RatingControl from './rating-control.tsx'

const session = aSession()
const title = aMovie()
const network = globalThis.fetch
const { queryKey } = titleStateQuery(apiClient, session.profileId!, title.id)

/** An account that stores the rating of the title. */
function anAccount(rating: Rating | null) {
  const state = { rating }
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (method === 'GET' && path.includes('contentRatings')) return Response.json({ items: [], total: 0, page: 0 })
    if (method === 'GET') return Response.json({ isInWatchList: false, isLiked: state.rating, hasReminder: false, progress: [] })
    state.rating = method === 'DELETE' ? null : (JSON.parse(body as string) as { isLiked: Rating }).isLiked
    return method === 'POST' ? Response.json({ ratingId: title.id }) : new Response(null, { status: 204 })
  }
  return state
}

function open(rating: Rating | null) {
  queryClient.setQueryData<TitleState>(queryKey, { isInWatchList: false, rating, hasReminder: false, progress: [] })
  store.set(authAtom, { status: 'loggedIn', session })
  render(<App router={createMemoryRouter([{ path: '*', element: <RatingControl title={title} isCurrent={false} /> }])} />)
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
    '%s is confirmed by a toast that can undo it', async (name, rating, word) => {
      const account = anAccount(null)
      open(null)
      await press(name)
      await waitFor(() => expect([account.rating, toastIds()]).toEqual([rating, [word]]))
      await undo()
      await waitFor(() => expect(account.rating).toBeNull())
    },
  )

  it('that was removed or changed is restored by undo, and only the last change has a toast', async () => {
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

  it('waits until the previous one is loaded, which its toast restores', async () => {
    const account = anAccount('love')
    store.set(authAtom, { status: 'loggedIn', session })
    const loaded = Promise.withResolvers<void>()
    const respond = globalThis.fetch
    globalThis.fetch = async (...args) => {
      await loaded.promise
      return respond(...args)
    }
    render(<App router={createMemoryRouter([{ path: '*', element: <RatingControl title={title} isCurrent={false} /> }])} />)
    await press('Like')
    expect(toastIds()).toEqual([])
    loaded.resolve()
    await waitFor(() => expect([account.rating, toastIds()]).toEqual(['like', ['rating.likeSaved']]))
    await undo()
    await waitFor(() => expect(account.rating).toBe('love'))
  })

  it('invalidates the recommendations', async () => {
    anAccount(null)
    open(null)
    const recommendations = ['becauseWatched', session.profileId, 'english']
    queryClient.setQueryData(recommendations, null)
    await press('Love')
    await waitFor(() => expect(queryClient.getQueryState(recommendations)?.isInvalidated).toBe(true))
  })
})
