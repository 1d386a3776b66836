import { hasContentKeys, saveContentKeys } from '@ott/api/content-keys'
import type { KeyEncryptionKey } from '@ott/api/content-keys'
import { assetBySourceHash } from '@ott/catalogue-store'
import type { CatalogueDatabase } from '@ott/catalogue-store'
import { assetFolder, publishTrailers, readAsset } from './asset.ts'
import type { PublishedAsset } from './asset.ts'
import { protectAsset, protectedSourceHash } from './protect-asset.ts'

type EnsureOptions = { media: string; keks: KeyEncryptionKey[]; signal?: AbortSignal }

/** The protected form of a clear package. It is made once, and again where its files or its keys are lost. */
export async function ensureProtected(db: CatalogueDatabase, clear: string, { media, keks, signal }: EnsureOptions): Promise<PublishedAsset> {
  const { sourceHash = '' } = (await readAsset(clear)) ?? {}
  const known = await assetBySourceHash(db, protectedSourceHash(sourceHash))
  const published = known?.folder ? await readAsset(assetFolder(media, known.folder)) : null
  if (published && (await hasContentKeys(db.withTables(), keks, published.assetId))) {
    return { ...published, ...(await publishTrailers(media, published.assetId)) }
  }
  return protectAsset(clear, { media, signal, saveKeys: (assetId, keys) => saveContentKeys(db.withTables(), keks, assetId, keys) })
}
