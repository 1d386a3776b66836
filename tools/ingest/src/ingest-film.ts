import { brandSlugs } from '@ott/brand/choose'
import { isReservedPermalink, normalisePermalink } from '@ott/catalogue'
import { assetBySourceHash, attachAsset, refreshSearch, saveAsset, saveTitle } from '@ott/catalogue-store'
import type { CatalogueDatabase, NewAsset } from '@ott/catalogue-store'
import { transaction } from '@ott/database'
import type { Asset, PublishedAsset } from './asset.ts'
import { IngestError } from './ingest-error.ts'
import { checkWords, contentIdOf, newTitle, permalinkOf } from './new-title.ts'
import type { TitleWords } from './new-title.ts'
import { packageFilm } from './package-film.ts'
import type { PackageOptions } from './package-film.ts'
import { hashFile } from './source.ts'
import type { FilmSource } from './source.ts'

export type Ingested = { contentId: string; permalink: string; asset: PublishedAsset }

/** Packages a video and saves it as a playable title. */
export async function ingestFilm(db: CatalogueDatabase, source: FilmSource, words: TitleWords, options: PackageOptions): Promise<Ingested> {
  checkWords(words)
  await checkGenres(db, words.genres)
  if (words.permalink !== null) await checkPermalink(db, words.permalink, source)
  const asset = await packageFilm(source, options)
  return transaction(db, async (trx) => {
    const contentId = contentIdOf(asset)
    const permalink = await freePermalink(trx, words, asset)
    const assetId = (await assetBySourceHash(trx, asset.sourceHash))?.assetId ?? asset.assetId
    await saveTitle(trx, newTitle(words, asset, permalink))
    await saveAsset(trx, readyAsset(asset, assetId))
    await attachAsset(trx, assetId, [contentId])
    await refreshSearch(trx)
    return { contentId, permalink, asset }
  })
}

/** The asset as a catalogue row. Titles may already refer to an earlier id, which `assetId` then keeps. */
export function readyAsset(asset: PublishedAsset, assetId: string = asset.assetId): NewAsset {
  const { runLengthSeconds, heights, audio, subtitles, trailer, largeTrailer, sourceHash } = asset
  return {
    assetId,
    status: 'ready',
    folder: asset.assetId,
    runLength: runLengthSeconds,
    tracks: { heights, audio, subtitles },
    trailer,
    largeTrailer,
    sourceHash,
  }
}

/** Checks the permalink before the packaging, which may take hours (MED-8). */
async function checkPermalink(db: CatalogueDatabase, permalink: string, { film }: FilmSource): Promise<void> {
  const wanted = normalisePermalink(permalink)
  const owner = await ownerOf(db, wanted)
  if (owner && owner !== contentIdOf({ filmHash: await hashFile(film) })) throw permalinkTaken(wanted)
}

/** Videos may share a title, so a derived permalink gets a suffix; a requested one is never changed. */
async function freePermalink(db: CatalogueDatabase, words: TitleWords, asset: Asset): Promise<string> {
  const wanted = permalinkOf(words, asset)
  const owner = await ownerOf(db, wanted)
  const isFree = (!owner || owner === contentIdOf(asset)) && !isReservedPermalink(wanted, brandSlugs)
  if (isFree) return wanted
  // Another title took the permalink during the packaging.
  if (words.permalink !== null) throw permalinkTaken(wanted)
  return `${wanted}-${asset.filmHash.slice(0, 6)}`
}

async function ownerOf(db: CatalogueDatabase, permalink: string): Promise<string | undefined> {
  const owner = await db.selectFrom('title').select('content_id').where('permanent_link', '=', permalink).executeTakeFirst()
  return owner?.content_id
}

function permalinkTaken(permalink: string): IngestError {
  return new IngestError(`The permalink ${permalink} belongs to another title.`)
}

async function checkGenres(db: CatalogueDatabase, genres: string[]): Promise<void> {
  const known = (await db.selectFrom('genre').select('slug').orderBy('position').execute()).map(({ slug }) => slug)
  const unknown = genres.find((genre) => !known.includes(genre))
  if (unknown) throw new IngestError(`Unknown genre ${unknown}; known genres: ${known.join(', ') || 'none yet: start the product once'}.`)
}
