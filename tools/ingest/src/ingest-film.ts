import { join } from 'node:path'
import type { KeyEncryptionKey } from '@ott/api/content-keys'
import { brandSlugs } from '@ott/brand/choose'
import { isReservedPermalink, normalisePermalink } from '@ott/catalogue'
import { assetBySourceHash, attachAsset, refreshSearch, saveAsset, saveMarkers, saveTitle } from '@ott/catalogue-store'
import type { CatalogueDatabase, NewAsset, NewMarkers } from '@ott/catalogue-store'
import { transaction } from '@ott/database'
import { assetFolder } from './asset.ts'
import type { Asset, PublishedAsset } from './asset.ts'
import { ensureProtected } from './ensure-protected.ts'
import { IngestError } from './ingest-error.ts'
import { checkMarkers } from './markers-file.ts'
import { checkWords, contentIdOf, newTitle, permalinkOf } from './new-title.ts'
import type { TitleWords } from './new-title.ts'
import { packageFilm } from './package-film.ts'
import type { PackageOptions } from './package-film.ts'
import { hashFile } from './source.ts'
import type { FilmSource } from './source.ts'

export type IngestFilmOptions = PackageOptions & {
  /** Encrypts the video with keys that are sealed with these. */
  keks?: KeyEncryptionKey[]
  /** Replace earlier ones; without them those stay. */
  markers?: NewMarkers
}

export type Ingested = { contentId: string; permalink: string; asset: PublishedAsset }

/** Packages a video and saves it as a playable title. */
export async function ingestFilm(db: CatalogueDatabase, source: FilmSource, words: TitleWords, { markers, ...options }: IngestFilmOptions): Promise<Ingested> {
  checkWords(words)
  await checkGenres(db, words.genres)
  if (words.permalink !== null) await checkPermalink(db, words.permalink, source)
  const asset = options.keks ? await packageProtected(db, source, { ...options, keks: options.keks }) : await packageFilm(source, options)
  if (markers) checkMarkers(markers, asset.runLengthSeconds)
  return transaction(db, async (trx) => {
    const contentId = contentIdOf(asset)
    const permalink = await freePermalink(trx, words, asset)
    const assetId = (await assetBySourceHash(trx, asset.sourceHash))?.assetId ?? asset.assetId
    await saveTitle(trx, newTitle(words, asset, permalink))
    await saveAsset(trx, readyAsset(asset, assetId))
    await attachAsset(trx, assetId, [contentId])
    if (markers) await saveMarkers(trx, contentId, markers)
    await refreshSearch(trx)
    return { contentId, permalink, asset }
  })
}

/** The clear package is in a folder of its own, which the server does not serve. */
async function packageProtected(db: CatalogueDatabase, source: FilmSource, options: PackageOptions & { keks: KeyEncryptionKey[] }): Promise<PublishedAsset> {
  const clearMedia = join(options.media, 'clear')
  const clear = await packageFilm(source, { ...options, media: clearMedia })
  return ensureProtected(db, assetFolder(clearMedia, clear.assetId), options)
}

/** The asset as a catalogue row. Titles may already refer to an earlier id, which `assetId` then keeps. */
export function readyAsset(asset: PublishedAsset, assetId: string = asset.assetId): NewAsset {
  const { runLengthSeconds, heights, audio, subtitles, trailer, largeTrailer, sourceHash, protection } = asset
  return {
    assetId,
    status: 'ready',
    folder: asset.assetId,
    runLength: runLengthSeconds,
    tracks: { heights, audio, subtitles, ...(protection && { isProtected: true }) },
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
