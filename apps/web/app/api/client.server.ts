import { createApiClient, createHttpCall, inMemoryStorage } from '@ott/api-client'
import type { Call } from '@ott/api-client'
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

/** The api client for one request. Without a refresh token it never refreshes. */
export function createServerClient(request: Request, accessToken: string | null): Call {
  const headers = Object.fromEntries(forwardedHeaders.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value]]
  }))
  return createApiClient({
    http: createHttpCall({ contentsHost: apiUrl, mainHost: apiUrl, siteId: brand.slug, fetch: withTimeout, headers: () => headers }),
    session: { getSession: () => (accessToken ? { userId: '', tokens: { accessToken, refreshToken: '' } } : null), renewal: null },
    tokenStorage,
    language: () => apiLanguage(splitLocale(new URL(request.url).pathname).locale ?? defaultLocale),
    now: Date.now,
  }).call
}

/** A page waits no longer than this for the api. */
const timeoutMs = 5_000

const withTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) })
