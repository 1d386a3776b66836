import { basename } from 'node:path'
import { z } from 'zod'
import type { Colour } from './colour.ts'
import { probeFile } from './ffmpeg.ts'
import { IngestError } from './ingest-error.ts'
import { languageOf, ownName } from './languages.ts'

/** The properties of a video file. */
export type FilmFacts = {
  /** The stated duration, which may be wrong; null if there is none. */
  seconds: number | null
  /** The displayed size: rotated upright, with square pixels. */
  width: number
  height: number
  frameRate: StatedFrameRate
  colour: Colour
  /** The index of the video stream. */
  videoStream: number
  audio: TrackInFile[]
  /** Subtitles as text. */
  subtitles: TrackInFile[]
  /** One line about each stream that is left out although it has a picture, sound or text. */
  leftOut: string[]
}

/** A null language is not stated. */
export type TrackInFile = { stream: number; language: string | null; label: string | null; isDescription: boolean }

/** Frames per second; the mean differs from the basic rate in a file of variable rate. */
export type StatedFrameRate = { mean: number; basic: number }

const number = z.union([z.number(), z.string()]).transform(Number)
const streamSchema = z.object({
  index: z.number(),
  codec_name: z.string().optional(),
  codec_type: z.string().optional(),
  width: z.number().default(0),
  height: z.number().default(0),
  sample_aspect_ratio: z.string().default('1:1'),
  pix_fmt: z.string().default(''),
  color_range: z.string().optional(),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  color_primaries: z.string().optional(),
  avg_frame_rate: z.string().default('0/0'),
  r_frame_rate: z.string().default('0/0'),
  disposition: z.record(z.string(), z.number()).default({}),
  tags: z.record(z.string(), z.string()).default({}),
  side_data_list: z.array(z.object({ rotation: number.optional(), dv_profile: number.optional() })).default([]),
})
const outputSchema = z.object({ streams: z.array(streamSchema).default([]), format: z.object({ duration: number.optional() }) })

type Stream = z.output<typeof streamSchema>

export function probeFilm(path: string): FilmFacts {
  return readFilmFacts(probeFile(path), basename(path))
}

/** The audio streams of a file that needs no video. */
export function probeSound(path: string): TrackInFile[] {
  const { streams } = outputSchema.parse(probeFile(path))
  const audio = streams.filter(isSound).map(trackIn)
  if (audio.length === 0) throw new IngestError(`${basename(path)} has no audio.`)
  return audio
}

/** Reads the JSON of ffprobe. */
export function readFilmFacts(output: unknown, name: string): FilmFacts {
  const { streams, format } = outputSchema.parse(output)
  const picture = streams.find(isMovingPicture)
  const sounds = streams.filter(isSound)
  if (!picture) throw new IngestError(sounds.length > 0 ? `${name} has audio but no video.` : `${name} has no video.`)
  const seconds = format.duration ?? null
  if (seconds !== null && seconds < 1) throw new IngestError(`${name} is shorter than a second.`)
  const subtitles = streams.filter(isText)
  const used = [picture, ...sounds, ...subtitles]
  return {
    seconds,
    ...sizeOf(picture, name),
    frameRate: { mean: rateOf(picture.avg_frame_rate), basic: rateOf(picture.r_frame_rate) },
    colour: colourOf(picture),
    videoStream: picture.index,
    audio: sounds.map(trackIn),
    subtitles: subtitles.map(trackIn),
    leftOut: streams.filter((stream) => !used.includes(stream)).flatMap(lineAbout),
  }
}

/** Cover art is a video stream too. */
function isMovingPicture({ codec_type, codec_name, disposition }: Stream): boolean {
  return codec_type === 'video' && isDecodable(codec_name) && !isStillPicture(disposition)
}

function isStillPicture(disposition: Record<string, number>): boolean {
  return ['attached_pic', 'timed_thumbnails', 'still_image'].some((kind) => disposition[kind] === 1)
}

function isSound({ codec_type, codec_name }: Stream): boolean {
  return codec_type === 'audio' && isDecodable(codec_name)
}

const textCodecs = ['subrip', 'srt', 'ass', 'ssa', 'webvtt', 'mov_text', 'text', 'microdvd', 'subviewer', 'subviewer1', 'sami', 'realtext', 'stl', 'jacosub', 'mpl2', 'pjs', 'vplayer']

function isText({ codec_type, codec_name = '' }: Stream): boolean {
  return codec_type === 'subtitle' && textCodecs.includes(codec_name)
}

function isDecodable(codec: string | undefined): boolean {
  return codec !== undefined && codec !== 'none' && codec !== 'unknown'
}

function trackIn({ index, disposition, tags }: Stream): TrackInFile {
  const code = tagOf(tags, 'language')
  const isDescription = disposition.visual_impaired === 1 || disposition.descriptions === 1
  return { stream: index, language: languageOf(code), label: tagOf(tags, 'title') ?? (isDescription || !code ? null : (ownName(code) ?? null)), isDescription }
}

/** Containers write the names of tags in either case. */
function tagOf(tags: Record<string, string>, name: string): string | undefined {
  const value = Object.entries(tags).find(([key]) => key.toLowerCase() === name)?.[1].trim()
  return value === '' ? undefined : value
}

/** Attachments and data have nothing for a viewer (MED-35). */
function lineAbout({ index, codec_type = '', codec_name = 'unknown', disposition }: Stream): string[] {
  if (codec_type === 'subtitle') return [`subtitle track ${index} (${codec_name}) is not text and is left out; add it as WebVTT with --subtitles or --subtitles-bn.`]
  if (codec_type === 'audio') return [`audio track ${index} (${codec_name}) cannot be decoded and is left out.`]
  if (codec_type !== 'video' || isStillPicture(disposition)) return []
  return [isDecodable(codec_name) ? `video track ${index} is left out; only the first one is packaged.` : `video track ${index} (${codec_name}) cannot be decoded and is left out.`]
}

function colourOf(stream: Stream): Colour {
  const { pix_fmt, color_range, color_space, color_primaries, color_transfer, side_data_list } = stream
  const dolbyVisionProfile = side_data_list.find(({ dv_profile }) => dv_profile !== undefined)?.dv_profile
  return { pixelFormat: pix_fmt, range: color_range, matrix: color_space, primaries: color_primaries, transfer: color_transfer, dolbyVisionProfile }
}

function sizeOf({ width, height, sample_aspect_ratio, side_data_list, tags }: Stream, name: string): { width: number; height: number } {
  if (width < 1 || height < 1) throw new IngestError(`${name} has no picture size.`)
  const [across = 1, down = 1] = sample_aspect_ratio.split(':').map(Number)
  const shape = across > 0 && down > 0 ? across / down : 1
  const seen = { width: Math.round(width * shape), height }
  const turn = side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? Number(tagOf(tags, 'rotate') ?? 0)
  return Math.abs(Math.round(turn)) % 180 === 90 ? { width: seen.height, height: seen.width } : seen
}

/** A fraction such as `30000/1001`; 0 if it is unknown. */
function rateOf(fraction: string): number {
  const [frames = 0, seconds = 1] = fraction.split('/').map(Number)
  return frames > 0 && seconds > 0 ? frames / seconds : 0
}
