import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { IngestError } from './ingest-error.ts'
import { runFfmpeg } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'
import type { Rendition } from './bitrate-ladder.ts'
import type { FilmFacts } from './probe.ts'
import { pictureArgs, segmentSeconds, soundArgs, thumbnailArgs } from './recipe.ts'
import type { AudioSource } from './audio-tracks.ts'
import { takeStills } from './stills.ts'
import { isComplete, readTrack, secondsOf } from './track.ts'
import type { PictureTrack, SoundTrack, TrackFacts } from './track.ts'
import type { WorkPlan } from './work-plan.ts'

/** The work folder, the output folder, and options for ffmpeg. */
export type PackagingContext = { work: string; folder: string; run: Pick<FfmpegRun, 'isLowPriority' | 'signal'>; plan: WorkPlan }

export type EncodedTracks = { seconds: number; pictures: PictureTrack[]; sounds: SoundTrack[] }

/** Encodes all tracks of a video and skips parts that an earlier run finished. */
export async function makeTracks(context: PackagingContext, film: string, facts: FilmFacts, renditions: Rendition[], sounds: AudioSource[]): Promise<EncodedTracks> {
  const pictures: PictureTrack[] = []
  for (const rendition of renditions) pictures.push(await encodeVideo(context, film, facts, rendition))
  const seconds = Math.min(...pictures.map(secondsOf))
  const soundTracks: SoundTrack[] = []
  for (const sound of sounds) soundTracks.push(await encodeAudio(context, sound, seconds))
  await makeThumbnails(context, film, facts, seconds)
  await part(context, 'stills', (folder) => takeStills(film, { ...facts, seconds }, folder, context.run))
  return { seconds: countableSeconds([...pictures, ...soundTracks], seconds), pictures, sounds: soundTracks }
}

async function encodeVideo(context: PackagingContext, film: string, facts: FilmFacts, rendition: Rendition): Promise<PictureTrack> {
  const name = `${rendition.lines}p`
  const track = await encodeTrack(context, name, film, facts.seconds, pictureArgs(film, facts, rendition, name))
  return { ...track, kind: 'picture', width: rendition.width, height: rendition.height, frameRate: facts.frameRate }
}

async function encodeAudio(context: PackagingContext, { name, language, label, isMain, isDescription, file, stream }: AudioSource, seconds: number): Promise<SoundTrack> {
  const track = await encodeTrack(context, name, file, seconds, soundArgs(file, stream, seconds, name))
  return { ...track, kind: 'sound', language, label, isMain, isDescription }
}

async function encodeTrack(context: PackagingContext, name: string, film: string, seconds: number, args: string[]): Promise<TrackFacts> {
  const facts = join(context.work, `${name}.json`)
  await part(context, name, async (folder) => {
    const onSeconds = context.plan.reporter(name, seconds)
    const errors = await runFfmpeg({ ...context.run, film, args, cwd: folder, onSeconds })
    const track = await trackIn(folder, name)
    checkComplete(film, secondsOf(track), seconds, errors)
    await writeFile(facts, JSON.stringify(track))
  })
  return JSON.parse(await readFile(facts, 'utf8')) as TrackFacts
}

/** Reads ffmpeg's manifest and playlist of the track, then deletes them. */
async function trackIn(folder: string, name: string): Promise<TrackFacts> {
  const text = (file: string) => readFile(join(folder, file), 'utf8')
  const [manifest, playlist] = [await text('track.mpd'), await text('media_0.m3u8')]
  for (const file of ['track.mpd', 'master.m3u8', 'media_0.m3u8']) await rm(join(folder, file), { force: true })
  const sizes = new Map<string, number>()
  for (const file of await readdir(folder)) sizes.set(file, await completeSize(join(folder, file)))
  return readTrack(name, manifest, playlist, (file) => sizes.get(file) ?? 0)
}

/** On a full disk, ffmpeg writes truncated segments without an error. */
async function completeSize(file: string): Promise<number> {
  const bytes = await readFile(file)
  if (!isComplete(bytes)) throw new IngestError('The video could not be written completely: the disk is full.')
  return bytes.length
}

async function makeThumbnails(context: PackagingContext, film: string, facts: FilmFacts, seconds: number): Promise<void> {
  await part(context, 'thumbnails', async (folder) => {
    const onSeconds = context.plan.reporter('thumbnails', seconds)
    await runFfmpeg({ ...context.run, film, args: thumbnailArgs(film, facts), cwd: folder, onSeconds })
  })
}

/** The number of decoding errors to tolerate, as a player would. */
const maxDecodingErrors = 4

/** A video may be truncated or damaged in the middle; ffmpeg only warns. */
function checkComplete(film: string, got: number, promised: number, errors: string): void {
  if (errors === '') return
  if (got < promised * 0.95 - 1) {
    throw new IngestError(`${basename(film)} is corrupt: ${Math.floor(got)} of its ${Math.floor(promised)} s can be read.`)
  }
  const places = errors.match(/Invalid data found|error while decoding/gi)?.length ?? 0
  if (places > maxDecodingErrors) throw new IngestError(`${basename(film)} is corrupt: it cannot be read in ${places} places.`)
}

/** Writes files into a temporary folder and moves them to the output folder when all are complete. */
async function part({ work, folder }: PackagingContext, name: string, makeIn: (folder: string) => Promise<void>): Promise<void> {
  const done = join(work, `${name}.done`)
  if (await stat(done).catch(() => null)) return
  const own = join(work, name)
  await rm(own, { recursive: true, force: true })
  await mkdir(own)
  await makeIn(own)
  for (const file of await readdir(own)) await rename(join(own, file), join(folder, file))
  await rm(own, { recursive: true })
  await writeFile(done, '')
}

/** Players derive the number of segments from the duration, so every track must have as many. */
function countableSeconds(tracks: TrackFacts[], seconds: number): number {
  const minSegments = Math.min(...tracks.map(({ segments }) => segments.length))
  return Number(Math.min(seconds, minSegments * segmentSeconds).toFixed(3))
}
