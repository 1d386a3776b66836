import { requestStream } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { Session, UserId } from '@ott/identity'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { tabStorage } from '../platform/storage.ts'
import { store } from '../store.ts'
import { dispatchAuth } from './auth-store.ts'
import { pinAtom, pinGranted, wouldAskForPin } from './parental.ts'

const tokenOf = (claims: object) => `header.${btoa(JSON.stringify(claims))}.signature`
const inAnHour = tokenOf({ exp: Math.floor(Date.now() / 1_000) + 3_600 })
const session = (accessToken: string) => ({ tokens: { accessToken, refreshToken: 'refresh' }, userId: 'u1' as UserId, profileId: null, mobileNumber: null, email: null, deviceId: 'browser-1' }) satisfies Session
const asking = tokenOf({ level: 2, cap: 5 })
const hiding = tokenOf({ level: 2, cap: 2 })
const stream = { streamKey: 'k', streamPolicy: 'p', refetchAfter: 20, expiresAt: '', dash: '', hls: '', runLength: 100 }

let grants: (string | null)[] = []

beforeEach(() => {
  grants = []
  globalThis.fetch = async (url, init) => {
    if (url === '/session') return new Response(null, { status: 204 })
    const grant = new Headers(init?.headers).get('parental-grant')
    grants.push(grant)
    if (grant === null) return Response.json({ errorCode: 'PIN_REQUIRED', message: '', requestId: '' }, { status: 403 })
    return Response.json(stream)
  }
  dispatchAuth({ type: 'signedIn', session: session(asking), isDeviceLimitReached: false })
})
afterEach(() => void dispatchAuth({ type: 'signedOut' }))

const start = () => requestStream(apiClient, 'ferry' as ContentId, 'STREAMING', { asksPin: true })

async function question() {
  while (store.get(pinAtom) === null) await new Promise((resolve) => store.sub(pinAtom, () => resolve(null)))
  return store.get(pinAtom)!
}

describe('a start that needs the PIN', () => {
  it('asks once for several starts, and a reload of the tab does not ask again', async () => {
    const starts = [start(), start()]
    await question()
    pinGranted(inAnHour)
    await Promise.all(starts)
    expect([grants, store.get(pinAtom)]).toEqual([[null, null, inAnHour, inAnHour], null])
    await start()
    expect(grants.at(-1)).toBe(inAnHour)
  })

  it('is refused if the user cancels or signs out', async () => {
    const cancelled = start()
    ;(await question()).settle(false)
    await expect(cancelled).rejects.toMatchObject({ code: 'PIN_REQUIRED' })
    const left = start()
    await question()
    dispatchAuth({ type: 'signedOut' })
    await expect(left).rejects.toMatchObject({ code: 'PIN_REQUIRED' })
  })

  it('is known before it happens, so that no countdown runs into it', () => {
    expect([wouldAskForPin('U/A 7+'), wouldAskForPin('U/A 13+'), wouldAskForPin('A 18+')]).toEqual([false, true, true])
    expect([wouldAskForPin('U', 'U'), wouldAskForPin('U', 'A 18+'), wouldAskForPin('A 18+', 'U')]).toEqual([false, true, true])
    pinGranted(inAnHour)
    expect(wouldAskForPin('A 18+')).toBe(false)
  })
})

it('sign-out forgets the grant', () => {
  pinGranted(inAnHour)
  dispatchAuth({ type: 'signedOut' })
  expect(tabStorage.read('parental-grant')).toBeNull()
})

describe('a changed restriction', () => {
  const shown = () => queryClient.getQueryData(['page', 'home'])
  const load = () => queryClient.setQueryData(['page', 'home'], 'everything')

  it('drops what was loaded before, but not the account, whose page changed it', () => {
    load()
    queryClient.setQueryData(['user'], { name: 'Mim' })
    dispatchAuth({ type: 'refreshed', tokens: { accessToken: hiding, refreshToken: 'refresh' }, isDeviceLimitReached: false })
    expect([shown(), queryClient.getQueryData(['user'])]).toEqual([undefined, { name: 'Mim' }])
  })

  it('does so at sign-in and sign-out, and a mere refresh keeps the data', () => {
    load()
    dispatchAuth({ type: 'refreshed', tokens: { accessToken: tokenOf({ level: 2, cap: 5, exp: 1 }), refreshToken: 'refresh' }, isDeviceLimitReached: false })
    expect(shown()).toBe('everything')
    dispatchAuth({ type: 'signedOut' })
    expect(shown()).toBeUndefined()
    load()
    dispatchAuth({ type: 'signedIn', session: session(hiding), isDeviceLimitReached: false })
    expect(shown()).toBeUndefined()
  })
})
