import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The proxy's request id, so that all logs share one id per request; else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const forwarded = headers['x-request-id']
  return typeof forwarded === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(forwarded) ? forwarded : randomUUID()
}
