import { jobsOf } from '@ott/catalogue'
import type { Filmography, PersonId } from '@ott/catalogue'
import type { Call } from './api-client.ts'
import { cardOf } from './catalogue.ts'
import { forEverybody } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** Somebody by id, with what they did in titles that may be shown; null for nobody. */
export function personQuery(call: Call, id: string, language: Language) {
  return {
    queryKey: ['person', id, language],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Filmography | null> => {
      const query = { platform: 'WEB', language, personIds: [id] } as const
      const [person] = (await call('people', { query }, { signal })).items
      if (!person) return null
      const credits = person.credits.map(({ contentId, jobFunction }) => ({ contentId, ...(jobFunction && { job: jobFunction }) }))
      const { name, portrait } = person
      return { id: person.personId as PersonId, name, ...(portrait && { portrait }), jobs: jobsOf(person.titles.map(cardOf), credits) }
    },
  }
}
