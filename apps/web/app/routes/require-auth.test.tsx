import type { AuthState } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import RequireAuth from './require-auth.tsx'

const loggedIn: AuthState = { status: 'loggedIn', session: aSession() }
const setAuth = (auth: AuthState) => act(async () => store.set(authAtom, auth))

function open(auth: AuthState) {
  store.set(authAtom, auth)
  const guarded = { element: <RequireAuth />, children: [{ path: '/en/settings/help', element: 'Help' }, { path: '/en/plans', element: 'Plans' }] }
  const router = createMemoryRouter([guarded, { path: '*', element: null }], { initialEntries: ['/en/settings/help?from=test'] })
  render(<App router={router} />)
  const url = () => router.state.location.pathname + router.state.location.search
  return { router, url }
}

const loginUrl = '/en/login?redirect=%2Fen%2Fsettings%2Fhelp%3Ffrom%3Dtest'

describe('a protected page', () => {
  it('is not for a child’s profile', async () => {
    const accessToken = `h.${btoa(JSON.stringify({ pid: 'p3', kids: true }))}.s`
    const { url } = open({ status: 'loggedIn', session: aSession({ tokens: { accessToken, refreshToken: 'refresh' } }) })
    await waitFor(() => expect(url()).toBe('/en'))
    expect(screen.queryByText('Help')).toBeNull()
  })

  it('is rendered once the user is known to be signed in', async () => {
    const { url } = open({ status: 'idle' })
    expect(screen.queryByText('Help')).toBeNull()
    await setAuth(loggedIn)
    expect(screen.getByText('Help')).toBeVisible()
    expect(url()).toBe('/en/settings/help?from=test')
  })

  it('redirects a signed-out user to sign-in', async () => {
    const { url } = open({ status: 'loggedOut' })
    await waitFor(() => expect(url()).toBe(loginUrl))
  })

  it.each<AuthState>([{ status: 'loggedOut' }, { status: 'loggedOut', reason: 'expired' }])('redirects to sign-in when the session ends: %j', async (end) => {
    const { url } = open(loggedIn)
    await setAuth(end)
    await waitFor(() => expect(url()).toBe(loginUrl))
  })

  it('redirects to the home page on logout, and to sign-in on a later visit', async () => {
    const { router, url } = open(loggedIn)
    await setAuth({ status: 'loggedOut', reason: 'signedOut' })
    await waitFor(() => expect(url()).toBe('/en'))
    await act(() => router.navigate('/en/plans'))
    await waitFor(() => expect(url()).toBe('/en/login?redirect=%2Fen%2Fplans'))
  })
})
