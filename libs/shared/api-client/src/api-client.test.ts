import { ApiError } from './api-error.ts'
import { aBrowser, anApi } from './testing.ts'
import type { TestServer } from './testing.ts'
import { createHttpCall } from './http-client.ts'

const tokens = { accessToken: 'old', refreshToken: 'refresh' }
const stale = { status: 401, json: { errorCode: 'TOKEN_EXPIRED', message: '', requestId: '' } }
const refreshed = { json: { sAccessToken: 'new', sRefreshToken: 'newer', isDeviceLimitReached: false } }

/** A server that takes only the new token and gives it for the refresh token. */
const expiring: TestServer = ({ path, bearer }) => {
  if (path.endsWith('/session/refresh')) return bearer === 'refresh' ? refreshed : stale
  return bearer === 'new' ? { json: { items: [], total: 0 } } : stale
}

describe('a call', () => {
  it('sends site id and bearer', async () => {
    const api = anApi(() => ({ json: { items: [], total: 0 } }), tokens)
    await api.call('devices', {})
    expect(api.requests).toEqual([
      { method: 'GET', path: '/core/api/v1/users/devices', bearer: 'old', siteId: 'acme', body: null },
    ])
  })

  it('sends lists as repeated keys and omits undefined values', async () => {
    const api = anApi(() => ({ json: {} }), tokens)
    await api.call('videos', { query: { contentIds: ['a', 'b'], countryCode: undefined } })
    expect(api.requests[0]?.path).toBe('/contents/api/v1/videos?contentIds=a&contentIds=b')
  })

  it('throws the server’s error', async () => {
    const json = { errorCode: 'NOT_FOUND', message: 'No such title.', requestId: 'r' }
    const api = anApi(() => ({ status: 404, json }), tokens)
    await expect(api.call('devices', {})).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND', message: 'No such title.' })
  })

  it('reports a lost connection, before a response or during one', async () => {
    const cut = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) }))
    const networks = [() => Promise.reject(new TypeError('none')), () => Promise.resolve(cut())]
    const calls = networks.map((fetch) => createHttpCall({ contentsHost: '', mainHost: '', siteId: 'acme', fetch }))
    for (const call of calls) await expect(call('devices', {}, { bearer: null })).rejects.toMatchObject({ status: 0, code: 'OFFLINE' })
  })

  it('reports a response that is not JSON as invalid', async () => {
    const api = anApi(() => ({ text: '<html>' }), tokens)
    await expect(api.call('devices', {})).rejects.toThrow('Invalid response received')
    const failing = anApi(() => ({ status: 502, text: '<html>' }), tokens)
    await expect(failing.call('devices', {})).rejects.toMatchObject({ status: 502, code: 'INVALID_RESPONSE' })
  })

  it('sends the player with requests for a stream only, and the language with entitlement requests', async () => {
    const api = anApi(() => ({ json: {} }), tokens, { streamId: 'tab-1', language: 'bengali' })
    await api.call('entitlement', { query: { contentId: 'ferry' } })
    await api.call('stopStream', { params: { id: 's1' }, query: {} })
    await api.call('platform', { query: {} })
    expect(api.requests.map(({ path }) => path)).toEqual([
      '/contents/api/v1/entitlement?contentId=ferry&language=bengali&streamId=tab-1',
      '/contents/api/v1/streams/s1?streamId=tab-1',
      '/contents/api/v1/platform',
    ])
  })

  it('that is public sends the user’s token if there is one', async () => {
    const [signedIn, nobody] = [anApi(() => ({ json: {} }), tokens), anApi(() => ({ json: {} }))]
    for (const api of [signedIn, nobody]) await api.call('resendCode', { body: { phoneNumber: '+919830000001' } })
    expect([signedIn, nobody].map(({ requests }) => requests.map(({ bearer }) => bearer))).toEqual([['old'], [null]])
  })

  it('requires a session for a user’s call and sends nothing without one', async () => {
    const api = anApi(() => ({}))
    await expect(api.call('user', {})).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect(api.requests).toEqual([])
  })
})

describe('a stale session token', () => {
  it('is refreshed once for all concurrent calls, which all succeed', async () => {
    const api = anApi(expiring, tokens)
    const answers = await Promise.all(Array.from({ length: 100 }, () => api.call('devices', {})))
    expect(answers).toHaveLength(100)
    expect(api.requests.filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(1)
  })

  it('without refresh falls back to the anonymous token for public calls', async () => {
    const api = anApi(
      ({ path, bearer }) => (path.endsWith('/anonymous-token') ? { text: 'nobody' } : bearer === 'nobody' ? { json: {} } : stale),
      tokens,
      { canRefresh: false },
    )
    await api.call('platform', { query: {} })
    expect(api.requests.map(({ bearer }) => bearer)).toEqual(['old', null, 'nobody'])
    await expect(api.call('user', {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(api.ended).toEqual([])
  })

  it('ends the session when the refresh is refused, with the reason', async () => {
    for (const status of [401, 403]) {
      const refused = { status, json: { errorCode: 'SESSION_REVOKED', message: '', requestId: '', reason: 'deviceRemoved' } }
      const api = anApi(({ path }) => (path.endsWith('/refresh') ? refused : stale), tokens)
      await expect(api.call('devices', {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
      expect([api.ended, api.tokens]).toEqual([['deviceRemoved'], null])
    }
  })

  it('of an ended session falls back to the anonymous token for public calls', async () => {
    const api = anApi(({ path, bearer }) => {
      if (path.endsWith('/anonymous-token')) return { text: 'nobody' }
      return bearer === 'nobody' ? { json: { total: 1 } } : stale
    }, tokens)
    expect(await api.call('platform', { query: {} })).toEqual({ total: 1 })
    expect(api.ended).toEqual(['expired'])
  })

  it('keeps the session after a network error or a busy server', async () => {
    const failing: TestServer[] = [
      ({ path }) => {
        if (path.endsWith('/refresh')) throw new TypeError('network')
        return stale
      },
      ({ path }) => (path.endsWith('/refresh') ? { status: 408, json: { errorCode: 'TIMEOUT' } } : stale),
      ({ path }) => (path.endsWith('/refresh') ? { status: 502, text: '<html>' } : stale),
      ({ path }) => (path.endsWith('/refresh') ? { status: 503, json: { errorCode: 'UNAVAILABLE' } } : stale),
      ({ path }) => (path.endsWith('/refresh') ? { status: 429, json: { errorCode: 'RATE_LIMITED' } } : stale),
    ]
    for (const answering of failing) {
      const api = anApi(answering, tokens)
      await expect(api.call('devices', {})).rejects.toBeInstanceOf(ApiError)
      expect([api.ended, api.tokens]).toEqual([[], tokens])
    }
  })

  it('is retried only once', async () => {
    const api = anApi(({ path }) => (path.endsWith('/refresh') ? refreshed : stale), tokens)
    await expect(api.call('devices', {})).rejects.toMatchObject({ status: 401 })
    expect(api.requests).toHaveLength(3)
  })

  it('reports the device limit and ends the session, unless it is already limited', async () => {
    const limited = { json: { sAccessToken: 'new', sRefreshToken: 'newer', isDeviceLimitReached: true } }
    const answering: TestServer = (request) => (request.path.endsWith('/refresh') ? limited : expiring(request))
    const api = anApi(answering, tokens)
    await expect(api.call('devices', {})).rejects.toMatchObject({ status: 401 })
    expect(api.limits).toEqual([true])
    await expect(anApi(answering, tokens, { isOverDeviceLimit: true }).call('devices', {})).resolves.toEqual({ items: [], total: 0 })
  })

  it('reads the catalogue anonymously while limited', async () => {
    const answering: TestServer = ({ path, bearer }) => {
      if (path.endsWith('anonymous-token')) return { text: 'anon' }
      return bearer === 'anon' ? { json: { total: 1 } } : { status: 403, json: { errorCode: 'DEVICE_LIMIT_REACHED' } }
    }
    const api = anApi(answering, tokens, { isOverDeviceLimit: true })
    expect(await api.call('platform', { query: {} })).toEqual({ total: 1 })
    await expect(api.call('user', {})).rejects.toMatchObject({ code: 'DEVICE_LIMIT_REACHED' })
    await expect(api.call('entitlement', { query: { contentId: 'ferry' } })).rejects.toMatchObject({ code: 'DEVICE_LIMIT_REACHED' })
  })

  it('is not refreshed at sign-out', async () => {
    const api = anApi(expiring, tokens)
    await expect(api.call('devices', {}, { renew: false })).rejects.toMatchObject({ status: 401 })
    expect(api.requests).toHaveLength(1)
  })
})

describe('two tabs of one browser', () => {
  /** A server that gives each refresh token one successor. */
  function aServer() {
    let version = 0
    const answering: TestServer = ({ path, bearer }) => {
      if (!path.endsWith('/refresh')) return bearer === `access${version}` && version > 0 ? { json: { items: [], total: 0 } } : stale
      if (bearer !== `refresh${version}`) return stale
      version += 1
      return { json: { sAccessToken: `access${version}`, sRefreshToken: `refresh${version}`, isDeviceLimitReached: false } }
    }
    return answering
  }
  const old = { accessToken: 'access0', refreshToken: 'refresh0' }
  const refreshes = (...tabs: { requests: { path: string }[] }[]) =>
    tabs.flatMap(({ requests }) => requests).filter(({ path }) => path.endsWith('/refresh'))

  it('refresh once for the calls of both', async () => {
    const [browser, server] = [aBrowser(old), aServer()]
    const tabs = [anApi(server, old, { browser }), anApi(server, old, { browser })]
    const answers = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 50 }, () => tab.call('devices', {}))))
    expect(answers).toHaveLength(100)
    expect(refreshes(...tabs)).toHaveLength(1)
    expect(tabs.map((tab) => tab.tokens)).toEqual(Array(2).fill({ accessToken: 'access1', refreshToken: 'refresh1' }))
  })

  it('refresh once even if storage propagates later than the lock', async () => {
    const [browser, server] = [{ ...aBrowser(old), carry: (write: () => void) => void setTimeout(write) }, aServer()]
    const tabs = [anApi(server, old, { browser }), anApi(server, old, { browser })]
    await Promise.all(tabs.map((tab) => tab.call('devices', {})))
    expect(refreshes(...tabs)).toHaveLength(1)
    expect(tabs.map((tab) => tab.tokens)).toEqual(Array(2).fill({ accessToken: 'access1', refreshToken: 'refresh1' }))
  })

  it('end together: an idle tab does not refresh an ended session', async () => {
    const browser = aBrowser(old)
    const asleep = anApi(aServer(), old, { browser })
    browser.session = null
    await expect(asleep.call('devices', {})).rejects.toMatchObject({ status: 401 })
    expect(refreshes(asleep)).toEqual([])
    expect(asleep.ended).toEqual([])
  })

  it('never use another user’s token', async () => {
    const browser = aBrowser(old)
    const asleep = anApi(aServer(), old, { browser })
    browser.session = { userId: 'u2', tokens: { accessToken: 'access1', refreshToken: 'refresh1' } }
    await expect(asleep.call('devices', {})).rejects.toMatchObject({ status: 401 })
    expect(asleep.requests.map(({ bearer }) => bearer)).toEqual(['access0'])
  })
})

describe('an anonymous token', () => {
  const answering: TestServer = ({ path }) => (path.endsWith('anonymous-token') ? { text: 'anon' } : { json: {} })

  it('is fetched once for all calls', async () => {
    const api = anApi(answering)
    await Promise.all([api.call('platform', { query: {} }), api.call('platform', { query: {} })])
    await api.call('platform', { query: {} })
    expect(api.requests.filter(({ path }) => path.endsWith('anonymous-token'))).toHaveLength(1)
    expect(api.requests.at(-1)?.bearer).toBe('anon')
  })

  it('is fetched again when stale, and signs nobody out', async () => {
    let issued = 0
    const api = anApi(({ path, bearer }) => {
      if (path.endsWith('anonymous-token')) return { text: `anon${(issued += 1)}` }
      return bearer === 'anon2' ? { json: {} } : stale
    })
    await api.call('platform', { query: {} })
    expect([api.ended, issued]).toEqual([[], 2])
  })
})

describe('a call that needs a recent proof of identity', () => {
  const required = { status: 403, json: { errorCode: 'STEP_UP_REQUIRED', message: '', requestId: '' } }
  const change = { body: { email: 'mita@example.org' } }

  it('is repeated once, with the new token, after the user confirmed', async () => {
    const browser = aBrowser(tokens)
    const api = anApi(({ bearer }) => (bearer === 'confirmed' ? { status: 204 } : required), tokens, {
      browser,
      confirmIdentity: async () => {
        api.tokens = { ...tokens, accessToken: 'confirmed' }
        return true
      },
    })
    await api.call('addEmail', change)
    expect(api.requests.map(({ bearer, body }) => [bearer, body])).toEqual([['old', change.body], ['confirmed', change.body]])
  })

  it('fails without a confirmation, and asks only once', async () => {
    const confirmIdentity = jest.fn(async () => false)
    const api = anApi(() => required, tokens, { confirmIdentity })
    await expect(api.call('addEmail', change)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    confirmIdentity.mockResolvedValue(true)
    await expect(api.call('addEmail', change)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    expect([api.requests.length, confirmIdentity.mock.calls.length]).toEqual([3, 2])
  })
})
