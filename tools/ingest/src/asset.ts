import { cp, link, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A film packaged for playing: the facts a catalogue keeps of it. They lie in its folder as `asset.json`. */
export type Asset = {
  /** Names its folder and its address: short, of the source's content. */
  assetId: string
  /** Of everything that went in; the same source is the same asset. */
  sourceHash: string
  /** Of the film file alone. */
  filmHash: string
  runLengthSeconds: number
  /** Lines of each size of the picture, from the smallest up. */
  heights: number[]
  audio: NamedTrack[]
  subtitles: NamedTrack[]
}

/** One that lies in a media folder, with the address of its trailer; null while it has none. */
export type PlacedAsset = Asset & { trailer: string | null }

/** `isDescription`: a sound track that also says what is to be seen. */
export type NamedTrack = { language: string; label: string; isDescription?: true }

export const assetFolder = (media: string, assetId: string) => join(media, 'assets', assetId)

/** Null while there is no whole asset in the folder. */
export async function readAsset(folder: string): Promise<Asset | null> {
  const text = await readFile(join(folder, 'asset.json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Asset)
}

/** Takes an asset that was packaged elsewhere into the media folder, without copying where the disk allows it. */
export async function adoptAsset(packaged: string, media: string): Promise<PlacedAsset> {
  const asset = await readAsset(packaged)
  if (!asset) throw new Error(`There is no packaged film in ${packaged}`)
  const folder = assetFolder(media, asset.assetId)
  if (!(await readAsset(folder))) await moveIntoPlace(await linkedCopy(packaged, join(media, 'unfinished', `${asset.assetId}-adopted`)), folder)
  // Adopted by an earlier release, which knew no trailers.
  if (!(await hasTrailer(folder))) await linkOrCopy(join(packaged, trailerFile), join(folder, trailerFile))
  await publishStills(media, asset.assetId)
  return { ...asset, trailer: await publishTrailer(media, asset.assetId) }
}

/** All of the folder appears at once, or nothing of it. */
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

/** The stills become pictures that anybody may load. */
export async function publishStills(media: string, assetId: string): Promise<Stills> {
  await mkdir(join(media, 'pictures'), { recursive: true })
  for (const shape of ['landscape', 'portrait']) {
    const picture = join(media, 'pictures', `${assetId}-${shape}.webp`)
    await rm(picture, { force: true })
    await linkOrCopy(join(assetFolder(media, assetId), `${shape}.webp`), picture)
  }
  return stillsOf(assetId)
}

/** In a film's folder. */
export const trailerFile = 'trailer.mp4'

export async function hasTrailer(folder: string): Promise<boolean> {
  return stat(join(folder, trailerFile)).then(() => true, () => false)
}

/** The trailer becomes a file that anybody may load, unlike all else of the film. Answers where it is played from. */
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
