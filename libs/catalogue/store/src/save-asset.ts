import { sql } from 'kysely'
import { inTransaction, bumpIfChanged } from './idempotent-save.ts'
import type { Saved } from './idempotent-save.ts'
import { json } from './tables.ts'
import type { AssetStatus, CatalogueDatabase, Tracks } from './tables.ts'

/** A packaged film: folder, length in seconds and tracks. */
export type ReadyAsset = {
  assetId: string
  status: 'ready'
  folder: string
  runLength: number
  tracks: Tracks
  /** URLs of the public trailer; null if there is none. */
  trailer: string | null
  largeTrailer?: string | null
  sourceHash: string | null
}

export type UnreadyAsset = { assetId: string; status: 'waiting' | 'failed'; sourceHash: string | null }

export type NewAsset = ReadyAsset | UnreadyAsset

export async function saveAsset(db: CatalogueDatabase, asset: NewAsset): Promise<Saved> {
  const packaged = asset.status === 'ready' ? asset : null
  const row = {
    asset_id: asset.assetId,
    status: asset.status,
    folder: packaged?.folder ?? null,
    run_length: packaged?.runLength ?? null,
    tracks: packaged ? json(packaged.tracks) : null,
    trailer: packaged?.trailer ?? null,
    large_trailer: packaged?.largeTrailer ?? null,
    source_hash: asset.sourceHash,
  }
  return inTransaction(db, async (trx) => {
    const written = await trx
      .insertInto('asset')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('asset_id')
          .doUpdateSet(row)
          .where(sql<boolean>`(asset.status, asset.folder, asset.run_length, asset.tracks, asset.trailer, asset.large_trailer, asset.source_hash) is distinct from
            (excluded.status, excluded.folder, excluded.run_length, excluded.tracks, excluded.trailer, excluded.large_trailer, excluded.source_hash)`),
      )
      .returning('asset_id')
      .execute()
    return bumpIfChanged(trx, written)
  })
}

/** Registers films that titles may already reference before they are packaged. Known films stay unchanged. */
export async function registerAssets(db: CatalogueDatabase, assetIds: string[]): Promise<void> {
  const rows = assetIds.map((asset_id) => ({ asset_id, status: 'waiting' as const }))
  if (rows.length > 0) await db.insertInto('asset').values(rows).onConflict((conflict) => conflict.doNothing()).execute()
}

/** Attaches a film to movies or episodes. Several may share one film. */
export async function attachAsset(db: CatalogueDatabase, assetId: string, contentIds: string[]): Promise<Saved> {
  if (contentIds.length === 0) return 'unchanged'
  return inTransaction(db, async (trx) => {
    const written = await trx
      .insertInto('plays')
      .values(contentIds.map((content_id) => ({ content_id, asset_id: assetId })))
      .onConflict((conflict) =>
        conflict
          .column('content_id')
          .doUpdateSet({ asset_id: assetId })
          .where('plays.asset_id', '!=', assetId),
      )
      .returning('content_id')
      .execute()
    return bumpIfChanged(trx, written)
  })
}

export type StoredAsset = { assetId: string; status: AssetStatus; folder: string | null; sourceHash: string | null }

/** The film with this source hash, so that the same source becomes one asset. */
export async function assetBySourceHash(db: CatalogueDatabase, sourceHash: string): Promise<StoredAsset | null> {
  const found = await db
    .selectFrom('asset')
    .select(['asset_id as assetId', 'status', 'folder', 'source_hash as sourceHash'])
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst()
  return found ?? null
}
