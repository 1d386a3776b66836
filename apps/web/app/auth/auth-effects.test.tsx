import { aSession } from '@ott/identity/testing'
import { render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import DeviceLimit from '../routes/device-limit.tsx'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { authAtom } from './auth-store.ts'
import { AuthEffects } from './auth-effects.tsx'

const session = aSession()
const wished = { wish: 'list' }

function open(shown: ReactNode, pathname: string) {
  const entry = { pathname, search: '?redirect=%2Fen%2Fthe-last-ferry', state: { ...wished, over: '/en' } }
  const router = createMemoryRouter([{ path: pathname, element: shown }, { path: '*', element: null }], { initialEntries: [entry] })
  render(<App router={router} />)
  return router
}

describe('whoever is one device too many', () => {
  it('is led from sign-in to where that can be changed, with what they wished for', async () => {
    store.set(authAtom, { status: 'deviceLimitExceeded', session })
    const router = open(<AuthEffects />, '/en/login')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/device-limit-exceeded'))
    expect(router.state.location).toMatchObject({ search: '?redirect=%2Fen%2Fthe-last-ferry', state: wished })
  })

  it('goes on from there to it, once they are in', async () => {
    store.set(authAtom, { status: 'loggedIn', session })
    const router = open(<DeviceLimit />, '/en/device-limit-exceeded')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/the-last-ferry'))
    expect(router.state.location.state).toEqual(wished)
  })
})
