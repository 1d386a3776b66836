import type { SessionEnd, Tokens } from '@ott/identity'
import { memoryShelf } from './anonymous-token.ts'
import { createApi } from './api-client.ts'
import type { Api, Held, Renewal } from './api-client.ts'
import { inOneTab } from './cross-tab-lock.ts'
import type { Language } from './query-defaults.ts'
import { createWireCall } from './http-client.ts'

export type Asked = { method: string; path: string; bearer: string | null; siteId: string | null; body: unknown }

export type Answer = { status?: number; json?: unknown; text?: string }

/** What the far end answers to a request, at once or later; a thrown error is a network that failed. */
export type Answering = (request: Asked) => Answer | Promise<Answer>

export type TestApi = Api & { requests: Asked[]; ended: SessionEnd[]; limits: boolean[]; tokens: Tokens | null }

/** What the tabs of one browser share. */
export type TestBrowser = {
  session: Held | null
  locks: ReturnType<typeof aLockManager>
  /** How what one tab keeps comes to the others: at once unless told otherwise. */
  carry: (write: () => void) => void
}

export const aBrowser = (tokens: Tokens | null = null): TestBrowser => ({
  session: tokens && { userId: 'u1', tokens },
  locks: aLockManager(),
  carry: (write) => write(),
})

export type TestOptions = { isParked?: boolean; streamId?: string; language?: Language; canRefresh?: boolean; browser?: TestBrowser }

/** An api whose network is a function: it records what was asked, and keeps a session in a variable. */
export function anApi(answering: Answering, signedIn: Tokens | null = null, options: TestOptions = {}): TestApi {
  const { isParked = false, streamId, language, canRefresh = true, browser = aBrowser(signedIn) } = options
  const requests: Asked[] = []
  const state: Pick<TestApi, 'ended' | 'limits' | 'tokens'> = { ended: [], limits: [], tokens: browser.session?.tokens ?? null }
  const keep = (tokens: Tokens | null) => {
    state.tokens = tokens
    browser.carry(() => {
      browser.session = tokens && { userId: 'u1', tokens }
    })
  }
  const renewal: Renewal = {
    alone: (work) => inOneTab(browser.locks, 'session', work),
    reread: () => {
      state.tokens = browser.session?.tokens ?? null
      return browser.session
    },
    refreshed: (tokens, isDeviceLimitReached) => {
      state.limits.push(isDeviceLimitReached)
      keep(isDeviceLimitReached && !isParked ? null : tokens)
    },
    ended: (because) => {
      state.ended.push(because)
      keep(null)
    },
  }
  const api = createApi({
    wire: createWireCall({ contentsHost: '', mainHost: '', siteId: 'acme', fetch: network(answering, requests) }),
    session: { held: () => state.tokens && { userId: 'u1', tokens: state.tokens }, renewal: canRefresh ? renewal : null },
    shelf: memoryShelf(),
    now: () => 0,
    streamId,
    language: language && (() => language),
  })
  return Object.assign(state, api, { requests })
}

/** Grants one holder at a time, in the order of asking. */
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

function network(answering: Answering, requests: Asked[]): typeof fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    const request: Asked = {
      method: init.method ?? 'GET',
      path: input instanceof Request ? input.url : input.toString(),
      bearer: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      siteId: headers.get('site-id'),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    }
    requests.push(request)
    await Promise.resolve()
    const { status = 200, json, text } = await answering(request)
    return new Response(status === 204 ? null : (text ?? JSON.stringify(json ?? {})), { status })
  }
}
