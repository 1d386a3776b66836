import { ApiError, staleAfterMs } from '@ott/api-client'
import { QueryClient } from '@tanstack/react-query'
import { backoffMs } from '../platform/backoff.ts'
import { dehydratedQueriesId, hydrate } from './hydration.ts'

/** Client errors are final. */
function isRetried(failures: number, error: Error): boolean {
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isFinal && failures < 2
}

const retryDelay = (failures: number) => backoffMs(failures + 1, { firstMs: 1_000, maxMs: 30_000 })

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: staleAfterMs, retry: typeof document === 'undefined' ? false : isRetried, retryDelay } },
  })
}

/** The browser's only cache of server data. On the server each request has a client of its own. */
export const queryClient = createQueryClient()

let isHydrated = false

/** Fills the browser's cache from the document, once, before the first render. */
export function hydrateFromDocument(): void {
  if (isHydrated) return
  isHydrated = true
  hydrate(document.getElementById(dehydratedQueriesId)?.textContent ?? '[]', fetchedAtOfDocument(), queryClient)
}

/**
 * From the Server-Timing header. Where the browser hides it from scripts, all data counts as stale and is refetched.
 */
function fetchedAtOfDocument(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Number(page?.serverTiming?.find(({ name }) => name === 'read')?.description ?? 0)
}

/**
 * Loads everything anew: what the server shows depends on the parental control (PAR-13). The account names no titles, and
 * its page just changed the control.
 */
export function reloadQueries(): void {
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' })
}

/** Drops the user's data on sign-out; public data stays on the screen. */
export function clearUserQueries(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
}
