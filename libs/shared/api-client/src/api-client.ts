import { routes } from '@ott/contract'
import type { Answer, Bearer, CallName, Input } from '@ott/contract'
import type { SessionEnd, Tokens } from '@ott/identity'
import { anonymousToken } from './anonymous-token.ts'
import type { TokenShelf } from './anonymous-token.ts'
import { ApiError } from './api-error.ts'
import type { Language } from './query-defaults.ts'
import { shareFlight } from './single-flight.ts'
import type { WireCall } from './http-client.ts'

/** Whose tokens these are: a call never goes on with another viewer's. */
export type Held = { userId: string; tokens: Tokens }

/** The session as the client sees it. */
export type SessionPort = {
  held(): Held | null
  /** Null on the web server, which holds an access token alone and never refreshes. */
  renewal: Renewal | null
}

export type Renewal = {
  /** Lets one tab of the browser at a time refresh. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** The session as the browser keeps it now: another tab may have refreshed it, or left. */
  reread(): Held | null
  refreshed(tokens: Tokens, isDeviceLimitReached: boolean): void
  /** The server says that this session is no more. */
  ended(because: SessionEnd): void
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
  /** What this page is read in. */
  language?: () => Language
}

/**
 * Every call of the product: chooses the bearer, and on a 401 renews it and tries once more (API-1, API-2). A stale
 * session token is refreshed once for all calls and tabs that met it; a stale anonymous one is fetched anew and never
 * signs anybody out. Without an answer from the network the session stays.
 */
export function createApi({ wire: plainWire, session, shelf, now, streamId, language }: ApiOptions): Api {
  const wire = forPlayer(plainWire, () => ({ language: language?.(), streamId }))
  const anonymous = anonymousToken(() => wire('anonymousToken', {}, { bearer: null }), shelf, now)
  const refresh = shareFlight(() => refreshSession(wire, session))

  const call: Call = async (name, input, { renew = true, ...options } = {}) => {
    const { bearer } = routes[name]
    const held = session.held()
    if (bearer === 'none' || (bearer === 'optional' && !held)) return wire(name, input, { ...options, bearer: null })
    if (!held && bearer !== 'anybody') throw new ApiError(403, 'LOGIN_REQUIRED', {})
    const first = held ? held.tokens.accessToken : await anonymous.get()
    try {
      return await wire(name, input, { ...options, bearer: first })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A session past the device limit opens nothing of the catalogue; what anybody may read it reads as nobody. Playing
      // is no reading: there the limit is the reason.
      if (error.code === 'DEVICE_LIMIT_REACHED' && bearer === 'anybody' && name !== 'entitlement') {
        return wire(name, input, { ...options, bearer: await anonymous.get() })
      }
      if (error.status !== 401 || !renew) throw error
      const renewed = held ? await renewSession(held, bearer) : await anonymous.renew()
      if (renewed === null) throw error
      return wire(name, input, { ...options, bearer: renewed })
    }
  }
  return { call, refresh }

  /**
   * Another call may have refreshed already: then its token is the one to try. Who cannot refresh, or is signed out by
   * now, still reads what anybody may read, as nobody.
   */
  async function renewSession(stale: Held, bearer: Bearer): Promise<string | null> {
    const current = session.held()
    if (current?.userId === stale.userId && current.tokens.accessToken !== stale.tokens.accessToken) return current.tokens.accessToken
    const renewed = current?.userId === stale.userId ? await refresh() : null
    return renewed ?? (bearer === 'anybody' ? anonymous.get() : null)
  }
}

/** Every entitlement asked for by this page says which player it is for, and in which language. */
function forPlayer(wire: WireCall, player: () => { language?: Language; streamId?: string }): WireCall {
  return (name, input, options) => {
    if (name !== 'entitlement') return wire(name, input, options)
    const { query } = input as { query: object }
    return wire(name, { ...input, query: { ...query, ...player() } }, options)
  }
}

const refreshWithinMs = 10_000

/** Gives the new access token, or null when this viewer's session did not survive. */
async function refreshSession(wire: WireCall, session: SessionPort): Promise<string | null> {
  const { renewal } = session
  const before = session.held()
  if (!before || !renewal) return null
  const isStale = (held: Held | null): held is Held => held?.tokens.accessToken === before.tokens.accessToken
  const current = (held: Held | null) => (held?.userId === before.userId ? held.tokens.accessToken : null)
  const known = renewal.reread()
  if (!isStale(known)) return current(known)
  return renewal.alone(async () => {
    const kept = renewal.reread()
    if (!isStale(kept)) return current(kept)
    const bearer = kept.tokens.refreshToken
    /** Whoever signed in meanwhile has nothing to do with this answer. */
    const isOurs = () => session.held()?.tokens.refreshToken === bearer
    try {
      const { sAccessToken, sRefreshToken, isDeviceLimitReached } = await wire('refreshSession', {}, { bearer, signal: AbortSignal.timeout(refreshWithinMs) })
      if (isOurs()) renewal.refreshed({ accessToken: sAccessToken, refreshToken: sRefreshToken }, isDeviceLimitReached)
    } catch (error) {
      // Only a refusal ends a session: a tunnel or a busy server must not sign anybody out (API-4).
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error
      if (isOurs()) renewal.ended(error.body.reason ?? 'expired')
    }
    return current(session.held())
  })
}
