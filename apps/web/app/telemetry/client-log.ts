import { ApiError } from '@ott/api-client'

const mostPerPage = 20

let sent = 0

/**
 * What an operator should know of this browser: the name of what happened, and its cause without a word of anybody's
 * (API-16). Best effort: a report that cannot be sent is not worth another try.
 */
export function clientLog(event: string, cause?: unknown): void {
  if (typeof document === 'undefined') return console.error(event, cause)
  sent += 1
  if (sent > mostPerPage) return
  void fetch('/client-log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, detail: detailOf(cause)?.slice(0, 300), page: location.pathname }),
    keepalive: true,
  }).catch(() => undefined)
}

function detailOf(cause: unknown): string | undefined {
  if (cause instanceof ApiError) return `${cause.status} ${cause.code}`
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`
  return typeof cause === 'string' ? cause : undefined
}
