import type { Badge } from './content.ts'

const newForDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** The badge of a card, by priority (CAT-8). Dates are instants, or null when unknown. */
export function badgeOf(
  title: { isFree: boolean; releasesAt: Date | null; newestSeasonAt: Date | null; addedAt: Date | null },
  now: Date,
): Badge | null {
  const isRecent = (date: Date | null) => date !== null && date <= now && now.getTime() - date.getTime() < newForDays * dayMs
  if (title.releasesAt && title.releasesAt > now) return 'comingSoon'
  if (isRecent(title.newestSeasonAt)) return 'newSeason'
  if (isRecent(title.releasesAt ?? title.addedAt)) return 'new'
  return title.isFree ? 'free' : null
}
