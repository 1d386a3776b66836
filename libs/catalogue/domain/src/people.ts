import type { Person } from './content.ts'

/** A credit without a job means Actor (CAT-6). */
export const defaultJob = 'Actor'

/** People with this job, without duplicates, in credit order. */
export function peopleWithJob(people: Person[], job: string): Person[] {
  const seen = new Map<string, Person>()
  for (const person of people) if (person.job === job && !seen.has(person.id)) seen.set(person.id, person)
  return [...seen.values()]
}
