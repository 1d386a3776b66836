import type { Rating } from './rating.ts'

/** A watched or liked title with its recommendations, closest first. */
export type RecommendationSource = { contentId: string; rating: Exclude<Rating, 'not for me'> | null; recommendations: string[] }

/** A shorter row is not shown. */
const minRecommendations = 3

const weights = { like: 1, love: 2 }

/**
 * "Because you watched": the newest of `known` (newest first) with at least three titles the user has not started. Titles that
 * liked and loved ones recommend as well come first (PLAY-29, PLAY-64).
 */
export function recommendationsFor<Title extends RecommendationSource>(
  known: Title[],
  isNew: (contentId: string) => boolean,
): { because: Title; contentIds: string[] } | null {
  for (const because of known) {
    const contentIds = because.recommendations.filter(isNew)
    if (contentIds.length >= minRecommendations) return { because, contentIds: byFavour(contentIds, known) }
  }
  return null
}

function byFavour(contentIds: string[], known: RecommendationSource[]): string[] {
  const scores = new Map<string, number>()
  for (const { rating, recommendations } of known) {
    if (rating) for (const contentId of recommendations) scores.set(contentId, (scores.get(contentId) ?? 0) + weights[rating])
  }
  return contentIds.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}
