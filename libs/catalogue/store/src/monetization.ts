import type { StoredContent } from './content.ts'
import type { CatalogueDatabase } from './tables.ts'

/** The plans that include or exclude a title. */
export type StoredAccessTerms = Pick<StoredContent, 'contentId' | 'hasPlanLimits' | 'includedPlans' | 'excludedPlans'>

/** In no particular order; leaves out missing titles. */
export async function accessTermsByIds(db: CatalogueDatabase, contentIds: string[]): Promise<StoredAccessTerms[]> {
  if (contentIds.length === 0) return []
  return db
    .selectFrom('title')
    .select(['content_id as contentId', 'has_plan_limits as hasPlanLimits', 'included_plans as includedPlans', 'excluded_plans as excludedPlans'])
    .where('content_id', 'in', contentIds)
    .execute()
}
