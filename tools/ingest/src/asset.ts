import { cp, link, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Tracks } from './manifest.ts'
import type { Protection } from './protection.ts'
import type { TrackLoudness } from './loudness.ts'
import { recipeVersion } from './recipe.ts'

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
  /** Measured in the package; absent in packages of an earlier release, as is the recipe. */
  loudness?: TrackLoudness[]
  recipe?: number
  /** Absent: the video is clear. */
  protection?: Protection
}

/** Whether this release would encode the video in the same way. */
export function isCurrent({ recipe }: Pick<Asset, 'recipe'>): boolean {
  return recipe === recipeVersion
}

/** An asset in the media folder. */
export type PublishedAsset = Asset & Trailers

/** The URLs of the trailer, null where there is none. The large one is for previews as wide as a window. */
export type Trailers = { trailer: string | null; largeTrailer: string | null }

/** `isDescription` marks audio description. */
export type NamedTrack = { language: string; label: string; isDescription?: true }

export const assetFolder = (media: string, assetId: string) => join(media, 'assets', assetId)

/** Null if the folder has no complete asset. */
export async function readAsset(folder: string): Promise<Asset | null> {
  const text = await readFile(join(folder, 'asset.json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Asset)
}

/** What the manifest was written from. Null if an earlier release made the package. */
export async function readTracks(folder: string): Promise<Tracks | null> {
  const text = await readFile(join(folder, 'tracks.json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Tracks)
}

/** Adds a package to the media folder, by hard links where possible. */
export async function adoptAsset(packaged: string, media: string): Promise<PublishedAsset> {
  const asset = await readAsset(packaged)
  if (!asset) throw new Error(`No package found in ${packaged}`)
  const folder = assetFolder(media, asset.assetId)
  if (!(await readAsset(folder))) await moveIntoPlace(await linkedCopy(packaged, join(media, 'unfinished', `${asset.assetId}-adopted`)), folder)
  // An earlier release added packages without trailers.
  for (const name of trailerFiles) {
    if ((await exists(join(packaged, name))) && !(await exists(join(folder, name)))) await linkOrCopy(join(packaged, name), join(folder, name))
  }
  await publishStills(media, asset.assetId)
  return { ...asset, ...(await publishTrailers(media, asset.assetId)) }
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

/** The file names in the folder of an asset. */
export const [trailerFile, largeTrailerFile] = ['trailer.mp4', 'trailer-large.mp4']
const trailerFiles = [trailerFile, largeTrailerFile]

/** A trailer and its source: the height of a rendition. */
export type TrailerRendition = { file: string; height: number; maxBitsPerSecond: number }

/** A small trailer for cards and phones, and a large one where the video has more lines (MED-37). */
export function trailerRenditions(heights: number[]): TrailerRendition[] {
  const small = heights.findLast((height) => height <= 480) ?? heights[0]
  const large = heights.find((height) => height > 480)
  return [
    ...(small === undefined ? [] : [{ file: trailerFile, height: small, maxBitsPerSecond: 900_000 }]),
    ...(large === undefined || large === small ? [] : [{ file: largeTrailerFile, height: large, maxBitsPerSecond: 2_000_000 }]),
  ]
}

export async function missingTrailers(folder: string, { heights }: Pick<Asset, 'heights'>): Promise<TrailerRendition[]> {
  const renditions = trailerRenditions(heights)
  const found = await Promise.all(renditions.map(({ file }) => exists(join(folder, file))))
  return renditions.filter((_, index) => !found[index])
}

/** Publishes the trailers, which need no playback token. */
export async function publishTrailers(media: string, assetId: string): Promise<Trailers> {
  await mkdir(join(media, 'trailers'), { recursive: true })
  return {
    trailer: await publishTrailer(media, assetId, trailerFile, `${assetId}.mp4`),
    largeTrailer: await publishTrailer(media, assetId, largeTrailerFile, `${assetId}-large.mp4`),
  }
}

async function publishTrailer(media: string, assetId: string, file: string, name: string): Promise<string | null> {
  const [made, published] = [join(assetFolder(media, assetId), file), join(media, 'trailers', name)]
  if (!(await exists(made))) return null
  await rm(published, { force: true })
  await linkOrCopy(made, published)
  return `/trailers/${name}`
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(() => true, () => false)
}

async function linkedCopy(from: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) await linkOrCopy(join(from, name), join(to, name))
  return to
}

export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => cp(from, to))
}
