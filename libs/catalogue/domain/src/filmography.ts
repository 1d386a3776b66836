import type { Card, PersonId } from './content.ts'
import { defaultJob } from './people.ts'

/** A person with their titles by job, newest first. */
export type Filmography = { id: PersonId; name: string; portrait?: string; jobs: { job: string; titles: Card[] }[] }

/**
 * Groups credits by job, the job with most titles first, without duplicates (PPL-1). `titles` are in display order; credits
 * of other titles are ignored.
 */
export function jobsOf(titles: Card[], credits: { contentId: string; job?: string }[]): Filmography['jobs'] {
  const names = [...new Set(credits.map(({ job = defaultJob }) => job))]
  const jobs = names.map((name) => {
    const ids = new Set(credits.filter(({ job = defaultJob }) => job === name).map(({ contentId }) => contentId))
    return { job: name, titles: titles.filter(({ id }) => ids.has(id)) }
  })
  return jobs.filter((job) => job.titles.length > 0).toSorted((a, b) => b.titles.length - a.titles.length)
}
