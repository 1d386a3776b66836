import type { CatalogueTables } from '@ott/catalogue-store'
import type { Kysely } from 'kysely'
import { CallError } from '../call-error.ts'

/** Throws NOT_FOUND for what is no movie or series that is there, INVALID_INPUT when it is the other of the two than was said. */
export async function expectTitle(db: Kysely<CatalogueTables>, contentId: string, contentType?: string): Promise<void> {
  const title = await db
    .selectFrom('title')
    .select('content_type')
    .where('content_id', '=', contentId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!title) throw new CallError('NOT_FOUND', { field: 'contentId' })
  if (contentType !== undefined && title.content_type !== contentType) throw new CallError('INVALID_INPUT', { field: 'contentType' })
}
