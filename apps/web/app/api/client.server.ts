import { createApiClient, createHttpCall, inMemoryStorage } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { checkAnswers } from '@ott/api-client/check-answers'
import { brand } from '@ott/brand'
import { apiLanguage, defaultLocale, splitLocale } from '@ott/i18n'
import { createContext } from 'react-router'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4000'

/** The token of all anonymous calls of this server. */
const tokenStorage = inMemoryStorage()

/** Headers that the api needs from the user's request: its origin and its country. */
const forwardedHeaders = ['x-forwarded-for', process.env.COUNTRY_HEADER ?? 'x-country']

/** The access token of a request's session cookie, set by the root route. */
export const accessTokenContext = createContext<string | null>(null)

/** How long a page waits for the api, however many calls it makes: for those it cannot be rendered without, and for others (WEB-56). */
export const pageTimeoutMs = 10_000
export const optionalTimeoutMs = 5_000

/** The api client for one request; its time begins now. Without a refresh token it never refreshes. */
export function createServerClient(request: Request, accessToken: string | null, timeoutMs = pageTimeoutMs): Call {
  const forwarded = forwardedHeaders.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  // Decompressing a response that came from this machine or its neighbour was 10 % of a render.
  const headers: Record<string, string> = Object.fromEntries([...forwarded, ['accept-encoding', 'identity']])
  const deadline = AbortSignal.timeout(timeoutMs)
  const fetchInTime: typeof fetch = (input, init) =>
    fetch(input, { ...init, redirect: 'error', signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline })
  return createApiClient({
    http: checkAnswers(createHttpCall({ contentsHost: apiUrl, mainHost: apiUrl, siteId: brand.slug, fetch: fetchInTime, headers: () => headers })),
    session: { getSession: () => (accessToken ? { userId: '', tokens: { accessToken, refreshToken: '' } } : null), renewal: null },
    tokenStorage,
    language: () => apiLanguage(splitLocale(new URL(request.url).pathname).locale ?? defaultLocale),
    now: Date.now,
  }).call
}
