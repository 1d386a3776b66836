/** A movie or series that was watched, with what is like it, the nearest first. */
export type LikeOthers = { contentId: string; recommendations: string[] }

/** Of fewer nobody would make a row. */
const fewestOffered = 3

/**
 * What to offer for having watched something, and for what: the newest title that leads to at least three which the viewer
 * has not begun, and those (PLAY-29). `watched` come newest first.
 */
export function becauseWatched<Title extends LikeOthers>(
  watched: Title[],
  isNew: (contentId: string) => boolean,
): { because: Title; contentIds: string[] } | null {
  for (const because of watched) {
    const contentIds = because.recommendations.filter(isNew)
    if (contentIds.length >= fewestOffered) return { because, contentIds }
  }
  return null
}
