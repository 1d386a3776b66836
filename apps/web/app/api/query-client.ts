import { ApiError, staleAfterMs } from '@ott/api-client'
import { QueryClient } from '@tanstack/react-query'
import { readingsId, takeOver } from './hydration.ts'

/** A refusal stays a refusal; only what may pass is tried again. */
function mayPass(failures: number, error: Error): boolean {
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isFinal && failures < 2
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: staleAfterMs, retry: typeof document === 'undefined' ? false : mayPass } },
  })
}

/** The browser's cache of server data, the only one. On the server every request has its own. */
export const queryClient = createQueryClient()

let areTaken = false

/** Puts what the page brought into the browser's cache, once, before anything is drawn from it. */
export function takeReadings(): void {
  if (areTaken) return
  areTaken = true
  takeOver(document.getElementById(readingsId)?.textContent ?? '[]', toldReadAt(), queryClient)
}

/** As the server tells it beside the page. A browser that hides it from scripts takes everything for old, and reads it again. */
function toldReadAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Number(page?.serverTiming?.find(({ name }) => name === 'read')?.description ?? 0)
}

/** Drops what was read for a viewer who leaves; what is the same for everybody stays on the screen. */
export function forgetAnswers(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.forEverybody !== true })
}
