import { untrusted } from './ffmpeg.ts'
import type { Rendition } from './bitrate-ladder.ts'
import type { FilmFacts } from './probe.ts'
import type { AudioSource } from './audio-tracks.ts'
import type { Shot } from './trailer-shots.ts'

/** Increase this when the same video would be encoded differently; all videos are then packaged again. */
export const recipeVersion = 1

/** All tracks have the same segment boundaries, so that players can switch renditions there. */
export const segmentSeconds = 2

/** One thumbnail every two seconds, 25 per sprite. */
export const thumbnails = { everySeconds: 2, across: 5, down: 5, width: 160 }

/** Encodes one rendition as segments. */
export function pictureArgs(film: string, { seconds, frameRate, videoStream }: FilmFacts, rendition: Rendition, name: string): string[] {
  const filters = `yadif=deint=interlaced,fps=${frameRate}:start_time=0,scale=${rendition.width}:${rendition.height},setsar=1`
  const { maxBitsPerSecond: maxBitrate } = rendition
  return [
    ...input(film),
    ...splitArgs(`-map 0:${videoStream} -t ${seconds} -vf ${filters}`),
    ...splitArgs('-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p'),
    ...splitArgs(`-crf 23 -maxrate ${maxBitrate} -bufsize ${maxBitrate * 2}`),
    ...splitArgs(`-g 600 -sc_threshold 0 -force_key_frames expr:gte(t,n_forced*${segmentSeconds})`),
    ...segments(name),
  ]
}

/** Encodes one audio track as long as the video, padded with silence. */
export function soundArgs(file: string, stream: number, seconds: number, name: string): string[] {
  return [
    ...input(file),
    ...splitArgs(`-map 0:${stream} -af aresample=async=1:first_pts=0,apad -t ${seconds}`),
    ...splitArgs('-c:a aac -b:a 128k -ac 2 -ar 48000'),
    ...segments(name),
  ]
}

/** Thumbnail sprites for the seek bar. */
export function thumbnailArgs(film: string, facts: FilmFacts): string[] {
  const { everySeconds, across, down } = thumbnails
  const { width, height } = thumbnailSize(facts)
  const filters = `fps=1/${everySeconds},scale=${width}:${height},setsar=1,tile=${across}x${down}`
  return [...input(film), ...splitArgs(`-map 0:${facts.videoStream} -vf ${filters} -q:v 5 thumbnails-%d.jpg`)]
}

export function thumbnailSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width: thumbnails.width, height: Math.round((thumbnails.width * height) / width / 2) * 2 }
}

/** One frame at full size. */
export function stillArgs(film: string, { videoStream }: FilmFacts, atSeconds: number, file: string): string[] {
  return ['-ss', String(atSeconds), ...input(film), ...splitArgs(`-map 0:${videoStream} -frames:v 1 -vf yadif=deint=interlaced`), file]
}

/** The maximum video bitrate of a trailer; low, because previews start while browsing. */
const maxTrailerBitrate = 900_000

/**
 * Joins a few shots into one file with its index in front, so that playback starts during the download. ffmpeg seeks to
 * each shot, so a long video takes no longer.
 */
export function trailerArgs(film: string, { frameRate, videoStream }: FilmFacts, rendition: Rendition, sound: AudioSource | undefined, shots: Shot[], file: string): string[] {
  const from = (name: string) => shots.flatMap(({ atSeconds, seconds }) => [...splitArgs(`-ss ${atSeconds} -t ${seconds}`), ...untrusted, '-i', name])
  const pictures = shots.map((_, shot) => `[${shot}:${videoStream}]yadif=deint=interlaced,fps=${frameRate},scale=${rendition.width}:${rendition.height},setsar=1[v${shot}]`)
  // A shot after the end of the audio has none: its padding needs new timestamps.
  const sounds = !sound ? [] : shots.map(({ seconds }, shot) =>
    `[${shots.length + shot}:${sound.stream}]aresample=48000,aformat=channel_layouts=stereo,apad,asetpts=N/SR/TB,atrim=0:${seconds},afade=d=0.1,afade=t=out:st=${seconds - 0.1}:d=0.1[a${shot}]`)
  const joined = shots.map((_, shot) => `[v${shot}]${sound ? `[a${shot}]` : ''}`).join('')
  const concat = `${joined}concat=n=${shots.length}:v=1:a=${sound ? 1 : 0}[v]${sound ? '[a]' : ''}`
  return [
    ...from(film),
    ...(sound ? from(sound.file) : []),
    ...splitArgs(`-map_metadata -1 -map_chapters -1 -filter_complex ${[...pictures, ...sounds, concat].join(';')} -map [v]`),
    ...splitArgs('-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p'),
    ...splitArgs(`-crf 26 -maxrate ${maxTrailerBitrate} -bufsize ${maxTrailerBitrate * 2}`),
    ...(sound ? splitArgs('-map [a] -c:a aac -b:a 96k -ac 2') : []),
    ...splitArgs('-movflags +faststart'),
    file,
  ]
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
