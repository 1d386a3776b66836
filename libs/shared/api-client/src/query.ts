/** What was read counts as fresh for this long (API-5). */
export const staleAfterMs = 60_000

/** The wire's word for a locale. */
export type Language = 'english' | 'bengali'

/** For what is the same for everybody: it stays when a viewer comes or goes. */
export const forEverybody = { staleTime: staleAfterMs, meta: { forEverybody: true } }
