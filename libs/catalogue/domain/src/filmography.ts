import type { Card, PersonId } from './content.ts'
import { defaultJob } from './people.ts'

/** Somebody, with their titles under each job, the newest first. */
export type Filmography = { id: PersonId; name: string; portrait?: string; jobs: { job: string; titles: Card[] }[] }

/**
 * What somebody did (PPL-1): every job once, the one of most titles first, and a title once under each. `titles` are in
 * the order to be shown in; a credit of a title that is not among them is passed over.
 */
export function jobsOf(titles: Card[], credits: { contentId: string; job?: string }[]): Filmography['jobs'] {
  const names = [...new Set(credits.map(({ job = defaultJob }) => job))]
  const jobs = names.map((name) => {
    const ids = new Set(credits.filter(({ job = defaultJob }) => job === name).map(({ contentId }) => contentId))
    return { job: name, titles: titles.filter(({ id }) => ids.has(id)) }
  })
  return jobs.filter((job) => job.titles.length > 0).toSorted((a, b) => b.titles.length - a.titles.length)
}
