import type { Marker } from '@ott/catalogue'
import { sql } from 'kysely'
import { bumpIfChanged, inTransaction } from './idempotent-save.ts'
import type { Saved } from './idempotent-save.ts'
import type { LocalizedText } from './localized-text.ts'
import { json } from './tables.ts'
import type { CatalogueDatabase } from './tables.ts'

/** A chapter with its title in every language; it lasts until the next one. */
export type NewChapter = { startSeconds: number; title: LocalizedText }

export type NewMarkers = { markers: Marker[]; chapters: NewChapter[] }

/**
 * Replaces the markers and chapters of a movie or episode, which must have a film. They stay when another package of the
 * film is attached. The caller checks them with `markersError` of `@ott/playback` (PLAY-150).
 */
export async function saveMarkers(db: CatalogueDatabase, contentId: string, { markers, chapters }: NewMarkers): Promise<Saved> {
  const row = { markers: json(markers), chapters: json(chapters) }
  return inTransaction(db, async (trx) => {
    const written = await trx
      .updateTable('plays')
      .set(row)
      .where('content_id', '=', contentId)
      .where(sql<boolean>`(markers, chapters) is distinct from (${row.markers}::jsonb, ${row.chapters}::jsonb)`)
      .returning('content_id')
      .execute()
    return bumpIfChanged(trx, written)
  })
}
