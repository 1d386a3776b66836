import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { runFfmpeg } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'
import { IngestError } from './ingest-error.ts'
import { stillArgs } from './recipe.ts'
import { initFile, segmentFile } from './track.ts'
import type { PictureTrack } from './track.ts'

/** Candidate positions; credits at the start and the end are skipped. */
const looks = [0.15, 0.3, 0.45, 0.6, 0.8]

const shapes = { landscape: { width: 1280, height: 720 }, portrait: { width: 600, height: 900 } }

export const stillSizes = { landscape: '1280x720', portrait: '600x900' }

/**
 * Writes the frame with the highest entropy as `landscape.webp` and `portrait.webp`. Packaged segments begin with a key frame,
 * are upright and have the colours of the video, which is not sure of a source.
 */
export async function takeStills(tracks: string, track: PictureTrack, folder: string, run: Omit<FfmpegRun, 'args' | 'film'>): Promise<void> {
  const moments = []
  const init = await readFile(join(tracks, initFile(track.name)))
  for (const at of new Set(looks.map((share) => Math.floor(share * track.segments.length)))) {
    const [segment, file] = [join(folder, `moment-${at}.mp4`), join(folder, `moment-${at}.png`)]
    await writeFile(segment, Buffer.concat([init, await readFile(join(tracks, segmentFile(track.name, at)))]))
    await runFfmpeg({ ...run, film: segment, args: stillArgs(segment, file) })
    await rm(segment)
    // ffmpeg can succeed without a picture.
    if (await stat(file).catch(() => null)) moments.push({ file, entropy: (await sharp(file).stats()).entropy })
  }
  const [best] = moments.toSorted((a, b) => b.entropy - a.entropy)
  if (!best) throw new IngestError('No still could be taken: the packaged video shows no picture.')
  for (const [name, size] of Object.entries(shapes)) {
    const picture = sharp(best.file).resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    await picture.webp({ quality: 80 }).toFile(join(folder, `${name}.webp`))
  }
  for (const { file } of moments) await rm(file)
}
