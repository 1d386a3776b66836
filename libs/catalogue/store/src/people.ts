import { sql } from 'kysely'
import { cardsByIds, inOrder } from './cards.ts'
import type { Reader, StoredCard } from './cards.ts'
import type { CatalogueDatabase } from './tables.ts'
import { inLanguage } from './words.ts'

export type StoredPerson = { personId: string; name: string; titles: StoredCard[] }

/** People in the order of the ids, each with what they are credited in, the newest first. */
export async function peopleById(db: CatalogueDatabase, personIds: string[], reader: Reader): Promise<StoredPerson[]> {
  if (personIds.length === 0) return []
  const people = await db
    .selectFrom('person')
    .select([
      'person.person_id as personId',
      inLanguage('person.name', reader.language).as('name'),
      sql<string[]>`array(
        select title.content_id from title
        where title.content_id in (select credit.content_id from credit where credit.person_id = person.person_id)
        order by title.year desc nulls last, title.content_id
      )`.as('contentIds'),
    ])
    .where('person.person_id', 'in', personIds)
    .execute()
  const cards = await cardsByIds(db, people.flatMap(({ contentIds }) => contentIds), reader)
  const byId = new Map(people.map((person) => [person.personId, person]))
  return [...new Set(personIds)]
    .flatMap((personId) => byId.get(personId) ?? [])
    .map(({ personId, name, contentIds }) => ({ personId, name, titles: inOrder(cards, contentIds) }))
}
