import { createHash, webcrypto } from 'node:crypto'
import { openSocialPopup } from './social-popup.ts'

Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

type Popup = { closed: boolean; close: () => void; location: { replace: (popupUrl: string) => void } }

let popup: Popup
let onNavigate: (popupUrl: string) => void
let popupUrl: Promise<string>

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  popupUrl = new Promise((resolve) => {
    onNavigate = resolve
  })
  popup = { closed: false, close: () => { popup.closed = true }, location: { replace: onNavigate } }
  window.open = jest.fn(() => popup as unknown as Window)
})
afterEach(() => jest.useRealTimers())

const sendMessage = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  dispatchEvent(new MessageEvent('message', { data, source: popup as never, origin: location.origin, ...(from as object) }))
const token = { source: 'social-sign-in', provider: 'google', token: 'id-token' }

describe('the popup of a provider', () => {
  it('opens during the click and gets the hash of a nonce that stays in this page', async () => {
    const result = openSocialPopup('google')
    expect(window.open).toHaveBeenCalledTimes(1)
    const hash = new URL(await popupUrl, location.origin).searchParams.get('nonceHash')
    sendMessage(token)
    const credential = (await result) as { nonce: string }
    expect(credential).toEqual({ provider: 'google', token: 'id-token', nonce: expect.stringMatching(/^[\w-]{43}$/) })
    expect(createHash('sha256').update(credential.nonce).digest('base64url')).toBe(hash)
  })

  it('is the only window whose messages are accepted, and only from this origin', async () => {
    const result = openSocialPopup('google')
    await popupUrl
    sendMessage({ ...token, token: 'forged' }, { origin: 'https://elsewhere.example' })
    sendMessage({ ...token, token: 'forged' }, { source: window })
    sendMessage({ ...token, provider: 'apple', token: 'forged' })
    sendMessage({ token: 'forged' })
    sendMessage(null)
    sendMessage(token)
    expect(await result).toMatchObject({ token: 'id-token' })
  })

  it('that the user closes is no error', async () => {
    const result = openSocialPopup('facebook')
    await popupUrl
    popup.closed = true
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await result).toEqual({ error: 'popup-closed' })
  })

  it('can send its result just before it closes', async () => {
    const result = openSocialPopup('facebook')
    await popupUrl
    popup.closed = true
    await jest.advanceTimersByTimeAsync(400)
    sendMessage({ source: 'social-sign-in', provider: 'facebook', token: 'access-token' })
    expect(await result).toEqual({ provider: 'facebook', token: 'access-token' })
  })

  it('reports its error', async () => {
    for (const [reported, error] of [['failed', 'failed'], ['unavailable', 'unavailable'], ['closed', 'popup-closed']] as const) {
      const result = openSocialPopup('apple')
      sendMessage({ source: 'social-sign-in', provider: 'apple', error: reported })
      expect(await result).toEqual({ error })
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
