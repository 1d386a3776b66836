import type { ContentId } from '@ott/catalogue'
import type { ParentalPort } from './api-client.ts'
import { unlockTrailer, verifyPin } from './parental.ts'
import { requestStream } from './streams.ts'
import { anApi } from './testing.ts'
import type { TestResponse } from './testing.ts'
import { expiryOf, restrictionIn } from './token-claims.ts'

const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const ferry = 'ferry' as ContentId
const stream = { streamKey: 'k', streamPolicy: 'p', refetchAfter: 20, expiresAt: '', dash: '', hls: '', runLength: 100 }
const pinRequired = { status: 403, json: { errorCode: 'PIN_REQUIRED', message: '', requestId: '' } }
const tokenOf = (claims: object) => `header.${btoa(JSON.stringify(claims))}.signature`

/** A tab that has no grant until its user enters the PIN. */
function aTab({ knowsPin = true } = {}) {
  const kept: Record<string, string> = {}
  let grant: string | null = null
  let questions = 0
  const parental: ParentalPort = {
    grantFor: (contentId, isStart) => (isStart ? null : kept[contentId]) ?? grant,
    storeGrant: (contentId, own) => { kept[contentId] = own },
    ask: async () => {
      questions += 1
      if (knowsPin) grant = 'pin-grant'
      return knowsPin
    },
  }
  return { parental, kept, questions: () => questions }
}

/** A server on which every video needs the PIN. */
function restricted(tab: ReturnType<typeof aTab>) {
  const sent: (string | null)[] = []
  const api = anApi((_request, headers): TestResponse => {
    const grant = headers.get('parental-grant')
    sent.push(grant)
    return grant === null ? pinRequired : { json: { ...stream, parentalGrant: 'running-grant', trailer: '/trailers/ferry.mp4?key=k' } }
  }, tokens, { parental: tab.parental })
  return { api, sent }
}

describe('a start that needs the PIN', () => {
  it('asks for it and is repeated once, and heartbeats continue with the video’s own grant', async () => {
    const tab = aTab()
    const { api, sent } = restricted(tab)
    await requestStream(api.call, ferry, 'STREAMING', { asksPin: true })
    await requestStream(api.call, ferry, 'STREAMING')
    await requestStream(api.call, ferry, 'STREAMING', { asksPin: true })
    expect([sent, tab.questions()]).toEqual([[null, 'pin-grant', 'running-grant', 'pin-grant'], 1])
  })

  it('is refused without the PIN', async () => {
    const tab = aTab({ knowsPin: false })
    const { api, sent } = restricted(tab)
    await expect(requestStream(api.call, ferry, 'STREAMING', { asksPin: true })).rejects.toMatchObject({ code: 'PIN_REQUIRED' })
    expect([sent, tab.questions()]).toEqual([[null], 1])
  })

  it('does not ask for a preload or a heartbeat', async () => {
    const tab = aTab()
    const { api } = restricted(tab)
    for (const action of ['PREPARE', 'STREAMING'] as const) await expect(requestStream(api.call, ferry, action)).rejects.toMatchObject({ code: 'PIN_REQUIRED' })
    expect(tab.questions()).toBe(0)
  })

  it('asks for a locked trailer', async () => {
    const tab = aTab()
    expect(await unlockTrailer(restricted(tab).api.call, ferry)).toMatchObject({ trailer: '/trailers/ferry.mp4?key=k' })
    expect(tab.questions()).toBe(1)
  })
})

describe('the PIN', () => {
  const check = (response: TestResponse) => verifyPin(anApi(() => response, tokens).call, '2468')
  const refused = (status: number, errorCode: string, more = {}) => check({ status, json: { errorCode, message: '', requestId: '', ...more } })

  it('gives a grant, or the reason', async () => {
    expect(await check({ json: { grant: 'g', expiresAt: '2026-11-21T16:00:00Z' } })).toEqual({ ok: true, grant: 'g', expiresAt: new Date('2026-11-21T16:00:00Z') })
    expect(await refused(400, 'PIN_INCORRECT', { attemptsLeft: 3 })).toEqual({ ok: false, error: { type: 'incorrect', attemptsLeft: 3 } })
    expect(await refused(429, 'RATE_LIMITED', { retryAfter: 720 })).toEqual({ ok: false, error: { type: 'locked', retryAfterSeconds: 720 } })
    expect(await refused(500, 'INTERNAL')).toEqual({ ok: false, error: { type: 'unknown' } })
  })
})

describe('an anonymous call in the stead of a session', () => {
  it('names the session, whose refused token cannot be renewed', async () => {
    const asked: (string | null)[] = []
    const api = anApi(({ path, bearer }, headers) => {
      if (path.endsWith('/anonymous-token')) return { text: 'anonymous' }
      asked.push(headers.get('session-token'))
      return bearer === 'anonymous' ? { json: { items: [], total: 0 } } : { status: 401, json: { errorCode: 'TOKEN_EXPIRED', message: '', requestId: '' } }
    }, tokens, { canRefresh: false })
    await api.call('popularSearch', { query: {} })
    expect(asked).toEqual([null, 'access'])
  })
})

describe('a call of a guest', () => {
  it('declares that there is no session, as no call of a session does', async () => {
    const asked: (string | null)[] = []
    const answer = ({ path }: { path: string }, headers: Headers) => {
      if (path.endsWith('/anonymous-token')) return { text: 'anonymous' }
      asked.push(headers.get('session-token'))
      return { json: { items: [], total: 0 } }
    }
    await anApi(answer, null).call('popularSearch', { query: {} })
    await anApi(answer, tokens).call('popularSearch', { query: {} })
    expect(asked).toEqual(['none', null])
  })
})

describe('a token', () => {
  it('says what is restricted, and every other text restricts nothing', () => {
    expect(restrictionIn(tokenOf({ level: 2, cap: 2 }))).toEqual({ level: 2, cap: 2 })
    for (const text of [null, '', 'a.b', tokenOf({}), 'opaque']) expect(restrictionIn(text)).toEqual({ level: 5, cap: 5 })
  })

  it('says when a grant expires', () => {
    expect([expiryOf(tokenOf({ exp: 7 })), expiryOf('opaque')]).toEqual([7_000, 0])
  })
})
