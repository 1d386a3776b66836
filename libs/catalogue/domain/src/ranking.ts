/** How many viewers watched a title, each of them counted once. */
export type Watched = { contentId: string; viewers: number }

/** Whose rank is what a few did says nothing of the many. */
export const leastViewers = 5

const mostInTen = 10

/** Titles by how many watched them, the most watched first; of two alike the order is always the same (CAT-34). */
export function rankingOf(watched: Watched[]): string[] {
  return watched
    .filter(({ viewers }) => viewers >= leastViewers)
    .toSorted((a, b) => b.viewers - a.viewers || (a.contentId < b.contentId ? -1 : 1))
    .map(({ contentId }) => contentId)
}

/** At most ten, none twice: what was watched most, and in the places that are left what was chosen (CAT-34). */
export function topTen(ranking: string[], chosen: string[]): string[] {
  return [...new Set([...ranking, ...chosen])].slice(0, mostInTen)
}
