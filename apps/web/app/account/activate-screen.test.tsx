import type { AuthState } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { authAtom } from '../auth/auth-store.ts'
import { writeSession } from '../auth/session-storage.ts'
import { RouteLayer } from '../routing/layers.tsx'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { ActivateScreen } from './activate-screen.tsx'

const network = globalThis.fetch
const submitted: { action: string; method: string; fields: object }[] = []
let asked: unknown[]
let navigationType: NavigationTimingType

beforeEach(() => {
  submitted.length = 0
  asked = []
  navigationType = 'navigate'
  const auth: AuthState = { status: 'loggedIn', session: aSession() }
  store.set(authAtom, auth)
  writeSession(auth)
  // jsdom has no navigation timing.
  performance.getEntriesByType = () => [{ type: navigationType }] as unknown as PerformanceEntryList
  // jsdom navigates nowhere.
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    submitted.push({ action: this.action, method: this.method, fields: Object.fromEntries(new FormData(this)) })
  }
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (!url.includes('/auth/session/link')) return Response.json({})
    asked.push(JSON.parse(init?.body as string))
    return Response.json({ token: 'a-token-of-the-page', expiresAt: new Date().toISOString() })
  }
})
afterEach(() => {
  globalThis.fetch = network
})

function open(token: string | null) {
  const element = <RouteLayer type="page" path="/en/activate"><ActivateScreen action="https://tv.films.example/continue" withoutAccount="https://tv.films.example/?code=BCDFGHJK" code="BCDFGHJK" token={token} /></RouteLayer>
  render(<App router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/activate?code=BCDFGHJK'] })} />)
}

it('hands the user over by a form, so that the token is in no address', async () => {
  open('a-token-of-the-server')
  await waitFor(() => expect(submitted).toEqual([{ action: 'https://tv.films.example/continue', method: 'post', fields: { token: 'a-token-of-the-server', code: 'BCDFGHJK', locale: 'en' } }]))
  expect(asked).toEqual([])
})

it('makes the token itself if the server could not', async () => {
  open(null)
  await waitFor(() => expect(submitted.map(({ fields }) => fields)).toEqual([{ token: 'a-token-of-the-page', code: 'BCDFGHJK', locale: 'en' }]))
  expect(asked).toEqual([{ purpose: 'activation' }])
})

it('offers another account, also without scripts', () => {
  open(null)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://tv.films.example/?code=BCDFGHJK')
})

it('does not lead on again when the user goes back to it', () => {
  navigationType = 'back_forward'
  open('a-token-of-the-server')
  expect(screen.getByRole('button')).toBeVisible()
  expect(submitted).toEqual([])
})
