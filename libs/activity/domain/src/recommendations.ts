/** A movie or series that was watched, liked or loved, with what is like it, the nearest first. */
export type LikeOthers = { contentId: string; rating: 'like' | 'love' | null; recommendations: string[] }

/** Of fewer nobody would make a row. */
const fewestOffered = 3

const weights = { like: 1, love: 2 }

/**
 * What to offer for having watched or rated something, and for what: the newest title that leads to at least three which the
 * viewer has not begun, and those, in its order, but first what the titles that they love and like lead to as well (PLAY-29).
 * `known` come newest first.
 */
export function becauseWatched<Title extends LikeOthers>(
  known: Title[],
  isNew: (contentId: string) => boolean,
): { because: Title; contentIds: string[] } | null {
  for (const because of known) {
    const contentIds = because.recommendations.filter(isNew)
    if (contentIds.length >= fewestOffered) return { because, contentIds: favouritesFirst(contentIds, known) }
  }
  return null
}

function favouritesFirst(contentIds: string[], known: LikeOthers[]): string[] {
  const favour = new Map<string, number>()
  for (const { rating, recommendations } of known) {
    if (rating) for (const contentId of recommendations) favour.set(contentId, (favour.get(contentId) ?? 0) + weights[rating])
  }
  return contentIds.toSorted((one, other) => (favour.get(other) ?? 0) - (favour.get(one) ?? 0))
}
