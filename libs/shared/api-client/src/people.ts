import { jobsOf } from '@ott/catalogue'
import type { Filmography, PersonId } from '@ott/catalogue'
import type { Call } from './api-client.ts'
import { cardOf } from './catalogue.ts'
import { publicQuery } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** A person with their credits in available titles; null when the id is unknown. */
export function personQuery(call: Call, id: string, language: Language) {
  return {
    queryKey: ['person', id, language],
    ...publicQuery,
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
