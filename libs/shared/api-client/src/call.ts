import { routes } from '@ott/contract'
import type { Answer, Bearer, CallName, Input } from '@ott/contract'
import type { Tokens } from '@ott/identity'
import { anonymousToken } from './anonymous-token.ts'
import type { TokenShelf } from './anonymous-token.ts'
import { ApiError } from './api-error.ts'
import { shareFlight } from './share-flight.ts'
import type { WireCall } from './wire-call.ts'

/** The session as the client sees it: it reads the tokens and reports what a refresh brought. */
export type SessionPort = {
  tokens(): Tokens | null
  /** False on the web server, which holds an access token alone and never refreshes. */
  canRefresh: boolean
  refreshed(tokens: Tokens, isDeviceLimitReached: boolean): void
  /** The server says that this session is no more. */
  ended(): void
  /** A session parked at the device limit refreshes without being ended by the limit. */
  isParked(): boolean
}

export type Call = <K extends CallName>(
  name: K,
  input: Input<K>,
  options?: CallSettings,
) => Promise<Answer<K>>

/** `renew: false` takes a stale token for an answer: signing out must not begin by refreshing. */
export type CallSettings = { signal?: AbortSignal; keepalive?: boolean; renew?: boolean }

/** `refresh` asks for new tokens now; it gives the access token, or null when the session did not survive. */
export type Api = { call: Call; refresh: () => Promise<string | null> }

export type ApiOptions = {
  wire: WireCall
  session: SessionPort
  shelf: TokenShelf
  now: () => number
  /** Names the player of this page: leaving one film for another, or loading the page again, is no second stream. */
  streamId?: string
}

/**
 * Every call of the product: chooses the bearer, and on a 401 renews it and tries once more (API-1, API-2). A stale
 * session token is refreshed once for all calls that met it; a stale anonymous one is fetched anew and never signs
 * anybody out. Without an answer from the network the session stays.
 */
export function createApi({ wire: plainWire, session, shelf, now, streamId }: ApiOptions): Api {
  const wire = streamId ? withStream(plainWire, streamId) : plainWire
  const anonymous = anonymousToken(() => wire('anonymousToken', {}, { bearer: null }), shelf, now)
  const refresh = shareFlight(() => refreshSession(wire, session))

  const call: Call = async (name, input, { renew = true, ...options } = {}) => {
    const { bearer } = routes[name]
    const tokens = session.tokens()
    if (bearer === 'none' || (bearer === 'optional' && !tokens)) return wire(name, input, { ...options, bearer: null })
    if (!tokens && bearer !== 'anybody') throw new ApiError(403, 'LOGIN_REQUIRED', {})
    const first = tokens ? tokens.accessToken : await anonymous.get()
    try {
      return await wire(name, input, { ...options, bearer: first })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A session parked at the device limit opens nothing of the catalogue; what anybody may read it reads as nobody.
      if (error.code === 'DEVICE_LIMIT_REACHED' && bearer === 'anybody') {
        return wire(name, input, { ...options, bearer: await anonymous.get() })
      }
      if (error.status !== 401 || !renew) throw error
      const renewed = tokens ? await renewSession(first, bearer) : await anonymous.renew()
      if (renewed === null) throw error
      return wire(name, input, { ...options, bearer: renewed })
    }
  }
  return { call, refresh }

  /**
   * Another call may have refreshed already: then its token is the one to try. Who cannot refresh still reads what
   * anybody may read, as nobody.
   */
  async function renewSession(stale: string, bearer: Bearer): Promise<string | null> {
    const current = session.tokens()
    if (current && current.accessToken !== stale) return current.accessToken
    if (session.canRefresh) return refresh()
    return bearer === 'anybody' ? anonymous.get() : null
  }
}

/** Every entitlement asked for by this page says which player it is for. */
function withStream(wire: WireCall, streamId: string): WireCall {
  return (name, input, options) => {
    if (name !== 'entitlement') return wire(name, input, options)
    const { query } = input as { query: object }
    return wire(name, { ...input, query: { ...query, streamId } }, options)
  }
}

async function refreshSession(wire: WireCall, session: SessionPort): Promise<string | null> {
  const tokens = session.tokens()
  if (!tokens) return null
  try {
    const answer = await wire('refreshSession', {}, { bearer: tokens.refreshToken })
    const renewed = { accessToken: answer.sAccessToken, refreshToken: answer.sRefreshToken }
    session.refreshed(renewed, answer.isDeviceLimitReached)
    return answer.isDeviceLimitReached && !session.isParked() ? null : renewed.accessToken
  } catch (error) {
    // Only a refusal ends a session: a tunnel or a busy server must not sign anybody out (API-4).
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) session.ended()
    throw error
  }
}
