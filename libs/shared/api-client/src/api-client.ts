import { routes } from '@ott/contract'
import type { Answer, CallName, Input, Route } from '@ott/contract'
import type { SessionEndReason, Tokens } from '@ott/identity'
import { anonymousToken } from './anonymous-token.ts'
import type { TokenStorage } from './anonymous-token.ts'
import { ApiError } from './api-error.ts'
import type { Language } from './query-defaults.ts'
import { singleFlight } from './single-flight.ts'
import type { HttpCall } from './http-client.ts'
import { profileClaims } from './token-claims.ts'

/** Tokens with their user: a call is never retried with the tokens of another user. */
export type SessionTokens = { userId: string; tokens: Tokens }

/** The session as the client sees it. */
export type SessionPort = {
  getSession(): SessionTokens | null
  /** Null on the web server, which has only an access token and never refreshes. */
  renewal: SessionRefresh | null
}

export type SessionRefresh = {
  /** Lets one tab at a time refresh. */
  withLock<T>(work: () => Promise<T>): Promise<T>
  /** Reads the stored session again: another tab may have refreshed it or signed out. */
  reload(): SessionTokens | null
  onRefreshed(tokens: Tokens, isDeviceLimitReached: boolean): void
  /** The server refused the refresh: the session has ended. */
  onEnded(because: SessionEndReason): void
}

export type Call = <K extends CallName>(
  name: K,
  input: Input<K>,
  options?: CallOptions,
) => Promise<Answer<K>>

/**
 * `renew: false` reports a stale token instead of refreshing: sign-out must not begin with a refresh. `asksPin` asks for the
 * PIN if the call needs it. `timeoutSeconds` is for each request, without the time that the user takes to answer.
 */
export type CallOptions = { signal?: AbortSignal; timeoutSeconds?: number; keepalive?: boolean; renew?: boolean; asksPin?: boolean }

/** The grants of this tab for restricted videos (PAR-12). */
export type ParentalPort = {
  /** For a start, or for the heartbeats of a video that runs. */
  grantFor(contentId: string, isStart: boolean): string | null
  /** A video runs with a grant of its own. */
  storeGrant(contentId: string, grant: string): void
  /** Asks for the PIN. Resolves to false if there is no grant afterwards. */
  ask(): Promise<boolean>
}

/** `refresh` resolves to the new access token, or to null when the session has ended. */
export type ApiClient = { call: Call; refresh: () => Promise<string | null> }

type ApiClientOptions = {
  http: HttpCall
  session: SessionPort
  tokenStorage: TokenStorage
  now: () => number
  /** Asks the user to confirm their identity. Resolves to false if they did not. */
  confirmIdentity?: () => Promise<boolean>
  parental?: ParentalPort
  /** Identifies this tab's player, so that changing titles or reloading does not count as a second stream. */
  streamId?: string
  /** The language of the page. */
  language?: () => Language
  /** The country that the server last told; the server decides it itself. */
  countryCode?: () => string | undefined
}

/**
 * Chooses the bearer token and retries once with a new one after a 401 (API-1, API-2).
 * Concurrent calls and tabs share one refresh; only a refused refresh ends the session.
 * A call that needs a recent proof of identity, or the PIN, is repeated once after the user gave it (ID-94, PAR-12).
 */
export function createApiClient({ http: plainHttp, session, tokenStorage, now, confirmIdentity, parental, streamId, language, countryCode }: ApiClientOptions): ApiClient {
  const http = forCountry(forPlayer(plainHttp, () => ({ language: language?.(), streamId })), countryCode)
  const anonymous = anonymousToken(() => http('anonymousToken', {}, { bearer: null }), tokenStorage, now)
  const refresh = singleFlight(() => refreshSession(http, session))

  const call: Call = async (name, input, options) => {
    try {
      return await authorizedCall(name, input, options)
    } catch (error) {
      const { userId } = session.getSession() ?? {}
      const isGiven = (isRefusal(error, 'STEP_UP_REQUIRED') && (await confirmIdentity?.())) || (options?.asksPin && isRefusal(error, 'PIN_REQUIRED') && (await parental?.ask()))
      const isRepeated = isGiven && session.getSession()?.userId === userId
      if (!isRepeated) throw error
      return authorizedCall(name, input, options)
    }
  }
  return { call, refresh }

  async function authorizedCall<K extends CallName>(name: K, input: Input<K>, { renew = true, asksPin = false, ...given }: CallOptions = {}): Promise<Answer<K>> {
    const grant = grantFor(name, input, asksPin)
    const { bearer } = routes[name]
    const held = session.getSession()
    const isGuest = bearer === 'anonymous' && !held
    const options = { ...given, headers: { ...(grant !== null && { 'parental-grant': grant }), ...(isGuest && { 'session-token': 'none' }) } }
    if (bearer === 'none' || (bearer === 'optional' && !held)) return http(name, input, { ...options, bearer: null })
    if (!held && bearer !== 'anonymous' && bearer !== 'anyone') throw new ApiError(403, 'LOGIN_REQUIRED', {})
    const first = held ? held.tokens.accessToken : await anonymous.get()
    try {
      return withOwnGrant(name, input, await http(name, input, { ...options, bearer: first }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A session over the device limit, or without a profile, reads public data anonymously. Entitlement reports it as its reason.
      if ((error.code === 'DEVICE_LIMIT_REACHED' || error.body.field === 'profileId') && bearer === 'anonymous' && name !== 'entitlement') {
        return http(name, input, { ...options, ...(await inSteadOf(held)) })
      }
      if (error.status !== 401 || !renew) throw error
      const renewed = held ? await renewSession(held) : await anonymous.renew()
      if (renewed !== null) return withOwnGrant(name, input, await http(name, input, { ...options, bearer: renewed }))
      // Without a usable session, public calls fall back to the anonymous token.
      if (bearer !== 'anonymous') throw error
      return http(name, input, { ...options, ...(await inSteadOf(held)) })
    }
  }

  /** An anonymous read in the stead of a session shows what its profile may see, never more (PAR-7). Only a guest has no session (PAR-15). */
  async function inSteadOf(held: SessionTokens | null) {
    return { bearer: await anonymous.get(), ...(held && { headers: { 'session-token': held.tokens.accessToken } }) }
  }

  function grantFor(name: CallName, input: object, isStart: boolean): string | null {
    const route: Route = routes[name]
    return route.usesParentalGrant ? (parental?.grantFor(contentIdIn(input), isStart) ?? null) : null
  }

  function withOwnGrant<K extends CallName>(name: K, input: object, answer: Answer<K>): Answer<K> {
    const { parentalGrant } = name === 'entitlement' ? (answer as Answer<'entitlement'>) : {}
    if (parentalGrant !== undefined) parental?.storeGrant(contentIdIn(input), parentalGrant)
    return answer
  }

  /** Another call may have refreshed already, then its token is used, unless it is of another profile (PRO-9). */
  async function renewSession(stale: SessionTokens): Promise<string | null> {
    const current = session.getSession()
    if (current?.userId !== stale.userId) return null
    const token = current.tokens.accessToken === stale.tokens.accessToken ? await refresh() : current.tokens.accessToken
    return profileClaims(token).pid === profileClaims(stale.tokens.accessToken).pid ? token : null
  }
}

function isRefusal(error: unknown, code: 'STEP_UP_REQUIRED' | 'PIN_REQUIRED'): boolean {
  return error instanceof ApiError && error.code === code
}

function contentIdIn(input: object): string {
  return (input as { query: { contentId: string } }).query.contentId
}

/** A player holds a stream, and is a member of a watch party. */
const callOfPlayer = /^(entitlement|stopStream|.*party)$/i

/** Adds the player to its requests, and the language of this page to each entitlement request. */
function forPlayer(http: HttpCall, player: () => { language?: Language; streamId?: string }): HttpCall {
  return (name, input, options) => {
    if (!callOfPlayer.test(name)) return http(name, input, options)
    const { query } = input as { query: object }
    const { language, streamId } = player()
    return http(name, { ...input, query: { ...query, ...(name === 'entitlement' && { language }), streamId } }, options)
  }
}

const callsWithCountry: readonly CallName[] = ['contents', 'platform']

/** Adds the known country to the requests for which the specification names it. */
function forCountry(http: HttpCall, known: () => string | undefined = () => undefined): HttpCall {
  return (name, input, options) => {
    const countryCode = known()
    if (countryCode === undefined || !callsWithCountry.includes(name)) return http(name, input, options)
    const { query } = input as { query: object }
    return http(name, { ...input, query: { ...query, countryCode } }, options)
  }
}

const refreshWithinMs = 10_000

/** Resolves to the new access token, or to null when the session has ended. */
async function refreshSession(http: HttpCall, session: SessionPort): Promise<string | null> {
  const { renewal } = session
  const before = session.getSession()
  if (!before || !renewal) return null
  const isStale = (held: SessionTokens | null): held is SessionTokens => held?.tokens.accessToken === before.tokens.accessToken
  const current = (held: SessionTokens | null) => (held?.userId === before.userId ? held.tokens.accessToken : null)
  const known = renewal.reload()
  if (!isStale(known)) return current(known)
  return renewal.withLock(async () => {
    const kept = renewal.reload()
    if (!isStale(kept)) return current(kept)
    const bearer = kept.tokens.refreshToken
    /** Another user may have signed in meanwhile; the answer does not concern their session. */
    const isOurs = () => session.getSession()?.tokens.refreshToken === bearer
    try {
      const { sAccessToken, sRefreshToken, isDeviceLimitReached } = await http('refreshSession', {}, { bearer, signal: AbortSignal.timeout(refreshWithinMs) })
      if (isOurs()) renewal.onRefreshed({ accessToken: sAccessToken, refreshToken: sRefreshToken }, isDeviceLimitReached)
    } catch (error) {
      // Only a refusal ends the session: a lost network or a busy server must not sign the user out (API-4).
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error
      if (isOurs()) renewal.onEnded(error.body.reason ?? 'expired')
    }
    return current(session.getSession())
  })
}
