/** What was read counts as fresh for this long (API-5). */
export const staleAfterMs = 60_000

/** The wire's word for a locale. */
export type Language = 'english' | 'bengali'

/** For what is the same for everybody: it stays when a viewer comes or goes. */
export const forEverybody = { staleTime: staleAfterMs, meta: { forEverybody: true } }

/**
 * Whether what a screen asked for could not be read. Asked for again it is pending to the query, and still missing to who
 * asked: what tells of the failure stays, with the button that was pressed (API-17).
 */
export function hasFailed(query: { data: unknown; isError: boolean; isFetchedAfterMount: boolean }): boolean {
  return query.data === undefined && (query.isError || query.isFetchedAfterMount)
}

/** Whether a place is held for what is read: until it is there or has failed. When it is asked for again, nothing moves for it (API-17). */
export function isAwaited({ isPending, errorUpdateCount }: { isPending: boolean; errorUpdateCount: number }): boolean {
  return isPending && errorUpdateCount === 0
}
