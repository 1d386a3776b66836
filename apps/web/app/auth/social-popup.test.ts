import { createHash, webcrypto } from 'node:crypto'
import { openSocialPopup } from './social-popup.ts'

Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

type Popup = { closed: boolean; close: () => void; location: { replace: (address: string) => void } }

let popup: Popup
let visited: (address: string) => void
let address: Promise<string>

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  address = new Promise((resolve) => {
    visited = resolve
  })
  popup = { closed: false, close: () => { popup.closed = true }, location: { replace: visited } }
  window.open = jest.fn(() => popup as unknown as Window)
})
afterEach(() => jest.useRealTimers())

const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  dispatchEvent(new MessageEvent('message', { data, source: popup as never, origin: location.origin, ...(from as object) }))
const token = { source: 'social-sign-in', provider: 'google', token: 'id-token' }

describe('the popup of a provider', () => {
  it('opens during the click and gets the hash of a nonce that stays in this page', async () => {
    const brought = openSocialPopup('google')
    expect(window.open).toHaveBeenCalledTimes(1)
    const hash = new URL(await address, location.origin).searchParams.get('nonceHash')
    say(token)
    const credential = (await brought) as { nonce: string }
    expect(credential).toEqual({ provider: 'google', token: 'id-token', nonce: expect.stringMatching(/^[\w-]{43}$/) })
    expect(createHash('sha256').update(credential.nonce).digest('base64url')).toBe(hash)
  })

  it('is the only window whose messages are accepted, and only from this origin', async () => {
    const brought = openSocialPopup('google')
    await address
    say({ ...token, token: 'forged' }, { origin: 'https://elsewhere.example' })
    say({ ...token, token: 'forged' }, { source: window })
    say({ ...token, provider: 'apple', token: 'forged' })
    say({ token: 'forged' })
    say(null)
    say(token)
    expect(await brought).toMatchObject({ token: 'id-token' })
  })

  it('that the user closes is no error', async () => {
    const brought = openSocialPopup('facebook')
    await address
    popup.closed = true
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await brought).toEqual({ error: 'popup-closed' })
  })

  it('can send its result just before it closes', async () => {
    const brought = openSocialPopup('facebook')
    await address
    popup.closed = true
    await jest.advanceTimersByTimeAsync(400)
    say({ source: 'social-sign-in', provider: 'facebook', token: 'access-token' })
    expect(await brought).toEqual({ provider: 'facebook', token: 'access-token' })
  })

  it('reports its error', async () => {
    for (const [said, error] of [['failed', 'failed'], ['unavailable', 'unavailable'], ['closed', 'popup-closed']] as const) {
      const brought = openSocialPopup('apple')
      say({ source: 'social-sign-in', provider: 'apple', error: said })
      expect(await brought).toEqual({ error })
    }
  })

  it('that the browser blocks is reported as blocked', async () => {
    window.open = () => null
    expect(await openSocialPopup('google')).toEqual({ error: 'popup-blocked' })
  })

  it('is closed when the next one opens', async () => {
    void openSocialPopup('google')
    const first = popup
    popup = { ...popup, closed: false }
    void openSocialPopup('apple')
    expect(first.closed).toBe(true)
  })
})
