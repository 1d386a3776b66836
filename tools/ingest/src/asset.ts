import { cp, link, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Metadata of a packaged video, stored as `asset.json` in its folder. */
export type Asset = {
  /** A short content hash; names the folder and the URL. */
  assetId: string
  /** A hash of all inputs: the same source gives the same asset. */
  sourceHash: string
  /** A hash of the video file only. */
  filmHash: string
  runLengthSeconds: number
  /** The heights of the renditions in ascending order. */
  heights: number[]
  audio: NamedTrack[]
  subtitles: NamedTrack[]
}

/** An asset in the media folder, with the URL of its trailer or null. */
export type PublishedAsset = Asset & { trailer: string | null }

/** `isDescription` marks audio description. */
export type NamedTrack = { language: string; label: string; isDescription?: true }

export const assetFolder = (media: string, assetId: string) => join(media, 'assets', assetId)

/** Null if the folder has no complete asset. */
export async function readAsset(folder: string): Promise<Asset | null> {
  const text = await readFile(join(folder, 'asset.json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Asset)
}

/** Adds a package to the media folder, by hard links where possible. */
export async function adoptAsset(packaged: string, media: string): Promise<PublishedAsset> {
  const asset = await readAsset(packaged)
  if (!asset) throw new Error(`No package found in ${packaged}`)
  const folder = assetFolder(media, asset.assetId)
  if (!(await readAsset(folder))) await moveIntoPlace(await linkedCopy(packaged, join(media, 'unfinished', `${asset.assetId}-adopted`)), folder)
  // An earlier release added packages without trailers.
  if (!(await hasTrailer(folder))) await linkOrCopy(join(packaged, trailerFile), join(folder, trailerFile))
  await publishStills(media, asset.assetId)
  return { ...asset, trailer: await publishTrailer(media, asset.assetId) }
}

/** Moves a folder atomically. */
export async function moveIntoPlace(from: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await rename(from, folder)
}

export type Stills = { landscape: string; portrait: string }

export const stillsOf = (assetId: string): Stills => ({
  landscape: `/pictures/${assetId}-landscape.webp`,
  portrait: `/pictures/${assetId}-portrait.webp`,
})

/** Publishes the stills as public images. */
export async function publishStills(media: string, assetId: string): Promise<Stills> {
  await mkdir(join(media, 'pictures'), { recursive: true })
  for (const shape of ['landscape', 'portrait']) {
    const picture = join(media, 'pictures', `${assetId}-${shape}.webp`)
    await rm(picture, { force: true })
    await linkOrCopy(join(assetFolder(media, assetId), `${shape}.webp`), picture)
  }
  return stillsOf(assetId)
}

/** The file name in the folder of an asset. */
export const trailerFile = 'trailer.mp4'

export async function hasTrailer(folder: string): Promise<boolean> {
  return stat(join(folder, trailerFile)).then(() => true, () => false)
}

/** Publishes the trailer, which needs no playback token. Returns its URL. */
export async function publishTrailer(media: string, assetId: string): Promise<string> {
  await mkdir(join(media, 'trailers'), { recursive: true })
  const published = join(media, 'trailers', `${assetId}.mp4`)
  await rm(published, { force: true })
  await linkOrCopy(join(assetFolder(media, assetId), trailerFile), published)
  return `/trailers/${assetId}.mp4`
}

async function linkedCopy(from: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) await linkOrCopy(join(from, name), join(to, name))
  return to
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => cp(from, to))
}
