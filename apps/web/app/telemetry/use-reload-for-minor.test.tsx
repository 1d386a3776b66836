import type { AuthState } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { act, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { allowTagManager } from './tag-manager.ts'
import { useReloadForMinor } from './use-reload-for-minor.ts'

const network = globalThis.fetch
let log: string[]

beforeEach(() => {
  log = []
  globalThis.fetch = async (_, init) => {
    log.push(`cookie of ${new Headers(init?.headers).get('authorization') === `Bearer ${tokenOf(kids)}` ? 'the child' : 'another'}`)
    return new Response(null, { status: 204 })
  }
})
afterEach(() => { globalThis.fetch = network })

const adult = { pid: 'adult' }
const kids = { pid: 'kids', kids: true }
const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`
const open = (claims: object) => store.set(authAtom, { status: 'loggedIn', session: { ...aSession(), tokens: { accessToken: tokenOf(claims), refreshToken: 'r' } } } as AuthState)

function Page() {
  useReloadForMinor(() => log.push('reload'))
  return null
}

function openPage(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(<App router={router} />)
  return (to: string) => act(async () => router.navigate(to))
}

// The tag manager stays in the document, so the tests have an order.
describe('a document of a minor (AN-37)', () => {
  it('is kept if it has no tag manager', async () => {
    open(adult)
    openPage('/en')
    await act(async () => open(kids))
    expect(log).toEqual([])
  })

  it('is loaded anew, for the profile of the child, if it has the tag manager', async () => {
    open(adult)
    allowTagManager('https://tags.example/gtm.js?id=GTM-ABC1234', { analytics: true, marketing: true })
    openPage('/en')
    expect(log).toEqual([])
    await act(async () => open(kids))
    expect(log).toEqual(['cookie of the child', 'reload'])
  })

  it('is loaded once the page of the profiles is left', async () => {
    open(adult)
    const goTo = openPage('/en/profiles')
    await act(async () => open(kids))
    expect(log).toEqual([])
    await goTo('/en/movies')
    expect(log).toEqual(['cookie of the child', 'reload'])
  })
})
