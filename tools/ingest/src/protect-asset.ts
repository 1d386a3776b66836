import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { newContentKey } from '@ott/api/content-keys'
import type { ContentKey } from '@ott/api/content-keys'
import { assetFolder, linkOrCopy, moveIntoPlace, publishStills, publishTrailers, readAsset, readTracks } from './asset.ts'
import type { Asset, PublishedAsset } from './asset.ts'
import type { ProtectedAsset } from './content-protection.ts'
import { encryptTracks } from './encrypt.ts'
import { IngestError } from './ingest-error.ts'
import { writeManifest } from './manifest.ts'
import type { Tracks } from './manifest.ts'
import { writePlaylists } from './playlists.ts'
import { tiersOf } from './protection.ts'
import type { ProtectedTier, Protection } from './protection.ts'
import { isComplete, segmentFile } from './track.ts'
import type { TrackFacts } from './track.ts'
import { workOn } from './work-folder-lock.ts'

export type ProtectOptions = {
  /** The media folder that gets the protected asset. */
  media: string
  /** Stores the keys. They are in no file. */
  saveKeys: (assetId: string, keys: ContentKey[]) => Promise<void>
  signal?: AbortSignal
}

/** The source hash of the protected form of a video. */
export function protectedSourceHash(sourceHash: string): string {
  return createHash('sha256').update(`${sourceHash}:cbcs`).digest('hex')
}

/**
 * Encrypts a packaged video with new keys and publishes it. Each encryption has an id of its own, since caches keep its files for
 * ever (MED-60). `clear` is the folder of the package, which stays as it is and must not be public.
 */
export async function protectAsset(clear: string, options: ProtectOptions): Promise<PublishedAsset> {
  const [asset, tracks, media] = [await readAsset(clear), await readTracks(clear), resolve(options.media)]
  if (!asset || !tracks) throw new IngestError(`No package found in ${clear}`)
  const tiers = tiersOf(tracks)
  const keys = tiers.map(({ label }) => newContentKey(label))
  const sourceHash = protectedSourceHash(asset.sourceHash)
  const assetId = createHash('sha256').update([sourceHash, ...keys.map(({ kid }) => kid)].join()).digest('hex').slice(0, 16)
  const made = await workOn(join(media, 'unfinished', `${asset.assetId}-protected`), options.signal, async (work) => {
    const folder = join(work, 'asset')
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const protectedTiers: ProtectedTier[] = []
    for (const [index, { label, maxHeight, tracks: own }] of tiers.entries()) {
      const key = keys[index]
      if (!key) throw new Error(`${label} has no key`)
      const pssh = await encryptTracks({ from: clear, to: folder, work: join(work, label), key, tracks: own, signal: options.signal })
      protectedTiers.push({ label, kid: key.kid, maxHeight, tracks: own.map(({ name }) => name), pssh })
    }
    const protection: Protection = { scheme: 'cbcs', keys: protectedTiers }
    await writeLists(folder, await measured(folder, tracks), { assetId, protection })
    await linkOthers(clear, folder)
    await options.saveKeys(assetId, keys)
    const result: Asset = { ...asset, assetId, sourceHash, protection }
    await writeFile(join(folder, 'asset.json'), JSON.stringify(result, null, 2))
    await moveIntoPlace(folder, assetFolder(media, assetId))
    return result
  })
  await publishStills(media, assetId)
  return { ...made, ...(await publishTrailers(media, assetId)) }
}

async function writeLists(folder: string, tracks: Tracks, asset: ProtectedAsset): Promise<void> {
  const lists = { 'manifest.mpd': writeManifest(tracks, asset.protection), ...writePlaylists(tracks, asset) }
  for (const [name, text] of Object.entries(lists)) await writeFile(join(folder, name), text)
}

/** Encryption adds bytes, and a full disk truncates. */
async function measured(folder: string, tracks: Tracks): Promise<Tracks> {
  const measure = async <Track extends TrackFacts>(track: Track): Promise<Track> => {
    const segments = []
    for (const [index, { seconds }] of track.segments.entries()) {
      const file = await readFile(join(folder, segmentFile(track.name, index))).catch(() => Buffer.alloc(0))
      if (!isComplete(file)) throw new IngestError(`${track.name} could not be encrypted completely.`)
      segments.push({ seconds, bytes: file.length })
    }
    return { ...track, segments }
  }
  return { ...tracks, pictures: await Promise.all(tracks.pictures.map(measure)), sounds: await Promise.all(tracks.sounds.map(measure)) }
}

/** Subtitles, thumbnails, stills and trailers stay clear. */
async function linkOthers(clear: string, folder: string): Promise<void> {
  for (const name of await readdir(clear)) {
    if (/\.(?:m4s|mpd|m3u8|json)$|-init\.mp4$/.test(name)) continue
    await linkOrCopy(join(clear, name), join(folder, name))
  }
}
