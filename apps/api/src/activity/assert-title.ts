import { isWithdrawn } from '@ott/catalogue'
import { titlesBelow } from '@ott/catalogue-store'
import type { CatalogueTables } from '@ott/catalogue-store'
import type { Kysely } from 'kysely'
import { ApiError } from '../http/api-error.ts'

/** Throws NOT_FOUND unless it is an available movie or series below the cap, INVALID_INPUT if its type is not the given one. */
export async function assertTitle(db: Kysely<CatalogueTables>, contentId: string, { cap, now }: { cap: number; now: Date }, contentType?: string): Promise<void> {
  const title = await db
    .selectFrom(titlesBelow(cap).as('title'))
    .select(['content_type as type', 'withdrawn_at as withdrawnAt'])
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  assertFound(title, now, contentType)
}

/** The same checks for a title that is already loaded. */
export function assertFound<T extends { type: string; withdrawnAt: Date | null }>(title: T | undefined, now: Date, contentType?: string): T {
  if (!title || isWithdrawn(title, now)) throw new ApiError('NOT_FOUND', { field: 'contentId' })
  if (contentType !== undefined && title.type !== contentType) throw new ApiError('INVALID_INPUT', { field: 'contentType' })
  return title
}
