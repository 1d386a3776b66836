import type { Chapter, Marker } from '@ott/catalogue'
import { sql } from 'kysely'
import type { Language } from './localized-text.ts'

/** SQL for the markers of a joined `plays` and `asset`; none until the film is ready. */
export const markers = sql<Marker[]>`case when asset.asset_id is null then '[]' else plays.markers end`

/** SQL for the chapters of a joined `plays` and `asset`, with titles in one language, else in English. */
export function chapters(language: Language) {
  return sql<Chapter[]>`case when asset.asset_id is null then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object(
      'startSeconds', chapter -> 'startSeconds',
      'title', coalesce(chapter -> 'title' ->> ${language}::text, chapter -> 'title' ->> 'english')
    ) order by place), '[]') from jsonb_array_elements(plays.chapters) with ordinality as listed (chapter, place)
  ) end`
}
