/** Unique viewers of a title. */
type ViewCount = { contentId: string; viewers: number }

/** Below this number a rank is not representative. */
export const minViewers = 5

const maxRanked = 10

/** Titles by viewers, most watched first; ties have a stable order (CAT-34). */
export function rankingOf(watched: ViewCount[]): string[] {
  return watched
    .filter(({ viewers }) => viewers >= minViewers)
    .toSorted((a, b) => b.viewers - a.viewers || (a.contentId < b.contentId ? -1 : 1))
    .map(({ contentId }) => contentId)
}

/** At most ten, no duplicates: the ranking, then the operators' choice (CAT-34). */
export function topTen(ranking: string[], chosen: string[]): string[] {
  return [...new Set([...ranking, ...chosen])].slice(0, maxRanked)
}
