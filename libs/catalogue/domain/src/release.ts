import type { WithSeason, ReleaseFacts, Watchable, WatchablePart } from './content.ts'

export type Release = { status: 'released' } | { status: 'announced'; at: Date } | { status: 'comingSoon' }

/** A title without a date is released. */
export function isReleased(thing: { releasesAt: Date | null }, now: Date): boolean {
  return thing.releasesAt === null || thing.releasesAt <= now
}

/**
 * Whether a title can be watched, by date and video alone (CAT-3). A series is released with its first episode; a past date
 * without a video means coming soon.
 */
export function releaseOf(title: ReleaseFacts, now: Date): Release {
  const parts = title.type === 'series' ? title.seasons.flatMap((season) => numberedEpisodes(season, title.releasesAt)) : [title]
  if (parts.some((part) => part.isStreamable && isReleased(part, now))) return { status: 'released' }
  const dates = [title, ...parts].flatMap(({ releasesAt }) => (releasesAt && releasesAt > now ? [releasesAt] : []))
  const first = dates.toSorted((a, b) => a.getTime() - b.getTime())[0]
  return first ? { status: 'announced', at: first } : { status: 'comingSoon' }
}

/** Released episodes with a video, in order. */
export function releasedEpisodes<Part extends WatchablePart>(title: Watchable<Part>, now: Date): WithSeason<Part>[] {
  return seasonsInOrder(title.seasons).flatMap((season) =>
    numberedEpisodes(season, title.releasesAt)
      .filter((episode) => episode.isStreamable && isReleased(episode, now))
      .toSorted((a, b) => a.number - b.number),
  )
}

/** Specials (season 0) come last (CAT-4). */
export function seasonsInOrder<Season extends { number: number }>(seasons: Season[]): Season[] {
  return seasons.toSorted((a, b) => seasonOrder(a.number) - seasonOrder(b.number))
}

/** An episode without a date inherits its season's, else its series' (CAT-3). */
export function numberedEpisodes<Part extends Pick<WatchablePart, 'releasesAt'>>(
  season: { number: number; releasesAt: Date | null; episodes: Part[] },
  seriesReleasesAt: Date | null = null,
): WithSeason<Part>[] {
  const opensAt = season.releasesAt ?? seriesReleasesAt
  return season.episodes.map((episode) => ({ ...episode, releasesAt: episode.releasesAt ?? opensAt, season: season.number }))
}

function seasonOrder(number: number): number {
  return number === 0 ? Number.MAX_SAFE_INTEGER : number
}

/** A withdrawal can be in the future: until then the title is shown (CAT-35). */
export function isWithdrawn({ withdrawnAt }: { withdrawnAt: Date | null }, now: Date): boolean {
  return withdrawnAt !== null && withdrawnAt <= now
}

const leavingSoonDays = 30

/** Titles withdrawn before this date leave soon (CAT-36). */
export function leavingSoonUntil(now: Date): Date {
  return new Date(now.getTime() + leavingSoonDays * 86_400_000)
}

/** When a title leaves, if soon; null otherwise (CAT-36). */
export function leavesAt(title: { withdrawnAt: Date | null }, now: Date): Date | null {
  const { withdrawnAt } = title
  return withdrawnAt && !isWithdrawn(title, now) && withdrawnAt <= leavingSoonUntil(now) ? withdrawnAt : null
}

/** The start or end of a day in the service's time zone (CAT-5). `date` is YYYY-MM-DD, `zone` an IANA name. */
export function instantOf(date: string, zone: string, edge: 'start' | 'end' = 'start'): Date {
  const utcMidnight = new Date(`${date}T00:00:00Z`)
  if (edge === 'end') utcMidnight.setUTCDate(utcMidnight.getUTCDate() + 1)
  const guess = new Date(utcMidnight.getTime() - zoneOffset(utcMidnight, zone))
  // The offset at the guessed instant differs from the one at UTC midnight on the days clocks change.
  return new Date(utcMidnight.getTime() - zoneOffset(guess, zone))
}

/** Milliseconds by which the zone's wall clock is ahead of UTC at that instant. */
function zoneOffset(instant: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const at = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}
