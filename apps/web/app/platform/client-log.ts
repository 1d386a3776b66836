import { ApiError } from '@ott/api-client'

const maxPerPage = 20

let count = 0

/**
 * Reports an error of this browser to the server's log: the name of an event, and its cause without personal data (API-16).
 * Best effort, without retries.
 */
export function clientLog(event: string, cause?: unknown): void {
  if (typeof document === 'undefined') return console.error(event, cause)
  count += 1
  if (count > maxPerPage) return
  void fetch('/client-log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, detail: describe(cause)?.slice(0, 300), page: location.pathname }),
    keepalive: true,
  }).catch(() => undefined)
}

function describe(cause: unknown): string | undefined {
  if (cause instanceof ApiError) return `${cause.status} ${cause.code}`
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`
  return typeof cause === 'string' ? cause : undefined
}
