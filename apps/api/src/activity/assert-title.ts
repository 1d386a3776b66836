import { isWithdrawn } from '@ott/catalogue'
import type { CatalogueTables } from '@ott/catalogue-store'
import type { Kysely } from 'kysely'
import { CallError } from '../http/api-error.ts'

/** Throws NOT_FOUND for what is no movie or series that is there, INVALID_INPUT when it is the other of the two than was said. */
export async function expectTitle(db: Kysely<CatalogueTables>, contentId: string, now: Date, contentType?: string): Promise<void> {
  const title = await db
    .selectFrom('title')
    .select(['content_type as type', 'withdrawn_at as withdrawnAt'])
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  expected(title, now, contentType)
}

/** The same of a title that was read already. */
export function expected<T extends { type: string; withdrawnAt: Date | null }>(title: T | undefined, now: Date, contentType?: string): T {
  if (!title || isWithdrawn(title, now)) throw new CallError('NOT_FOUND', { field: 'contentId' })
  if (contentType !== undefined && title.type !== contentType) throw new CallError('INVALID_INPUT', { field: 'contentType' })
  return title
}
