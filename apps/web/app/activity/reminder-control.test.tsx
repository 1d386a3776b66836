import { titleStateQuery } from '@ott/api-client'
import type { TitleState } from '@ott/api-client'
import { aMovie } from '@ott/catalogue/testing'
import { aSession } from '@ott/identity/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import ReminderControl from './reminder-control.tsx'

const session = aSession()
const title = aMovie({ isStreamable: false })
const network = globalThis.fetch

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  store.set(toastsAtom, [])
  store.set(authAtom, { status: 'loggedIn', session })
})
afterEach(() => {
  store.set(authAtom, { status: 'loggedOut' })
  globalThis.fetch = network
})

const { queryKey } = titleStateQuery(apiClient, session.profileId!, title.id)
const state = () => queryClient.getQueryData<TitleState>(queryKey)

async function press() {
  queryClient.setQueryData<TitleState>(queryKey, { isInWatchList: false, rating: null, hasReminder: false, progress: [] })
  const routes = [{ path: '*', element: <ReminderControl title={title} isCurrent={false} /> }]
  render(<App router={createMemoryRouter(routes)} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Notify me', pressed: false }))
}
const expectQueued = () => waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ messageId: 'activity.queued' }]))

describe('a reminder without a connection', () => {
  it('is shown as set and sent later', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    await press()
    await expectQueued()
    expect(await screen.findByRole('button', { name: 'We’ll notify you', pressed: true })).toBeVisible()
    expect(localStorage.getItem('changes')).toContain('"of":"reminder"')
  })

  it('is shown as not set when it is rejected, and later changes of the title stay', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    globalThis.fetch = async (_, { method = 'GET' } = {}) => (method === 'POST' ? promise : Response.json({ isInWatchList: true, isLiked: null, hasReminder: false, progress: [] }))
    await press()
    await waitFor(() => expect(state()?.hasReminder).toBe(true))
    queryClient.setQueryData<TitleState>(queryKey, (known) => known && { ...known, isInWatchList: true })
    resolve(Response.json({ errorCode: 'CONFLICT', message: '' }, { status: 409 }))
    await waitFor(() => expect(state()).toMatchObject({ hasReminder: false, isInWatchList: true }))
    expect(store.get(toastsAtom)).toMatchObject([{ messageId: 'reminder.failed' }])
  })
})
