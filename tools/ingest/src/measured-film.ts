import { basename } from 'node:path'
import type { AudioSource } from './audio-tracks.ts'
import { frameRateFor } from './frame-rate.ts'
import { IngestError } from './ingest-error.ts'
import { gainsFor, measureLoudness } from './loudness.ts'
import { measureStreams } from './measure.ts'
import type { Extent } from './measure.ts'
import type { FfmpegRun } from './ffmpeg.ts'
import type { FilmFacts } from './probe.ts'
import { toleratedSeconds } from './recipe.ts'
import { checkHold, timelineOf } from './timeline.ts'
import type { Timeline } from './timeline.ts'

/** A video with the real extent of its picture, and the timeline of all its tracks. */
export type MeasuredFilm = { file: string; facts: FilmFacts; picture: Extent; timeline: Timeline }

/** An audio track with its real extent and the gain that levels it, in dB. */
export type MeasuredSound = AudioSource & { extent: Extent; gainDb: number }

/**
 * Measures the picture and all audio tracks, so that none ends early without a word (MED-33). The longest one decides: the
 * last picture is held, and audio is padded with silence.
 */
export async function measureFilm(
  film: string, facts: FilmFacts, sounds: AudioSource[], run: Pick<FfmpegRun, 'isLowPriority' | 'signal'>, onWarning: (line: string) => void,
): Promise<{ film: MeasuredFilm; sounds: MeasuredSound[] }> {
  const name = basename(film)
  const own = sounds.filter(({ file }) => file === film)
  const measured = await measureStreams(film, [facts.videoStream, ...own.map(({ stream }) => stream)], run)
  const [picture, ...ownExtents] = measured
  if (!picture || picture.packetsInFullestSecond === 0) throw new IngestError(`${name} is corrupt: it has no picture.`)
  const measuredSounds: Omit<MeasuredSound, 'gainDb'>[] = []
  for (const sound of sounds) {
    const at = own.indexOf(sound)
    const extent = at >= 0 ? ownExtents[at] : (await measureStreams(sound.file, [sound.stream], run))[0]
    if (!extent || extent.packetsInFullestSecond === 0) throw new IngestError(`${basename(sound.file)} is corrupt: its audio track ${sound.stream} is empty.`)
    measuredSounds.push({ ...sound, extent })
  }
  checkDuration(name, facts, measured)
  const longest = Math.max(picture.endSeconds, ...measuredSounds.map(({ extent }) => extent.endSeconds))
  if (longest < 1) throw new IngestError(`${name} is shorter than a second.`)
  checkHold(name, picture, longest)
  for (const line of lineOnHold(picture, longest)) onWarning(`${name}: ${line}`)
  const timeline = timelineOf(longest, frameRateFor(facts.frameRate, picture.packetsInFullestSecond))
  return { film: { file: film, facts, picture, timeline }, sounds: await levelled(measuredSounds, run) }
}

/** Decodes all audio tracks once more than the encoding, so that a gain is linear (MED-43). */
async function levelled(sounds: Omit<MeasuredSound, 'gainDb'>[], run: Pick<FfmpegRun, 'isLowPriority' | 'signal'>): Promise<MeasuredSound[]> {
  const measured = []
  for (const { file, stream } of sounds) measured.push(await measureLoudness(file, stream, run))
  const gains = gainsFor(measured)
  return sounds.map((sound, at) => ({ ...sound, gainDb: gains[at] ?? 0 }))
}

/** A truncated file states its former duration. */
function checkDuration(name: string, { seconds }: FilmFacts, extents: Extent[]): void {
  const there = Math.max(...extents.map(({ endSeconds }) => endSeconds))
  if (seconds === null && there < 1) throw new IngestError(`${name} has no duration; remux it into an mp4 or mkv file first.`)
  if (seconds === null || there >= seconds - toleratedSeconds(seconds)) return
  throw new IngestError(`${name} is corrupt: ${Math.floor(there)} of its ${Math.floor(seconds)} s can be read.`)
}

function lineOnHold({ endSeconds }: Extent, longest: number): string[] {
  return longest - endSeconds < 1 ? [] : [`its picture ends at ${endSeconds.toFixed(1)} s; the last one is held to ${longest.toFixed(1)} s, when the sound ends.`]
}
