import { titleStateQuery } from '@ott/api-client'
import type { TitleState } from '@ott/api-client'
import { aMovie } from '@ott/catalogue/testing'
import { aSession } from '@ott/identity/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../reading/query-client.ts'
import { call, loginAtom } from '../session/login.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import MyReminder from './my-reminder.tsx'

const session = aSession()
const title = aMovie({ isStreamable: false })
const network = globalThis.fetch

beforeEach(() => {
  queryClient.clear()
  store.set(toastsAtom, [])
  store.set(loginAtom, { state: 'loggedIn', session })
})
afterEach(() => {
  globalThis.fetch = network
})

const { queryKey } = titleStateQuery(call, session.profileId!, title.id)
const state = () => queryClient.getQueryData<TitleState>(queryKey)

async function press() {
  queryClient.setQueryData<TitleState>(queryKey, { isInWatchList: false, rating: null, hasReminder: false, progress: [] })
  const routes = [{ path: '*', element: <MyReminder title={title} takesWish={false} /> }]
  render(<App router={createMemoryRouter(routes)} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Notify me', pressed: false }))
}
const failed = () => waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ says: 'reminder.failed' }]))

describe('a reminder that could not be kept', () => {
  it('is not shown as kept, also where nothing can be read anew', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    await press()
    await failed()
    expect(await screen.findByRole('button', { name: 'Notify me', pressed: false })).toBeVisible()
  })

  it('takes nothing back that was changed meanwhile', async () => {
    let lose = () => {}
    const connection = new Promise<never>((_, reject) => { lose = () => reject(new TypeError('offline')) })
    globalThis.fetch = () => connection
    await press()
    await waitFor(() => expect(state()?.hasReminder).toBe(true))
    queryClient.setQueryData<TitleState>(queryKey, (known) => known && { ...known, isInWatchList: true })
    lose()
    await failed()
    expect(state()).toMatchObject({ hasReminder: false, isInWatchList: true })
  })
})
