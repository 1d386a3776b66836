import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The name given by whoever stands in front, so that one request has one name in all logs; else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const forwarded = headers['x-request-id']
  return typeof forwarded === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(forwarded) ? forwarded : randomUUID()
}
