import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { IngestError } from './ingest-error.ts'
import { runFfmpeg } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'
import type { Rung } from './bitrate-ladder.ts'
import type { FilmFacts } from './probe.ts'
import { pictureArgs, segmentSeconds, soundArgs, thumbnailArgs } from './recipe.ts'
import type { Sound } from './audio-tracks.ts'
import { takeStills } from './stills.ts'
import { isWhole, readTrack, secondsOf } from './track.ts'
import type { PictureTrack, SoundTrack, TrackFacts } from './track.ts'
import type { WorkPlan } from './work-plan.ts'

/** The work folder, the output folder, and options for ffmpeg. */
export type Bench = { work: string; folder: string; run: Pick<FfmpegRun, 'isLowPriority' | 'signal'>; plan: WorkPlan }

export type MadeTracks = { seconds: number; pictures: PictureTrack[]; sounds: SoundTrack[] }

/** Encodes all tracks of a video and skips parts that an earlier run finished. */
export async function makeTracks(bench: Bench, film: string, facts: FilmFacts, rungs: Rung[], sounds: Sound[]): Promise<MadeTracks> {
  const pictures: PictureTrack[] = []
  for (const rung of rungs) pictures.push(await makePicture(bench, film, facts, rung))
  const seconds = Math.min(...pictures.map(secondsOf))
  const soundTracks: SoundTrack[] = []
  for (const sound of sounds) soundTracks.push(await makeSound(bench, sound, seconds))
  await makeThumbnails(bench, film, facts, seconds)
  await part(bench, 'stills', (folder) => takeStills(film, { ...facts, seconds }, folder, bench.run))
  return { seconds: countableSeconds([...pictures, ...soundTracks], seconds), pictures, sounds: soundTracks }
}

async function makePicture(bench: Bench, film: string, facts: FilmFacts, rung: Rung): Promise<PictureTrack> {
  const name = `${rung.lines}p`
  const track = await makeTrack(bench, name, film, facts.seconds, pictureArgs(film, facts, rung, name))
  return { ...track, kind: 'picture', width: rung.width, height: rung.height, frameRate: facts.frameRate }
}

async function makeSound(bench: Bench, { name, language, label, isMain, isDescription, file, stream }: Sound, seconds: number): Promise<SoundTrack> {
  const track = await makeTrack(bench, name, file, seconds, soundArgs(file, stream, seconds, name))
  return { ...track, kind: 'sound', language, label, isMain, isDescription }
}

async function makeTrack(bench: Bench, name: string, film: string, seconds: number, args: string[]): Promise<TrackFacts> {
  const facts = join(bench.work, `${name}.json`)
  await part(bench, name, async (folder) => {
    const onSeconds = bench.plan.reporter(name, seconds)
    const complaints = await runFfmpeg({ ...bench.run, film, args, cwd: folder, onSeconds })
    const track = await trackIn(folder, name)
    refuseBroken(film, secondsOf(track), seconds, complaints)
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
  for (const file of await readdir(folder)) sizes.set(file, await wholeSize(join(folder, file)))
  return readTrack(name, manifest, playlist, (file) => sizes.get(file) ?? 0)
}

/** On a full disk, ffmpeg writes truncated segments without an error. */
async function wholeSize(file: string): Promise<number> {
  const bytes = await readFile(file)
  if (!isWhole(bytes)) throw new IngestError('The video could not be written completely: the disk is full.')
  return bytes.length
}

async function makeThumbnails(bench: Bench, film: string, facts: FilmFacts, seconds: number): Promise<void> {
  await part(bench, 'thumbnails', async (folder) => {
    const onSeconds = bench.plan.reporter('thumbnails', seconds)
    await runFfmpeg({ ...bench.run, film, args: thumbnailArgs(film, facts), cwd: folder, onSeconds })
  })
}

/** The number of decoding errors to tolerate, as a player would. */
const fewPlaces = 4

/** A video may be truncated or damaged in the middle; ffmpeg only warns. */
function refuseBroken(film: string, got: number, promised: number, complaints: string): void {
  if (complaints === '') return
  if (got < promised * 0.95 - 1) {
    throw new IngestError(`${basename(film)} is corrupt: ${Math.floor(got)} of its ${Math.floor(promised)} s can be read.`)
  }
  const places = complaints.match(/Invalid data found|error while decoding/gi)?.length ?? 0
  if (places > fewPlaces) throw new IngestError(`${basename(film)} is corrupt: it cannot be read in ${places} places.`)
}

/** Writes files into a temporary folder and moves them to the output folder when all are complete. */
async function part({ work, folder }: Bench, name: string, makeIn: (folder: string) => Promise<void>): Promise<void> {
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
  const fewest = Math.min(...tracks.map(({ segments }) => segments.length))
  return Number(Math.min(seconds, fewest * segmentSeconds).toFixed(3))
}
