import { ApiError } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { apiLanguage, isLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { serverCall } from './client.server.ts'
import { createQueryClient } from './query-client.ts'

/** What a loader is told of its request. */
type Asked = { request: Request; params: { locale?: string }; context: Readonly<RouterContextProvider> }

type Read = (client: QueryClient, call: Call, language: 'english' | 'bengali', locale: Locale) => Promise<unknown>

const clients = new WeakMap<Readonly<RouterContextProvider>, QueryClient>()

/** Where everything is kept that is read for one request. */
export function queriesOf(context: Readonly<RouterContextProvider>): QueryClient {
  const client = clients.get(context) ?? createQueryClient()
  clients.set(context, client)
  return client
}

/** Runs a page's reads on the server; what they find travels with the page. A read that fails becomes the error page. */
export async function prefetch({ request, params: { locale }, context }: Asked, read: Read): Promise<void> {
  if (!isLocale(locale)) throw data(null, { status: 404 })
  try {
    await read(queriesOf(context), serverCall(request), apiLanguage(locale), locale)
  } catch (error) {
    throw refusalPage(error)
  }
}

/** What a page says when its data is refused: the server's own status, or 503 when it gave no answer. */
function refusalPage(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, body } = error
  const status = error.status === 0 || error.status >= 500 ? 503 : error.status
  const headers: HeadersInit = body.retryAfter === undefined ? {} : { 'retry-after': String(body.retryAfter) }
  return data({ code, title: body.title ?? null, message: body.message, requestId: body.requestId }, { status, headers })
}
