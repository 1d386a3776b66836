import type { Tokens } from '@ott/identity'
import { createApi } from './call.ts'
import type { Api, SessionPort } from './call.ts'
import { createWireCall } from './wire-call.ts'

export type Asked = { method: string; path: string; bearer: string | null; siteId: string | null; body: unknown }

/** What the far end answers to a request; a thrown error is a network that failed. */
export type Answering = (request: Asked) => { status?: number; json?: unknown; text?: string }

export type TestApi = Api & { requests: Asked[]; ended: number; limits: boolean[]; tokens: Tokens | null }

/** An api whose network is a function: it records what was asked, and keeps a session in a variable. */
export function anApi(
  answering: Answering,
  signedIn: Tokens | null = null,
  isParked = false,
  streamId?: string,
  canRefresh = true,
): TestApi {
  const requests: Asked[] = []
  const state: Pick<TestApi, 'ended' | 'limits' | 'tokens'> = { ended: 0, limits: [], tokens: signedIn }
  const session: SessionPort = {
    tokens: () => state.tokens,
    canRefresh,
    refreshed: (tokens, isDeviceLimitReached) => {
      state.tokens = tokens
      state.limits.push(isDeviceLimitReached)
    },
    ended: () => {
      state.ended += 1
      state.tokens = null
    },
    isParked: () => isParked,
  }
  let stored: { token: string; fetchedAt: number } | null = null
  const api = createApi({
    wire: createWireCall({ contentsHost: '', mainHost: '', siteId: 'acme', fetch: network(answering, requests) }),
    session,
    shelf: {
      read: () => stored,
      write: (token) => {
        stored = token
      },
    },
    now: () => 0,
    streamId,
  })
  return Object.assign(state, api, { requests })
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
    const { status = 200, json, text } = answering(request)
    return new Response(status === 204 ? null : (text ?? JSON.stringify(json ?? {})), { status })
  }
}
