import { ApiError } from '@ott/api-client'
import type { AppErrorClass } from '@ott/analytics'
import { isRouteErrorResponse } from 'react-router'
import type { ErrorResponse } from 'react-router'
import { release } from './release.ts'
import { pageTypeAt } from './event-context.ts'
import { track } from './track.ts'

const maxPerFingerprint = 3
const classes: readonly AppErrorClass[] = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'DOMException', 'Error']
const counts = new Map<string, number>()

/** Reports uncaught errors by kind and place, without their message: it may hold what a viewer typed (AN-36). */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportAppError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportAppError(reason))
}

/** An error, or the response of a loader on the web server, which has the api's request in its data. */
export function reportAppError(error: unknown): void {
  const isResponse = isRouteErrorResponse(error)
  if (!isResponse && !isOurs(error)) return
  const fingerprint = fingerprintOf(isResponse ? { name: `ErrorResponse ${error.status}` } : error)
  const count = (counts.get(fingerprint) ?? 0) + 1
  counts.set(fingerprint, count)
  if (count > maxPerFingerprint) return
  const requestId = requestIdOf(error)
  track('App_Error_Reported', { fingerprint, errorClass: isResponse ? 'ApiError' : classOf(error), route: pageTypeAt(location.pathname), release, count, ...(requestId && { requestId }) })
}

function requestIdOf(error: Error | ErrorResponse): string | undefined {
  if (error instanceof ApiError) return error.body.requestId
  return 'data' in error ? (error.data as { requestId?: string } | null)?.requestId : undefined
}

/** Errors of extensions, of layout observers and of aborted requests are no faults of the site. */
export function isOurs(error: unknown): error is Error {
  if (!(error instanceof Error) || error.name === 'AbortError' || error.message.includes('ResizeObserver loop')) return false
  return !/(chrome|moz|safari-web)-extension:\/\//.test(error.stack ?? '')
}

export function classOf(error: Error): AppErrorClass {
  if (error instanceof ApiError) return 'ApiError'
  if (/dynamically imported module|Importing a module script failed/.test(error.message)) return 'ChunkLoadError'
  return classes.find((name) => name === error.name) ?? (error instanceof DOMException ? 'DOMException' : 'Other')
}

/** The same for the same fault: the kind and the first three places of the stack, without the host. 16 hexadecimal digits. */
export function fingerprintOf(error: Pick<Error, 'name' | 'stack'>): string {
  const places = (error.stack ?? '').match(/[\w.-]+\.[jt]sx?:\d+:\d+/g)?.slice(0, 3) ?? []
  const text = [error.name, ...places].join(' ')
  return hashOf(text) + hashOf(`${text} ${text.length}`)
}

/** FNV-1a with 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
