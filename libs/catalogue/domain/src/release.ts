import type { Placed, Releasing, Watchable, WatchablePart } from './content.ts'

export type Release = { state: 'released' } | { state: 'announced'; at: Date } | { state: 'comingSoon' }

/** A title without a date was always there. */
export function isReleased(thing: { releasesAt: Date | null }, now: Date): boolean {
  return thing.releasesAt === null || thing.releasesAt <= now
}

/**
 * Whether a title can be watched by date and film alone (CAT-3). A series is released when any episode is; a date that
 * has passed without a film says 'coming soon'.
 */
export function releaseOf(title: Releasing, now: Date): Release {
  const parts = title.type === 'series' ? title.seasons.flatMap((season) => placedEpisodes(season, title.releasesAt)) : [title]
  if (parts.some((part) => part.isStreamable && isReleased(part, now))) return { state: 'released' }
  const dates = [title, ...parts].flatMap(({ releasesAt }) => (releasesAt && releasesAt > now ? [releasesAt] : []))
  const first = dates.toSorted((a, b) => a.getTime() - b.getTime())[0]
  return first ? { state: 'announced', at: first } : { state: 'comingSoon' }
}

/** Released episodes with a film, in watching order. */
export function releasedEpisodes<Part extends WatchablePart>(title: Watchable<Part>, now: Date): Placed<Part>[] {
  return seasonsInOrder(title.seasons).flatMap((season) =>
    placedEpisodes(season, title.releasesAt)
      .filter((episode) => episode.isStreamable && isReleased(episode, now))
      .toSorted((a, b) => a.number - b.number),
  )
}

/** Specials (season 0) come last, so they are never the first (CAT-4). */
export function seasonsInOrder<Season extends { number: number }>(seasons: Season[]): Season[] {
  return seasons.toSorted((a, b) => seasonOrder(a.number) - seasonOrder(b.number))
}

/** An episode without a date of its own opens with its season, and where that has none with its series (CAT-3). */
export function placedEpisodes<Part extends Pick<WatchablePart, 'releasesAt'>>(
  season: { number: number; releasesAt: Date | null; episodes: Part[] },
  seriesReleasesAt: Date | null = null,
): Placed<Part>[] {
  const opensAt = season.releasesAt ?? seriesReleasesAt
  return season.episodes.map((episode) => ({ ...episode, releasesAt: episode.releasesAt ?? opensAt, season: season.number }))
}

function seasonOrder(number: number): number {
  return number === 0 ? Number.MAX_SAFE_INTEGER : number
}

/** A title is shown until the moment when it is withdrawn, which may be still to come (CAT-35). */
export function isWithdrawn({ withdrawnAt }: { withdrawnAt: Date | null }, now: Date): boolean {
  return withdrawnAt !== null && withdrawnAt <= now
}

const soonDays = 30

/** What is withdrawn by then leaves soon (CAT-36). */
export function endOfSoon(now: Date): Date {
  return new Date(now.getTime() + soonDays * 86_400_000)
}

/** Until when a title can be watched, where that is soon; null where it stays, or is gone (CAT-36). */
export function leavesAt(title: { withdrawnAt: Date | null }, now: Date): Date | null {
  const { withdrawnAt } = title
  return withdrawnAt && !isWithdrawn(title, now) && withdrawnAt <= endOfSoon(now) ? withdrawnAt : null
}

/**
 * The instant a date without a time stands for: the start of that day in the service's zone, or its end (CAT-5).
 * `date` is YYYY-MM-DD, `zone` an IANA name.
 */
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
