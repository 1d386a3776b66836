import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { runFfmpeg } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'
import type { FilmFacts } from './probe.ts'
import { stillArgs } from './recipe.ts'

/** Candidate positions; credits at the start and the end are skipped. */
const looks = [0.15, 0.3, 0.45, 0.6, 0.8]

const shapes = { landscape: { width: 1280, height: 720 }, portrait: { width: 600, height: 900 } }

export const stillSizes = { landscape: '1280x720', portrait: '600x900' }

/** Writes the frame with the highest entropy as `landscape.webp` and `portrait.webp`. */
export async function takeStills(film: string, facts: FilmFacts, folder: string, run: Omit<FfmpegRun, 'args' | 'film'>): Promise<void> {
  const moments = []
  for (const [index, share] of looks.entries()) {
    const file = join(folder, `moment-${index}.png`)
    await runFfmpeg({ ...run, film, args: stillArgs(film, facts, share * facts.seconds, file) })
    const stats = await sharp(file).stats()
    moments.push({ file, entropy: stats.entropy })
  }
  const [best] = moments.toSorted((a, b) => b.entropy - a.entropy)
  if (!best) return
  // Old formats have non-square pixels.
  const upright = await sharp(best.file).resize({ width: facts.width, height: facts.height, fit: 'fill' }).png().toBuffer()
  for (const [name, size] of Object.entries(shapes)) {
    const picture = sharp(upright).resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    await picture.webp({ quality: 80 }).toFile(join(folder, `${name}.webp`))
  }
  for (const { file } of moments) await rm(file)
}
