import type { AuthState } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import Guarded from './require-auth.tsx'

const loggedIn: AuthState = { status: 'loggedIn', session: aSession() }
const becomes = (login: AuthState) => act(async () => store.set(authAtom, login))

function open(login: AuthState) {
  store.set(authAtom, login)
  const guarded = { element: <Guarded />, children: [{ path: '/en/settings/help', element: 'Help' }, { path: '/en/plans', element: 'Plans' }] }
  const router = createMemoryRouter([guarded, { path: '*', element: null }], { initialEntries: ['/en/settings/help?from=test'] })
  render(<App router={router} />)
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, address }
}

const login = '/en/login?redirect=%2Fen%2Fsettings%2Fhelp%3Ffrom%3Dtest'

describe('a protected page', () => {
  it('is rendered once the user is known to be signed in', async () => {
    const { address } = open({ status: 'idle' })
    expect(screen.queryByText('Help')).toBeNull()
    await becomes(loggedIn)
    expect(screen.getByText('Help')).toBeVisible()
    expect(address()).toBe('/en/settings/help?from=test')
  })

  it('redirects a signed-out user to sign-in', async () => {
    const { address } = open({ status: 'loggedOut' })
    await waitFor(() => expect(address()).toBe(login))
  })

  it.each<AuthState>([{ status: 'loggedOut' }, { status: 'loggedOut', reason: 'expired' }])('sends to sign-in a viewer whose session ends: %j', async (end) => {
    const { address } = open(loggedIn)
    await becomes(end)
    await waitFor(() => expect(address()).toBe(login))
  })

  it('redirects to the home page on logout, and to sign-in on a later visit', async () => {
    const { router, address } = open(loggedIn)
    await becomes({ status: 'loggedOut', reason: 'signedOut' })
    await waitFor(() => expect(address()).toBe('/en'))
    await act(() => router.navigate('/en/plans'))
    await waitFor(() => expect(address()).toBe('/en/login?redirect=%2Fen%2Fplans'))
  })
})
