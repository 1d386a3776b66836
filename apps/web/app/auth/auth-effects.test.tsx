import { aSession } from '@ott/identity/testing'
import { act, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import DeviceLimit from '../routes/device-limit.tsx'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { authAtom } from './auth-store.ts'
import { AuthEffects } from './auth-effects.tsx'

const session = aSession()
const pendingState = { pendingAction: 'list' }

function open(element: ReactNode, pathname: string) {
  const entry = { pathname, search: '?redirect=%2Fen%2Fthe-last-ferry', state: { ...pendingState, over: '/en' } }
  const router = createMemoryRouter([{ path: pathname, element }, { path: '*', element: null }], { initialEntries: [entry] })
  render(<App router={router} />)
  return router
}

describe('a user over the device limit', () => {
  it('is redirected from sign-in to the device limit, with their pending action', async () => {
    store.set(authAtom, { status: 'deviceLimitExceeded', session })
    const router = open(<AuthEffects />, '/en/login')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/device-limit-exceeded'))
    expect(router.state.location).toMatchObject({ search: '?redirect=%2Fen%2Fthe-last-ferry', state: pendingState })
  })

  it('may go on from the device limit to public pages', async () => {
    store.set(authAtom, { status: 'deviceLimitExceeded', session })
    const router = createMemoryRouter([{ path: '*', element: <AuthEffects /> }], { initialEntries: ['/en/device-limit-exceeded'] })
    render(<App router={router} />)
    await act(() => router.navigate('/en/movies'))
    expect(router.state.location.pathname).toBe('/en/movies')
  })

  it('is redirected to their destination once they are signed in', async () => {
    store.set(authAtom, { status: 'loggedIn', session })
    const router = open(<DeviceLimit />, '/en/device-limit-exceeded')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/the-last-ferry'))
    expect(router.state.location.state).toEqual(pendingState)
  })
})

describe('a user without an open profile', () => {
  const accessToken = `h.${btoa(JSON.stringify({ scope: 'chooser' }))}.s`
  const undecided = aSession({ tokens: { accessToken, refreshToken: 'refresh' }, profileId: null })

  it('is redirected from every page to the profiles, with their destination', async () => {
    store.set(authAtom, { status: 'loggedIn', session: undecided })
    const router = createMemoryRouter([{ path: '*', element: <AuthEffects /> }], { initialEntries: ['/en/movies'] })
    render(<App router={router} />)
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/en/profiles', search: '?redirect=%2Fen%2Fmovies' }))
    await act(() => router.navigate('/en/shows'))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/en/profiles', search: '?redirect=%2Fen%2Fshows' }))
  })
})
