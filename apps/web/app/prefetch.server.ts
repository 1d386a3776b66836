import { ApiError } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { apiLanguage, isLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { dehydrate } from '@tanstack/react-query'
import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import { serverCall } from './api.server.ts'
import { createQueryClient } from './query-client.ts'

export type Prefetched = { dehydrated: DehydratedState }

type Read = (client: QueryClient, call: Call, language: 'english' | 'bengali', locale: Locale) => Promise<unknown>

/** Runs a page's reads on the server and hands them to the browser. A read that fails becomes the error page. */
export async function prefetch(request: Request, locale: string | undefined, read: Read): Promise<Prefetched> {
  if (!isLocale(locale)) throw data(null, { status: 404 })
  const client = createQueryClient()
  try {
    await read(client, serverCall(request), apiLanguage(locale), locale)
  } catch (error) {
    throw refusalPage(error)
  }
  return { dehydrated: dehydrate(client) }
}

/** What a page says when its data is refused: the server's own status, or 503 when it gave no answer. */
function refusalPage(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, body } = error
  const status = error.status === 0 || error.status >= 500 ? 503 : error.status
  return data({ code, title: body.title ?? null }, { status })
}
