/** API-5. */
export const staleAfterMs = 60_000

/** The wire's name of a locale. */
export type Language = 'english' | 'bengali'

/** For data that is the same for all users: it stays cached across sign-in and sign-out. */
export const publicQuery = { staleTime: staleAfterMs, meta: { isPublic: true } }

/** True after a failed fetch and while it is retried, so that the error state and its Retry button stay mounted (API-17). */
export function isErrorOrRetrying(query: { data: unknown; isError: boolean; isFetchedAfterMount: boolean }): boolean {
  return query.data === undefined && (query.isError || query.isFetchedAfterMount)
}

/** True until the first fetch succeeds or fails; a retry does not bring the skeleton back (API-17). */
export function isInitialLoading({ isPending, errorUpdateCount }: { isPending: boolean; errorUpdateCount: number }): boolean {
  return isPending && errorUpdateCount === 0
}
