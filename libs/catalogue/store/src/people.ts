import { sql } from 'kysely'
import { cardsWithSigns, inOrder } from './cards.ts'
import type { Reader, StoredCard } from './cards.ts'
import type { CatalogueDatabase } from './tables.ts'
import { localized } from './localized-text.ts'
import { creditsBelow, visibleTitles } from './visible-titles.ts'

/** `credits` has the person's jobs in each of `titles`, and no other title. */
export type StoredPerson = { personId: string; name: string; portrait: string | null; titles: StoredCard[]; credits: StoredPersonCredit[] }

/** A null job means Actor. */
export type StoredPersonCredit = { contentId: string; job: string | null }

/** People in the order of the ids, each with their titles, newest first. Leaves out people without a visible title (PAR-1). */
export async function peopleById(db: CatalogueDatabase, personIds: string[], reader: Reader): Promise<StoredPerson[]> {
  if (personIds.length === 0) return []
  const people = await db
    .selectFrom('person')
    .select([
      'person.person_id as personId',
      localized('person.name', reader.language).as('name'),
      'person.portrait',
      sql<StoredPersonCredit[]>`(
        select coalesce(
          json_agg(json_build_object('contentId', credit.content_id, 'job', credit.job)
            order by title.year desc nulls last, title.content_id, credit.position),
          '[]'
        ) from ${creditsBelow(reader.cap)} as credit join ${visibleTitles(reader)} as title using (content_id) where credit.person_id = person.person_id
      )`.as('credits'),
    ])
    .where('person.person_id', 'in', personIds)
    .execute()
  const cards = await cardsWithSigns(db, people.flatMap(({ credits }) => credits.map(({ contentId }) => contentId)), reader)
  const listed = new Set(cards.map(({ contentId }) => contentId))
  const byId = new Map(people.map((person) => [person.personId, person]))
  return [...new Set(personIds)]
    .flatMap((personId) => byId.get(personId) ?? [])
    .map(({ personId, name, portrait, credits }) => ({
      personId,
      name,
      portrait,
      titles: inOrder(cards, credits.map(({ contentId }) => contentId)),
      credits: credits.filter(({ contentId }) => listed.has(contentId)),
    }))
    .filter(({ titles }) => titles.length > 0)
}
