import { createApi, createWireCall, memoryShelf } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { brand } from '@ott/brand'
import { apiLanguage, defaultLocale, splitLocale } from '@ott/i18n'
import { sessionCookie } from '../auth/session-cookie.ts'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4000'

/** The web server's own anonymous token: its catalogue reads are nobody's. */
const shelf = memoryShelf()

/** Headers of the viewer's request that the api must see: where it came from, and from which country. */
const passedOn = ['x-forwarded-for', process.env.COUNTRY_HEADER ?? 'x-country']

/** The api on behalf of one request. It holds an access token at most, so it never refreshes. */
export function serverCall(request: Request): Call {
  const accessToken = sessionCookie.read(request.headers.get('cookie'))
  const headers = Object.fromEntries(passedOn.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value]]
  }))
  const { call } = createApi({
    wire: createWireCall({ contentsHost: apiUrl, mainHost: apiUrl, siteId: brand.slug, fetch: withTimeout, headers: () => headers }),
    session: { held: () => (accessToken ? { userId: '', tokens: { accessToken, refreshToken: '' } } : null), renewal: null },
    shelf,
    language: () => apiLanguage(splitLocale(new URL(request.url).pathname).locale ?? defaultLocale),
    now: Date.now,
  })
  return call
}

/** A page is worth this wait for the api, no more. */
const answerWithinMs = 5_000

const withTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(answerWithinMs) })
