import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { IngestError } from './ingest-error.ts'
import { runFfmpeg } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'
import type { Rendition } from './bitrate-ladder.ts'
import { framesPerSecond } from './frame-rate.ts'
import { measurePackaged } from './loudness.ts'
import type { TrackLoudness } from './loudness.ts'
import { segmentList } from './playlists.ts'
import { pictureArgs, soundArgs, thumbnailArgs, thumbnailSize } from './recipe.ts'
import type { MeasuredFilm, MeasuredSound } from './measured-film.ts'
import { takeStills } from './stills.ts'
import { segmentSeconds } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import { isComplete, readTrack, secondsOf } from './track.ts'
import type { PictureTrack, SoundTrack, TrackFacts } from './track.ts'
import type { WorkPlan } from './work-plan.ts'

/** The work folder, the output folder, and options for ffmpeg. */
export type PackagingContext = { work: string; folder: string; run: Pick<FfmpegRun, 'isLowPriority' | 'signal'>; plan: WorkPlan }

type ThumbnailSize = ReturnType<typeof thumbnailSize>

export type EncodedTracks = { seconds: number; pictures: PictureTrack[]; sounds: SoundTrack[]; thumbnail: ThumbnailSize; loudness: TrackLoudness[] }

/** Encodes all tracks of a video and skips parts that an earlier run finished. */
export async function makeTracks(context: PackagingContext, film: MeasuredFilm, renditions: Rendition[], sounds: MeasuredSound[]): Promise<EncodedTracks> {
  const pictures: PictureTrack[] = []
  for (const rendition of renditions) pictures.push(await encodeVideo(context, film, rendition))
  const soundTracks: SoundTrack[] = []
  const loudness: TrackLoudness[] = []
  for (const sound of sounds) {
    const track = await encodeAudio(context, sound, film.timeline)
    soundTracks.push(track)
    loudness.push(await loudnessOf(context, track, sound))
  }
  const [smallest, largest] = [pictures[0], pictures.at(-1)]
  if (!smallest || !largest) throw new IngestError(`${basename(film.file)} has no rendition.`)
  const thumbnail = thumbnailSize(largest)
  await makeThumbnails(context, film, smallest, thumbnail)
  await part(context, 'stills', (folder) => takeStills(context.folder, largest, folder, context.run))
  return { seconds: Number(Math.max(...pictures.map(secondsOf)).toFixed(3)), pictures, sounds: soundTracks, thumbnail, loudness }
}

async function encodeVideo(context: PackagingContext, film: MeasuredFilm, rendition: Rendition): Promise<PictureTrack> {
  const name = `${rendition.lines}p`
  const { facts, timeline, picture } = film
  const track = await encodeTrack(context, name, film.file, timeline, pictureArgs(film.file, facts, picture, timeline, rendition, name))
  checkSegments(film.file, track, timeline)
  return { ...track, kind: 'picture', width: rendition.width, height: rendition.height, frameRate: timeline.frameRate }
}

async function encodeAudio(context: PackagingContext, sound: MeasuredSound, timeline: Timeline): Promise<SoundTrack> {
  const { name, language, label, isMain, isDescription, file } = sound
  const track = await encodeTrack(context, name, file, timeline, soundArgs(sound, timeline))
  return { ...track, kind: 'sound', language, label, isMain, isDescription }
}

/** Measured after the encoding. */
async function loudnessOf(context: PackagingContext, track: SoundTrack, { gainDb }: MeasuredSound): Promise<TrackLoudness> {
  const facts = join(context.work, `${track.name}-loudness.json`)
  await part(context, `${track.name}-loudness`, async () => {
    const measured = await measurePackaged(context.folder, await writeSegmentList(context.folder, track), context.run)
    await writeFile(facts, JSON.stringify({ integratedLufs: measured?.integratedLufs ?? null, truePeakDbtp: measured?.truePeakDbtp ?? null }))
  })
  const measured = JSON.parse(await readFile(facts, 'utf8')) as Pick<TrackLoudness, 'integratedLufs' | 'truePeakDbtp'>
  return { track: track.name, gainDb: Number(gainDb.toFixed(2)), ...measured }
}

/** Returns the name of the playlist, which the package replaces by an equal one. */
async function writeSegmentList(folder: string, track: TrackFacts): Promise<string> {
  const playlist = `${track.name}.m3u8`
  await writeFile(join(folder, playlist), segmentList(track))
  return playlist
}

async function encodeTrack(context: PackagingContext, name: string, film: string, timeline: Timeline, args: string[]): Promise<TrackFacts> {
  const facts = join(context.work, `${name}.json`)
  await part(context, name, async (folder) => {
    const onSeconds = context.plan.reporter(name, timeline.seconds)
    const errors = await runFfmpeg({ ...context.run, film, args, cwd: folder, onSeconds })
    const track = await trackIn(folder, name)
    checkComplete(film, track, timeline, errors)
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

/** From the smallest rendition, which is decoded quickly. */
async function makeThumbnails(context: PackagingContext, { file, timeline }: MeasuredFilm, smallest: PictureTrack, size: ThumbnailSize): Promise<void> {
  await part(context, 'thumbnails', async (folder) => {
    const playlist = await writeSegmentList(context.folder, smallest)
    const onSeconds = context.plan.reporter('thumbnails', timeline.seconds)
    await runFfmpeg({ ...context.run, film: file, args: thumbnailArgs(playlist, size, folder), cwd: context.folder, onSeconds })
  })
}

/** The number of decoding errors to tolerate, as a player would. */
const maxDecodingErrors = 4

/** Compares what was made with what was there (MED-32). A damaged video may lose its end; ffmpeg only warns. */
function checkComplete(film: string, track: TrackFacts, { seconds, frameRate, segments }: Timeline, errors: string): void {
  const got = secondsOf(track)
  if (got < seconds - 1 / framesPerSecond(frameRate) - 0.1 || track.segments.length !== segments) {
    throw new IngestError(`${basename(film)} is corrupt: ${Math.floor(got)} of its ${Math.floor(seconds)} s can be read.`)
  }
  const places = errors.match(/Invalid data found|error while decoding/gi)?.length ?? 0
  if (places > maxDecodingErrors) throw new IngestError(`${basename(film)} is corrupt: it cannot be read in ${places} places.`)
}

/** Players compute the number and times of segments from their stated length (MED-5). */
function checkSegments(film: string, { segments }: TrackFacts, { frameRate }: Timeline): void {
  const tolerance = 1 / framesPerSecond(frameRate) + 0.001
  const wrong = segments.slice(0, -1).find(({ seconds }) => Math.abs(seconds - segmentSeconds) > tolerance)
  if (wrong) throw new IngestError(`${basename(film)} could not be cut into segments of ${segmentSeconds} s: one has ${wrong.seconds} s.`)
}

/** Writes files into a temporary folder and moves them to the output folder when all are complete. */
export async function part({ work, folder }: Pick<PackagingContext, 'work' | 'folder'>, name: string, makeIn: (folder: string) => Promise<void>): Promise<void> {
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
