import type { StoredContent } from './content.ts'
import type { CatalogueDatabase } from './tables.ts'
import { titlesBelow } from './visible-titles.ts'

/** The plans that include or exclude a title. */
export type StoredAccessTerms = Pick<StoredContent, 'contentId' | 'hasPlanLimits' | 'includedPlans' | 'excludedPlans'>

/** In no particular order; leaves out missing titles. */
export async function accessTermsByIds(db: CatalogueDatabase, contentIds: string[], cap: number): Promise<StoredAccessTerms[]> {
  if (contentIds.length === 0) return []
  return db
    .selectFrom(titlesBelow(cap).as('title'))
    .select(['content_id as contentId', 'has_plan_limits as hasPlanLimits', 'included_plans as includedPlans', 'excluded_plans as excludedPlans'])
    .where('content_id', 'in', contentIds)
    .execute()
}
