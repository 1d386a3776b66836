import type { Person } from './content.ts'

/** Somebody credited without a job is an actor (CAT-6). */
export const defaultJob = 'Actor'

/** People with one of these jobs, each once, in order of credit. */
export function peopleWithJob(people: Person[], job: string): Person[] {
  const seen = new Map<string, Person>()
  for (const person of people) if (person.job === job && !seen.has(person.id)) seen.set(person.id, person)
  return [...seen.values()]
}
