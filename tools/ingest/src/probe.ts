import { basename } from 'node:path'
import { IngestError, ffmpegError } from './ingest-error.ts'
import { describeFile } from './ffmpeg.ts'
import { languageOf } from './languages.ts'

/** The properties of a video file. */
export type FilmFacts = {
  seconds: number
  /** The displayed size: rotated upright, with square pixels. */
  width: number
  height: number
  /** In ffmpeg's notation: `24` or `30000/1001`. */
  frameRate: string
  /** The index of the video stream. */
  videoStream: number
  audio: { stream: number; language: string | null; title: string | null }[]
}

export function probeFilm(path: string): FilmFacts {
  const output = describeFile(path)
  if (!output.includes('Input #0')) throw ffmpegError(output, path)
  return readFilmFacts(output, basename(path))
}

/** The audio streams of a file that needs no video. */
export function probeSound(path: string): FilmFacts['audio'] {
  const output = describeFile(path)
  if (!output.includes('Input #0')) throw ffmpegError(output, path)
  const audio = streamsIn(output).filter(isSound).map(soundFacts)
  if (audio.length === 0) throw new IngestError(`${basename(path)} has no audio.`)
  return audio
}

export function readFilmFacts(output: string, name: string): FilmFacts {
  const streams = streamsIn(output)
  const picture = streams.find(isMovingPicture)
  const sounds = streams.filter(isSound)
  if (!picture) throw new IngestError(sounds.length > 0 ? `${name} has audio but no video.` : `${name} has no video.`)
  const seconds = durationIn(output)
  if (seconds === null) throw new IngestError(`${name} has no duration; remux it into an mp4 or mkv file first.`)
  if (seconds < 1) throw new IngestError(`${name} is shorter than a second.`)
  return {
    seconds,
    ...sizeOf(picture, name),
    frameRate: frameRateOf(picture),
    videoStream: picture.index,
    audio: sounds.map(soundFacts),
  }
}

type Stream = { index: number; language: string | undefined; kind: string; line: string; details: string }

function streamsIn(output: string): Stream[] {
  const parts = output.split(/^ *Stream #0:/m).slice(1)
  return parts.flatMap((part) => {
    const found = /^(\d+)(?:\[0x[0-9a-f]+\])?(?:\((\w+)\))?: (\w+): (.*)\n?/.exec(part)
    if (!found) return []
    const [head, index, language, kind = '', line = ''] = found
    return [{ index: Number(index), language, kind, line, details: part.slice(head.length) }]
  })
}

/** Cover art is a video stream too. */
function isMovingPicture({ kind, line }: Stream): boolean {
  return kind === 'Video' && !/attached pic|timed thumbnails|still image/.test(line)
}

function isSound({ kind, line }: Stream): boolean {
  return kind === 'Audio' && !line.startsWith('none')
}

function soundFacts({ index, language, details }: Stream) {
  return { stream: index, language: languageOf(language), title: /^ *title *: (.+)$/m.exec(details)?.[1]?.trim() ?? null }
}

function durationIn(output: string): number | null {
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):(\d+\.\d+)/.exec(output) ?? []
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null
}

function sizeOf({ line, details }: Stream, name: string): { width: number; height: number } {
  const [, width, height] = /, (\d{2,5})x(\d{2,5})/.exec(line) ?? []
  if (!width || !height) throw new IngestError(`${name} has no picture size.`)
  const [, across = '1', down = '1'] = /SAR (\d+):(\d+)/.exec(line) ?? []
  const shape = Number(across) > 0 && Number(down) > 0 ? Number(across) / Number(down) : 1
  const seen = { width: Math.round(Number(width) * shape), height: Number(height) }
  const turn = Number(/rotation of (-?[\d.]+)/.exec(details)?.[1] ?? /^ *rotate *: (-?\d+)$/m.exec(details)?.[1] ?? 0)
  return Math.abs(Math.round(turn)) % 180 === 90 ? { width: seen.height, height: seen.width } : seen
}

const maxFrameRate = 60
const defaultFrameRate = 25

function frameRateOf({ line }: Stream): string {
  const output = Number(/ ([\d.]+) fps/.exec(line)?.[1] ?? / ([\d.]+) tbr/.exec(line)?.[1] ?? 0)
  if (!(output > 0)) return String(defaultFrameRate)
  if (output > maxFrameRate) return String(maxFrameRate)
  // 23.98, 29.97 and 59.94 are NTSC rates: a whole number divided by 1.001.
  const whole = Math.round(output)
  return whole - output > 0.01 && Math.abs(output - (whole * 1000) / 1001) < 0.01 ? `${whole * 1000}/1001` : String(output)
}
