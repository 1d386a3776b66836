import type { Session, UserId } from '@ott/identity'
import { apiClient } from '../api/client.ts'
import { store } from '../store.ts'
import { dispatchAuth, getSession } from './auth-store.ts'
import { identityConfirmed, stepUpAtom } from './step-up.ts'

const session = { tokens: { accessToken: 'old', refreshToken: 'refresh' }, userId: 'u1' as UserId, profileId: null, mobileNumber: null, email: null, deviceId: 'browser-1' } satisfies Session

let bearers: (string | null)[] = []

beforeEach(() => {
  bearers = []
  globalThis.fetch = async (url, init) => {
    if (url === '/session') return new Response(null, { status: 204 })
    const bearer = new Headers(init?.headers).get('authorization')
    bearers.push(bearer)
    if (bearer === 'Bearer confirmed') return new Response(null, { status: 204 })
    return Response.json({ errorCode: 'STEP_UP_REQUIRED', message: '', requestId: '' }, { status: 403 })
  }
  dispatchAuth({ type: 'signedIn', session, isDeviceLimitReached: false })
})

const change = () => apiClient('setPassword', { body: { newPassword: 'a kite over the Hooghly' } })

async function question() {
  while (store.get(stepUpAtom) === null) await new Promise((resolve) => store.sub(stepUpAtom, () => resolve(null)))
  return store.get(stepUpAtom)!
}

describe('a call that needs a recent proof of identity', () => {
  it('asks once for several calls, and repeats them in the same session', async () => {
    const calls = [change(), change()]
    await question()
    identityConfirmed('confirmed')
    await Promise.all(calls)
    expect(bearers).toEqual(['Bearer old', 'Bearer old', 'Bearer confirmed', 'Bearer confirmed'])
    expect(getSession()?.tokens).toEqual({ accessToken: 'confirmed', refreshToken: 'refresh' })
    expect(store.get(stepUpAtom)).toBeNull()
  })

  it('changes nothing if the user cancels', async () => {
    const call = change()
    ;(await question()).settle(false)
    await expect(call).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    expect([bearers, getSession()?.tokens.accessToken, store.get(stepUpAtom)]).toEqual([['Bearer old'], 'old', null])
  })

  it('fails if the user signs out meanwhile', async () => {
    const call = change()
    await question()
    dispatchAuth({ type: 'signedOut' })
    await expect(call).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    expect(bearers).toEqual(['Bearer old'])
  })
})
