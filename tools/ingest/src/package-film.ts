import { mkdir, rename, statfs, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { assetFolder, missingTrailers, moveIntoPlace, publishStills, publishTrailers, readAsset } from './asset.ts'
import type { Asset, NamedTrack, PublishedAsset, Trailers } from './asset.ts'
import { IngestError, fileError } from './ingest-error.ts'
import { runFfmpeg } from './ffmpeg.ts'
import { ladderFor } from './bitrate-ladder.ts'
import type { Rendition } from './bitrate-ladder.ts'
import { loudnessWarnings } from './loudness.ts'
import { makeTracks } from './make-tracks.ts'
import { writeManifest } from './manifest.ts'
import { writePlaylists } from './playlists.ts'
import { probeFilm } from './probe.ts'
import type { FilmFacts } from './probe.ts'
import { recipeVersion, trailerArgs } from './recipe.ts'
import { audioTracksOf, subtitlesOf } from './audio-tracks.ts'
import type { AudioSource, LabelledText } from './audio-tracks.ts'
import { checkColour } from './colour.ts'
import { subtitlesInFilm } from './embedded-subtitles.ts'
import { measureFilm } from './measured-film.ts'
import type { MeasuredFilm, MeasuredSound } from './measured-film.ts'
import { checkFiles, hashSource, readSubtitles } from './source.ts'
import type { FilmSource, SourceHashes } from './source.ts'
import { withTimestampMap } from './timestamp-map.ts'
import { trailerShots } from './trailer-shots.ts'
import { workOn } from './work-folder-lock.ts'
import { workPlan } from './work-plan.ts'
import type { Progress } from './work-plan.ts'

export type PackageOptions = {
  /** The media folder. */
  media: string
  /** Runs at low priority. */
  isLowPriority?: boolean
  onProgress?: (progress: Progress) => void
  /** Called with one line about a problem that does not prevent playback. */
  onWarning?: (line: string) => void
  signal?: AbortSignal
}

/**
 * Packages a video under `assets` in the media folder. An interrupted run resumes at the step where it stopped, and a
 * packaged video is not packaged again.
 */
export async function packageFilm(source: FilmSource, options: PackageOptions): Promise<PublishedAsset> {
  const media = resolve(options.media)
  const inspected = await inspectFilm(source)
  const hashes = await hashSource(inspected.source)
  const job = { ...inspected, hashes, media }
  const asset = (await readAsset(assetFolder(media, hashes.assetId))) ?? (await packageSource(job, options))
  await publishStills(media, asset.assetId)
  return { ...asset, ...(await trailersFor(job, asset, options)) }
}

export type InspectedFilm = {
  source: FilmSource
  facts: FilmFacts
  sounds: AudioSource[]
  /** The given subtitles in the order of the source. */
  texts: LabelledText[]
}

/** Inspects all files before any work and rejects invalid ones. */
export async function inspectFilm(given: FilmSource): Promise<InspectedFilm> {
  const source = withFullPaths(given)
  await checkFiles(source)
  const facts = probeFilm(source.film)
  checkColour(basename(source.film), facts.colour, facts)
  const sounds = audioTracksOf(source, facts)
  const texts = await Promise.all(source.subtitles.map(async ({ file, language, label }) => ({ language, label, text: await readSubtitles(file) })))
  return { source, facts, sounds, texts }
}

type PackagingJob = InspectedFilm & { hashes: SourceHashes; media: string }

async function packageSource(job: PackagingJob, options: PackageOptions): Promise<Asset> {
  const { media, hashes, source, facts, sounds } = job
  const { onWarning = () => {} } = options
  const measured = await measureFilm(source.film, facts, sounds, options, onWarning)
  for (const line of facts.leftOut) onWarning(`${basename(source.film)}: ${line}`)
  try {
    return await workOn(join(media, 'unfinished', hashes.assetId), options.signal, async (work) => {
      const folder = join(work, 'asset')
      await mkdir(folder, { recursive: true })
      const asset = await packageInto(folder, work, { ...job, ...measured }, options)
      await moveIntoPlace(folder, assetFolder(media, hashes.assetId))
      return asset
    })
  } catch (error) {
    throw fileError(error, media)
  }
}

/** A video plays without its trailer: after an error, ingesting it again retries the trailer (MED-18). */
async function trailersFor(job: PackagingJob, asset: Asset, options: PackageOptions): Promise<Trailers> {
  try {
    await makeTrailers(job, asset, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const [reason = ''] = (error as Error).message.split('\n')
    options.onWarning?.(`${basename(job.source.film)} plays, but its trailer could not be made: ${reason} The next run tries again.`)
  }
  return publishTrailers(job.media, asset.assetId)
}

/** Joins shots of the packaged tracks. Runs after the video is complete. */
async function makeTrailers({ source, media }: PackagingJob, asset: Asset, options: PackageOptions): Promise<void> {
  const { assetId, runLengthSeconds, audio } = asset
  const folder = assetFolder(media, assetId)
  const missing = await missingTrailers(folder, asset)
  if (missing.length === 0) return
  const { isLowPriority, signal } = options
  const [sound] = audio
  try {
    await workOn(join(media, 'unfinished', `${assetId}-trailer`), signal, async (work) => {
      for (const rendition of missing) {
        const file = join(work, rendition.file)
        const args = trailerArgs(rendition, sound && `audio-${sound.language}`, trailerShots(runLengthSeconds), file)
        await runFfmpeg({ isLowPriority, signal, film: source.film, args, cwd: folder })
        await rename(file, join(folder, rendition.file))
      }
    })
  } catch (error) {
    throw fileError(error, media)
  }
}

type MeasuredJob = Omit<PackagingJob, 'sounds'> & { film: MeasuredFilm; sounds: MeasuredSound[] }

async function packageInto(folder: string, work: string, job: MeasuredJob, options: PackageOptions): Promise<Asset> {
  const { source, facts, film, sounds, texts, hashes } = job
  const { isLowPriority, signal, onProgress = () => {}, onWarning = () => {} } = options
  const renditions = ladderFor(facts.width, facts.height).filter(({ lines }) => source.onlyLines?.includes(lines) ?? true)
  await checkDiskSpace(work, renditions, job)
  const context = { work, folder, run: { isLowPriority, signal }, plan: workPlan(renditions, sounds, onProgress) }
  const subtitles = subtitlesOf([...texts, ...(await subtitlesInFilm(context, film, source, onWarning))])
  const tracks = { ...(await makeTracks(context, film, renditions, sounds)), subtitles }
  for (const line of loudnessWarnings(tracks.loudness)) onWarning(`${basename(source.film)}: ${line}`)
  for (const { name, text } of subtitles) await writeFile(join(folder, `${name}.vtt`), withTimestampMap(text))
  const lists = { 'manifest.mpd': writeManifest(tracks), ...writePlaylists(tracks) }
  for (const [name, text] of Object.entries(lists)) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'tracks.json'), JSON.stringify({ ...tracks, subtitles: subtitles.map(({ name, language, label }) => ({ name, language, label })) }))
  const asset: Asset = {
    ...hashes,
    runLengthSeconds: tracks.seconds,
    heights: renditions.map(({ lines }) => lines),
    audio: tracks.sounds.map(named),
    subtitles: subtitles.map(named),
    loudness: tracks.loudness,
    recipe: recipeVersion,
  }
  await writeFile(join(folder, 'asset.json'), JSON.stringify(asset, null, 2))
  onProgress({ making: 'asset', share: 1 })
  return asset
}

function named({ language, label, isDescription = false }: { language: string; label: string; isDescription?: boolean }): NamedTrack {
  return { language, label, ...(isDescription && { isDescription }) }
}

/** A full disk can waste hours of work, so this estimates the space from the bitrate ladder first. */
async function checkDiskSpace(folder: string, renditions: Rendition[], { source, film: { timeline }, sounds }: MeasuredJob): Promise<void> {
  const bitsPerSecond = renditions.reduce((sum, rendition) => sum + rendition.maxBitsPerSecond, 0) + sounds.length * 130_000
  const needed = (bitsPerSecond / 8) * timeline.seconds
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= needed) return
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
  const film = basename(source.film)
  throw new IngestError(`Not enough disk space for ${film}: up to ${megabytes(needed)} needed, ${megabytes(bavail * bsize)} free.`)
}

function withFullPaths(source: FilmSource): FilmSource {
  const full = <T extends { file: string }>(files: T[]) => files.map((each) => ({ ...each, file: resolve(each.file) }))
  return { ...source, film: resolve(source.film), audio: full(source.audio), subtitles: full(source.subtitles) }
}
