import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readAsset } from './asset.ts'
import type { Tracks } from './manifest.ts'
import { thumbnails } from './recipe.ts'
import { segmentFile, segmentSecondsIn } from './track.ts'
import type { TrackFacts } from './track.ts'

/** Reads the tracks of a package from its manifest, its playlists and the sizes of its segments. */
export async function readPackagedTracks(folder: string): Promise<Tracks> {
  const asset = await readAsset(folder)
  if (!asset) throw new Error(`No package found in ${folder}`)
  const manifest = await readFile(join(folder, 'manifest.mpd'), 'utf8')
  const [pictures, sounds, subtitles, images] = ['video', 'audio', 'text', 'image'].map((type) => representationsIn(manifest, type)) as [string[], string[], string[], string[]]
  return {
    seconds: asset.runLengthSeconds,
    pictures: await Promise.all(pictures.map(async (line) => ({
      ...(await factsOf(folder, line)), kind: 'picture' as const,
      width: Number(attribute(line, 'width')), height: Number(attribute(line, 'height')), frameRate: attribute(line, 'frameRate'),
    }))),
    sounds: await Promise.all(asset.audio.map(async ({ language, label, isDescription = false }, index) => ({
      ...(await factsOf(folder, sounds[index] ?? '')), kind: 'sound' as const, language, label, isMain: index === 0, isDescription,
    }))),
    subtitles: asset.subtitles.map(({ language, label }, index) => ({ name: attribute(subtitles[index] ?? '', 'id'), language, label })),
    thumbnail: images[0] === undefined ? null : thumbnailIn(images[0]),
  }
}

/** The manifest states the size of a whole sheet. */
function thumbnailIn(line: string): Tracks['thumbnail'] {
  return { width: Number(attribute(line, 'width')) / thumbnails.across, height: Number(attribute(line, 'height')) / thumbnails.down }
}

async function factsOf(folder: string, line: string): Promise<TrackFacts> {
  const name = attribute(line, 'id')
  const lengths = segmentSecondsIn(await readFile(join(folder, `${name}.m3u8`), 'utf8'))
  const segments = lengths.map(async (seconds, index) => ({ seconds, bytes: (await stat(join(folder, segmentFile(name, index)))).size }))
  return { name, codecs: attribute(line, 'codecs'), segments: await Promise.all(segments) }
}

/** The opening tags of the representations in the sets of a content type, which our writer puts on lines of their own. */
function representationsIn(manifest: string, contentType: string): string[] {
  const sets = manifest.match(/<AdaptationSet [^]*?<\/AdaptationSet>/g) ?? []
  return sets.filter((set) => attribute(set, 'contentType') === contentType).flatMap((set) => set.match(/<Representation [^>]*>/g) ?? [])
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  if (value === undefined) throw new Error(`The manifest does not state ${name} of a track`)
  return value
}
