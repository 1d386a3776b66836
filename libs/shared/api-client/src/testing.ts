import type { SessionEndReason, Tokens } from '@ott/identity'
import { inMemoryStorage } from './anonymous-token.ts'
import { createApiClient } from './api-client.ts'
import type { ApiClient, ParentalPort, SessionTokens, SessionRefresh } from './api-client.ts'
import { withCrossTabLock } from './cross-tab-lock.ts'
import type { Language } from './query-defaults.ts'
import { createHttpCall } from './http-client.ts'

type TestRequest = { method: string; path: string; bearer: string | null; siteId: string | null; body: unknown }

export type TestResponse = { status?: number; json?: unknown; text?: string }

/** Answers requests in place of a server; a thrown error is a failed network. */
export type TestServer = (request: TestRequest) => TestResponse | Promise<TestResponse>

type HeaderServer = (request: TestRequest, headers: Headers) => ReturnType<TestServer>

export type TestApi = ApiClient & { requests: TestRequest[]; ended: SessionEndReason[]; limits: boolean[]; tokens: Tokens | null }

type TestBrowser = {
  session: SessionTokens | null
  locks: ReturnType<typeof aLockManager>
  /** How one tab's write reaches the others: at once by default. */
  propagate: (write: () => void) => void
}

export const aBrowser = (tokens: Tokens | null = null): TestBrowser => ({
  session: tokens && { userId: 'u1', tokens },
  locks: aLockManager(),
  propagate: (write) => write(),
})

type TestOptions = { isOverDeviceLimit?: boolean; streamId?: string; language?: Language; countryCode?: string; canRefresh?: boolean; browser?: TestBrowser; confirmIdentity?: () => Promise<boolean>; parental?: ParentalPort }

/** An API client whose network is a function. It records requests and holds the session in memory. */
export function anApi(answering: HeaderServer, signedIn: Tokens | null = null, options: TestOptions = {}): TestApi {
  const { isOverDeviceLimit = false, streamId, language, countryCode, canRefresh = true, browser = aBrowser(signedIn), confirmIdentity, parental } = options
  const requests: TestRequest[] = []
  const state: Pick<TestApi, 'ended' | 'limits' | 'tokens'> = { ended: [], limits: [], tokens: browser.session?.tokens ?? null }
  const keep = (tokens: Tokens | null) => {
    state.tokens = tokens
    browser.propagate(() => {
      browser.session = tokens && { userId: 'u1', tokens }
    })
  }
  const renewal: SessionRefresh = {
    withLock: (work) => withCrossTabLock(browser.locks, 'session', work),
    reload: () => {
      state.tokens = browser.session?.tokens ?? null
      return browser.session
    },
    onRefreshed: (tokens, isDeviceLimitReached) => {
      state.limits.push(isDeviceLimitReached)
      keep(isDeviceLimitReached && !isOverDeviceLimit ? null : tokens)
    },
    onEnded: (because) => {
      state.ended.push(because)
      keep(null)
    },
  }
  const api = createApiClient({
    http: createHttpCall({ contentsHost: '', mainHost: '', siteId: 'acme', fetch: network(answering, requests) }),
    session: { getSession: () => state.tokens && { userId: 'u1', tokens: state.tokens }, renewal: canRefresh ? renewal : null },
    tokenStorage: inMemoryStorage(),
    now: () => 0,
    confirmIdentity,
    parental,
    streamId,
    language: language && (() => language),
    countryCode: () => countryCode,
  })
  return Object.assign(state, api, { requests })
}

/** Grants the lock in the order of the requests. */
export function aLockManager() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request<T>(_name: string, _options: object, work: () => Promise<T>): Promise<T> {
      const mine = last.then(work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

function network(answering: HeaderServer, requests: TestRequest[]): typeof fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    const request: TestRequest = {
      method: init.method ?? 'GET',
      path: input instanceof Request ? input.url : input.toString(),
      bearer: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      siteId: headers.get('site-id'),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    }
    requests.push(request)
    await Promise.resolve()
    const { status = 200, json, text } = await answering(request, headers)
    return new Response(status === 204 ? null : (text ?? JSON.stringify(json ?? {})), { status })
  }
}
