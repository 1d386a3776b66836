import { routes } from '@ott/contract'
import type { Answer, CallName, ErrorBody, Input, Route } from '@ott/contract'
import { ApiError } from './api-error.ts'

type HttpClientOptions = {
  /** Hosts of the contents calls and of all others; empty for the page's own origin. */
  contentsHost: string
  mainHost: string
  siteId: string
  fetch: typeof fetch
  /** Extra headers of every call: the page's language, and on the web server the user's IP and country. */
  headers?: () => Record<string, string>
}

export type HttpCall = <K extends CallName>(
  name: K,
  input: Input<K>,
  options: { bearer: string | null; headers?: Record<string, string>; signal?: AbortSignal; timeoutSeconds?: number; keepalive?: boolean },
) => Promise<Answer<K>>

type Query = Record<string, string | string[] | undefined>
type LooseInput = { params?: Record<string, string>; query?: Query; body?: unknown }

/** One request without retries or tokens of its own. Throws ApiError for every response that is not a success. */
export function createHttpCall({ contentsHost, mainHost, siteId, fetch, headers }: HttpClientOptions): HttpCall {
  return async (name, input, { bearer, headers: own, signal: ended, timeoutSeconds, keepalive }) => {
    const route: Route = routes[name]
    const { params = {}, query = {}, body } = input as LooseInput
    const signal = timeoutSeconds === undefined ? ended : AbortSignal.any([AbortSignal.timeout(timeoutSeconds * 1000), ...(ended ? [ended] : [])])
    const host = route.path.startsWith('/contents/') ? contentsHost : mainHost
    const response = await fetch(host + pathOf(route.path, params) + queryOf(query), {
      method: route.method,
      headers: {
        ...headers?.(),
        ...own,
        'site-id': siteId,
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      signal,
      keepalive,
    }).catch(lost)
    const text = await response.text().catch(lost)
    if (!response.ok) throw refusal(response.status, text)
    return read(response.status, text, route.answer) as Answer<typeof name>

    function lost(error: unknown): never {
      if (signal?.aborted && (signal.reason as Error).name !== 'TimeoutError') throw error
      throw new ApiError(0, 'OFFLINE', {})
    }
  }
}

function pathOf(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Arrays become repeated keys; undefined values are left out. */
function queryOf(query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined) search.append(key, each)
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function refusal(status: number, text: string): ApiError {
  const body = parse(text) as ErrorBody | null | undefined
  if (typeof body?.errorCode !== 'string') return new ApiError(status, 'INVALID_RESPONSE', {})
  return new ApiError(status, body.errorCode, body)
}

function read(status: number, text: string, answer: Route['answer']): unknown {
  if (answer === 'none') return undefined
  if (answer === 'text') return text
  const body = parse(text)
  if (body === undefined) throw new ApiError(status, 'INVALID_RESPONSE', {})
  return body
}

/** Undefined when the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
