import { untrusted } from './ffmpeg.ts'
import type { Rung } from './ladder.ts'
import type { FilmFacts } from './probe.ts'

/** Changes when the same film would come out differently: then it is packaged anew. */
export const recipeVersion = 1

/** Every track is cut at the same moments, so that a player may change between them at each. */
export const segmentSeconds = 2

/** One tile each two seconds, 25 on a sheet. */
export const thumbnails = { everySeconds: 2, across: 5, down: 5, width: 160 }

/** One size of the picture, straight into its segments. */
export function pictureArgs(film: string, { seconds, frameRate, videoStream }: FilmFacts, rung: Rung, name: string): string[] {
  const filters = `yadif=deint=interlaced,fps=${frameRate}:start_time=0,scale=${rung.width}:${rung.height},setsar=1`
  const { mostBitsPerSecond: most } = rung
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
