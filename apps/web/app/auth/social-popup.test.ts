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

describe('a provider’s window', () => {
  it('opens within the press and is sent to the provider with the hash of a nonce that stays here', async () => {
    const brought = openSocialPopup('google')
    expect(window.open).toHaveBeenCalledTimes(1)
    const hash = new URL(await address, location.origin).searchParams.get('nonceHash')
    say(token)
    const credential = (await brought) as { nonce: string }
    expect(credential).toEqual({ provider: 'google', token: 'id-token', nonce: expect.stringMatching(/^[\w-]{43}$/) })
    expect(createHash('sha256').update(credential.nonce).digest('base64url')).toBe(hash)
  })

  it('is believed at this origin alone, and nobody else is', async () => {
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

  it('that the viewer closes is no error', async () => {
    const brought = openSocialPopup('facebook')
    await address
    popup.closed = true
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await brought).toEqual({ error: 'popup-closed' })
  })

  it('is heard although it has closed already', async () => {
    const brought = openSocialPopup('facebook')
    await address
    popup.closed = true
    await jest.advanceTimersByTimeAsync(400)
    say({ source: 'social-sign-in', provider: 'facebook', token: 'access-token' })
    expect(await brought).toEqual({ provider: 'facebook', token: 'access-token' })
  })

  it('tells what went wrong in it', async () => {
    for (const [said, error] of [['failed', 'failed'], ['unavailable', 'unavailable'], ['closed', 'popup-closed']] as const) {
      const brought = openSocialPopup('apple')
      say({ source: 'social-sign-in', provider: 'apple', error: said })
      expect(await brought).toEqual({ error })
    }
  })

  it('that the browser does not open is said to be blocked', async () => {
    window.open = () => null
    expect(await openSocialPopup('google')).toEqual({ error: 'popup-blocked' })
  })

  it('gives way to the next one', async () => {
    void openSocialPopup('google')
    const first = popup
    popup = { ...popup, closed: false }
    void openSocialPopup('apple')
    expect(first.closed).toBe(true)
  })
})
