import { join } from 'node:path'
import type { TrailerRendition } from './asset.ts'
import { scaleFilters, outputColour } from './colour.ts'
import { untrusted } from './ffmpeg.ts'
import type { Rendition } from './bitrate-ladder.ts'
import { stereo } from './loudness.ts'
import type { Extent } from './measure.ts'
import type { MeasuredSound } from './measured-film.ts'
import type { FilmFacts } from './probe.ts'
import { audioSamples, segmentSeconds } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import { initFile, segmentFile } from './track.ts'
import type { Shot } from './trailer-shots.ts'

/** Increase this when the same video would be encoded differently; all videos are then packaged again. */
export const recipeVersion = 3

/** One thumbnail every two seconds, 25 per sprite. */
export const thumbnails = { everySeconds: 2, across: 5, down: 5, longSide: 320 }

/** The end of a stream that a decoder may lose, as players do. Up to there it is held or silent. */
export function toleratedSeconds(seconds: number): number {
  return 1 + seconds * 0.05
}

/** Encodes one rendition as segments. The last picture is held up to the end of the timeline. */
export function pictureArgs(film: string, facts: FilmFacts, extent: Extent, timeline: Timeline, rendition: Rendition, name: string): string[] {
  const { frameRate, frames, seconds } = timeline
  const hold = Math.max(0, seconds - extent.lastSeconds) + toleratedSeconds(seconds)
  const filters = [
    `yadif=deint=interlaced,fps=${frameRate}:start_time=0`, scaleFilters(facts.colour, facts, rendition), 'setsar=1', `tpad=stop_mode=clone:stop_duration=${hold.toFixed(3)}`,
  ]
  const { maxBitsPerSecond: maxBitrate } = rendition
  return [
    ...input(film),
    ...splitArgs(`-map 0:${facts.videoStream} -frames:v ${frames} -vf ${filters.join(',')}`),
    ...splitArgs(`-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p ${outputColour}`),
    ...splitArgs(`-crf 23 -maxrate ${maxBitrate} -bufsize ${maxBitrate * 2}`),
    ...splitArgs(`-g 600 -sc_threshold 0 -force_key_frames expr:gte(t,n_forced*${segmentSeconds})`),
    ...segments(name),
  ]
}

/** Encodes one audio track at its gain up to the end of the timeline, padded with silence. */
export function soundArgs({ file, stream, extent, gainDb, name }: MeasuredSound, timeline: Timeline): string[] {
  const { seconds } = timeline
  const silence = Math.max(0, seconds - extent.endSeconds) + toleratedSeconds(seconds)
  const filters = `${stereo},volume=${gainDb.toFixed(2)}dB,apad=pad_dur=${silence.toFixed(3)},atrim=end_sample=${audioSamples(timeline)}`
  return [...input(file), ...splitArgs(`-map 0:${stream} -af ${filters}`), ...splitArgs('-c:a aac -b:a 128k -ac 2 -ar 48000'), ...segments(name)]
}

/** The text of one subtitle track as WebVTT. */
export function subtitleArgs(film: string, stream: number, file: string): string[] {
  return [...untrusted, '-i', film, ...splitArgs(`-map 0:${stream} -map_metadata -1 -map_chapters -1 -c:s webvtt -f webvtt`), file]
}

/** Thumbnail sprites for the seek bar, from the playlist of a rendition. */
export function thumbnailArgs(playlist: string, { width, height }: Size, folder: string): string[] {
  const { everySeconds, across, down } = thumbnails
  const filters = `fps=1/${everySeconds},scale=${width}:${height},setsar=1,tile=${across}x${down}`
  return ['-i', playlist, ...splitArgs(`-an -vf ${filters} -q:v 5`), join(folder, 'thumbnails-%d.jpg')]
}

type Size = { width: number; height: number }

/** Of one thumbnail: sharp where the player shows it, also with two pixels a point (MED-47). */
export function thumbnailSize({ width, height }: Size): Size {
  const scale = thumbnails.longSide / Math.max(width, height)
  const [across, down] = [width, height].map((pixels) => Math.round((pixels * scale) / 2) * 2) as [number, number]
  return { width: across, height: down }
}

/** The first frame of a segment. */
export function stillArgs(segment: string, file: string): string[] {
  return ['-i', segment, ...splitArgs('-frames:v 1'), file]
}

/** Joins a few shots of packaged tracks into one file with its index in front, so that playback starts during the download. */
export function trailerArgs({ height, maxBitsPerSecond }: TrailerRendition, sound: string | undefined, shots: Shot[], file: string): string[] {
  const picture = `${height}p`
  const from = (track: string) => shots.flatMap((shot) => shotInput(track, shot))
  const pictures = shots.map((_, shot) => `[${shot}:v]setpts=PTS-STARTPTS,setsar=1[v${shot}]`)
  const sounds = !sound ? [] : shots.map(({ seconds }, shot) =>
    `[${shots.length + shot}:a]aformat=channel_layouts=stereo,apad,asetpts=N/SR/TB,atrim=0:${seconds},afade=d=0.1,afade=t=out:st=${seconds - 0.1}:d=0.1[a${shot}]`)
  const joined = shots.map((_, shot) => `[v${shot}]${sound ? `[a${shot}]` : ''}`).join('')
  const concat = `${joined}concat=n=${shots.length}:v=1:a=${sound ? 1 : 0}[v]${sound ? '[a]' : ''}`
  return [
    ...from(picture),
    ...(sound ? from(sound) : []),
    ...splitArgs(`-map_metadata -1 -map_chapters -1 -filter_complex ${[...pictures, ...sounds, concat].join(';')} -map [v]`),
    ...splitArgs(`-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p ${outputColour}`),
    ...splitArgs(`-crf 26 -maxrate ${maxBitsPerSecond} -bufsize ${maxBitsPerSecond * 2}`),
    ...(sound ? splitArgs('-map [a] -c:a aac -b:a 96k -ac 2') : []),
    ...splitArgs('-movflags +faststart'),
    file,
  ]
}

/** Joins the segments around a shot by their names, since ffmpeg does not seek in an HLS playlist of MP4 segments. */
function shotInput(track: string, { atSeconds, seconds }: Shot): string[] {
  const [first, last] = [atSeconds, atSeconds + seconds].map((at) => Math.floor(at / segmentSeconds)) as [number, number]
  const files = Array.from({ length: last - first + 1 }, (_, at) => segmentFile(track, first + at))
  const offset = atSeconds - first * segmentSeconds
  return [...splitArgs(`-ss ${offset.toFixed(3)} -t ${seconds}`), '-i', `concat:${[initFile(track), ...files].join('|')}`]
}

function input(file: string): string[] {
  return [...untrusted, '-i', file, ...splitArgs('-map_metadata -1 -map_chapters -1 -sn -dn')]
}

function segments(name: string): string[] {
  return splitArgs(
    `-f dash -seg_duration ${segmentSeconds} -use_template 1 -use_timeline 0 -hls_playlist 1 ` +
      `-init_seg_name ${name}-init.mp4 -media_seg_name ${name}-$Number%05d$.m4s track.mpd`,
  )
}

/** Splits arguments at spaces. */
function splitArgs(line: string): string[] {
  return line.split(' ')
}
