import { ApiError } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { apiLanguage, isLocale } from '@ott/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { accessTokenContext, createServerClient, optionalTimeoutMs } from './client.server.ts'
import { createQueryClient } from './query-client.ts'

type LoaderArgs = { request: Request; params: { locale?: string }; context: Readonly<RouterContextProvider> }

/** `optional` is for data without which the page can be rendered: it waits for a shorter time (WEB-56). */
type Read = (client: QueryClient, call: Call, language: 'english' | 'bengali', optional: Call) => Promise<unknown>

const clients = new WeakMap<Readonly<RouterContextProvider>, QueryClient>()

/** The query client of one request. */
export function queryClientFor(context: Readonly<RouterContextProvider>): QueryClient {
  const client = clients.get(context) ?? createQueryClient()
  clients.set(context, client)
  return client
}

/** Runs a page's queries on the server; the page is hydrated with their data. A query that fails becomes the error page. */
export async function prefetch({ request, params: { locale }, context }: LoaderArgs, read: Read): Promise<void> {
  if (!isLocale(locale)) throw data(null, { status: 404 })
  const accessToken = context.get(accessTokenContext)
  const optional = createServerClient(request, accessToken, optionalTimeoutMs)
  try {
    await read(queryClientFor(context), createServerClient(request, accessToken), apiLanguage(locale), optional)
  } catch (error) {
    throw errorResponse(error)
  }
}

/**
 * The status of the api if it refused in the contract's format; 503 if it failed, whatever its status was (WEB-55). A
 * page reads public data, for which 401 is a failure as well.
 */
function errorResponse(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, body } = error
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401 && code !== 'INVALID_RESPONSE'
  const { retryAfter = isRefusal ? undefined : retryAfterSeconds } = body
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return data({ code, title: body.title ?? null, message: body.message, requestId: body.requestId }, { status: isRefusal ? error.status : 503, headers })
}

const retryAfterSeconds = 5
