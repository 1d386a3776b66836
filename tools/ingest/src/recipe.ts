import { untrusted } from './ffmpeg.ts'
import type { Rung } from './bitrate-ladder.ts'
import type { FilmFacts } from './probe.ts'
import type { Sound } from './audio-tracks.ts'
import type { Shot } from './trailer-shots.ts'

/** Changes when the same film would come out differently: then it is packaged anew. */
export const recipeVersion = 1

/** Every track is cut at the same moments, so that a player may change between them at each. */
export const segmentSeconds = 2

/** One tile each two seconds, 25 on a sheet. */
export const thumbnails = { everySeconds: 2, across: 5, down: 5, width: 160 }

/** One size of the picture, straight into its segments. */
export function pictureArgs(film: string, { seconds, frameRate, videoStream }: FilmFacts, rung: Rung, name: string): string[] {
  const filters = `yadif=deint=interlaced,fps=${frameRate}:start_time=0,scale=${rung.width}:${rung.height},setsar=1`
  const { maxBitsPerSecond: most } = rung
  return [
    ...input(film),
    ...words(`-map 0:${videoStream} -t ${seconds} -vf ${filters}`),
    ...words('-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p'),
    ...words(`-crf 23 -maxrate ${most} -bufsize ${most * 2}`),
    ...words(`-g 600 -sc_threshold 0 -force_key_frames expr:gte(t,n_forced*${segmentSeconds})`),
    ...segments(name),
  ]
}

/** One sound track, as long as the picture: silence where it ends before. */
export function soundArgs(file: string, stream: number, seconds: number, name: string): string[] {
  return [
    ...input(file),
    ...words(`-map 0:${stream} -af aresample=async=1:first_pts=0,apad -t ${seconds}`),
    ...words('-c:a aac -b:a 128k -ac 2 -ar 48000'),
    ...segments(name),
  ]
}

/** Sheets of small pictures for looking along the time line. */
export function thumbnailArgs(film: string, facts: FilmFacts): string[] {
  const { everySeconds, across, down } = thumbnails
  const { width, height } = thumbnailSize(facts)
  const filters = `fps=1/${everySeconds},scale=${width}:${height},setsar=1,tile=${across}x${down}`
  return [...input(film), ...words(`-map 0:${facts.videoStream} -vf ${filters} -q:v 5 thumbnails-%d.jpg`)]
}

export function thumbnailSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width: thumbnails.width, height: Math.round((thumbnails.width * height) / width / 2) * 2 }
}

/** One picture of the film in its own size. */
export function stillArgs(film: string, { videoStream }: FilmFacts, atSeconds: number, file: string): string[] {
  return ['-ss', String(atSeconds), ...input(film), ...words(`-map 0:${videoStream} -frames:v 1 -vf yadif=deint=interlaced`), file]
}

/** Bits of a trailer's picture: it is loaded by who only looks around. */
const mostTrailerBits = 900_000

/**
 * A few shots of the film after one another, in one file that begins to play before it is whole. ffmpeg goes straight to
 * each, so a long film takes no longer than a short one.
 */
export function trailerArgs(film: string, { frameRate, videoStream }: FilmFacts, rung: Rung, sound: Sound | undefined, shots: Shot[], file: string): string[] {
  const from = (name: string) => shots.flatMap(({ atSeconds, seconds }) => [...words(`-ss ${atSeconds} -t ${seconds}`), ...untrusted, '-i', name])
  const pictures = shots.map((_, shot) => `[${shot}:${videoStream}]yadif=deint=interlaced,fps=${frameRate},scale=${rung.width}:${rung.height},setsar=1[v${shot}]`)
  // A shot after the sound's end has none: the silence in its place begins its own count of time.
  const sounds = !sound ? [] : shots.map(({ seconds }, shot) =>
    `[${shots.length + shot}:${sound.stream}]aresample=48000,aformat=channel_layouts=stereo,apad,asetpts=N/SR/TB,atrim=0:${seconds},afade=d=0.1,afade=t=out:st=${seconds - 0.1}:d=0.1[a${shot}]`)
  const joined = shots.map((_, shot) => `[v${shot}]${sound ? `[a${shot}]` : ''}`).join('')
  const concat = `${joined}concat=n=${shots.length}:v=1:a=${sound ? 1 : 0}[v]${sound ? '[a]' : ''}`
  return [
    ...from(film),
    ...(sound ? from(sound.file) : []),
    ...words(`-map_metadata -1 -map_chapters -1 -filter_complex ${[...pictures, ...sounds, concat].join(';')} -map [v]`),
    ...words('-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p'),
    ...words(`-crf 26 -maxrate ${mostTrailerBits} -bufsize ${mostTrailerBits * 2}`),
    ...(sound ? words('-map [a] -c:a aac -b:a 96k -ac 2') : []),
    ...words('-movflags +faststart'),
    file,
  ]
}

function input(file: string): string[] {
  return [...untrusted, '-i', file, ...words('-map_metadata -1 -map_chapters -1 -sn -dn')]
}

function segments(name: string): string[] {
  return words(
    `-f dash -seg_duration ${segmentSeconds} -use_template 1 -use_timeline 0 -hls_playlist 1 ` +
      `-init_seg_name ${name}-init.mp4 -media_seg_name ${name}-$Number%05d$.m4s track.mpd`,
  )
}

/** Arguments without a space in any of them. */
function words(line: string): string[] {
  return line.split(' ')
}
