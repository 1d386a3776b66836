import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Marker } from '@ott/catalogue'
import { ffmpeg, runFfmpeg, untrusted } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'
import { IngestError } from './ingest-error.ts'
import { probeFilm } from './probe.ts'
import { sharedStretch } from './shared-stretch.ts'
import { minSharedSeconds, searchedParts, suggestMarkers } from './suggest-markers.ts'
import type { Stretch } from './suggest-markers.ts'

export type Suggestion = { file: string; runLengthSeconds: number; markers: Marker[] }

type Run = Pick<FfmpegRun, 'isLowPriority' | 'signal'>

/** An episode is compared with this many that follow it, since some may lack what the season shares. */
const maxCompared = 4

/** An episode with the fingerprints of its searched parts. */
type Episode = { file: string; runLengthSeconds: number; opening: Fingerprint; ending: Fingerprint }
type Fingerprint = { startSeconds: number; points: Uint32Array }

/**
 * Suggests intro and credits of the episodes of one season, by sound that they share and by black pictures. The result is in
 * the order of the files; an operator decides (MED-46).
 */
export async function detectMarkers(files: string[], run: Run): Promise<Suggestion[]> {
  if (files.length < 3) throw new IngestError('A suggestion needs at least three episodes of a season.')
  if (!hasChromaprint()) throw new IngestError('This ffmpeg cannot compare sound: it was built without Chromaprint.')
  const episodes: Episode[] = []
  for (const file of files) episodes.push(await readEpisode(file, run))
  const shared = sharedStretches(episodes)
  const suggestions: Suggestion[] = []
  for (const [at, episode] of episodes.entries()) {
    const quiet = await quietIn(episode, run)
    const markers = suggestMarkers({
      runLengthSeconds: episode.runLengthSeconds,
      opening: shared[at]?.opening ?? [],
      ending: shared[at]?.ending ?? [],
      ...quiet,
    })
    suggestions.push({ file: episode.file, runLengthSeconds: episode.runLengthSeconds, markers })
  }
  return suggestions
}

/** The system's ffmpeg may have the muxer; the WebAssembly build does not. */
export function hasChromaprint(): boolean {
  const [program = '', ...args] = ffmpeg()
  const { stdout } = spawnSync(program, [...args, '-hide_banner', '-muxers'], { encoding: 'utf8', timeout: 30_000 })
  return /^ *E +chromaprint /m.test(stdout ?? '')
}

async function readEpisode(file: string, run: Run): Promise<Episode> {
  const { seconds, audio } = probeFilm(file)
  const [sound] = audio
  if (seconds === null) throw new IngestError(`${basename(file)} has no duration; remux it into an mp4 or mkv file first.`)
  if (!sound) throw new IngestError(`${basename(file)} has no audio.`)
  const { opening, ending } = searchedParts(seconds)
  return { file, runLengthSeconds: seconds, opening: await fingerprint(file, sound.stream, opening, run), ending: await fingerprint(file, sound.stream, ending, run) }
}

async function fingerprint(file: string, stream: number, part: Stretch, run: Run): Promise<Fingerprint> {
  const folder = await mkdtemp(join(tmpdir(), 'ingest-'))
  try {
    const output = join(folder, 'points')
    await runFfmpeg({ ...run, film: basename(file), args: [...partOf(file, part), '-map', `0:${stream}`, '-f', 'chromaprint', '-fp_format', 'raw', output] })
    const bytes = await readFile(output)
    const points = Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4))
    return { startSeconds: part.startSeconds, points }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The stretches that an episode shares with others, of its opening and of its ending. */
type Shared = { opening: Stretch[]; ending: Stretch[] }

/** Compares each episode with those that follow it, the last ones with the first, and each pair once. */
function sharedStretches(episodes: Episode[]): Shared[] {
  const shared: Shared[] = episodes.map(() => ({ opening: [], ending: [] }))
  const compared = new Set<string>()
  for (const [at, first] of episodes.entries()) {
    for (let step = 1; step <= Math.min(maxCompared, episodes.length - 1); step += 1) {
      const other = (at + step) % episodes.length
      const pair = [Math.min(at, other), Math.max(at, other)].join()
      const second = episodes[other]
      if (!second || compared.has(pair)) continue
      compared.add(pair)
      for (const part of ['opening', 'ending'] as const) {
        const found = sharedStretch(first[part].points, second[part].points, minSharedSeconds)
        if (!found) continue
        shared[at]?.[part].push(stretchFrom(first[part].startSeconds + found.inFirst, found.seconds))
        shared[other]?.[part].push(stretchFrom(second[part].startSeconds + found.inSecond, found.seconds))
      }
    }
  }
  return shared
}

const stretchFrom = (startSeconds: number, seconds: number): Stretch => ({ startSeconds, endSeconds: startSeconds + seconds })

/** Black pictures and silences in the searched parts. */
async function quietIn({ file, runLengthSeconds }: Episode, run: Run): Promise<{ blacks: Stretch[]; silences: Stretch[] }> {
  const { opening, ending } = searchedParts(runLengthSeconds)
  const found: { blacks: Stretch[]; silences: Stretch[] } = { blacks: [], silences: [] }
  for (const part of [opening, ending]) {
    const filters = ['-vf', 'blackdetect=d=0.5:pix_th=0.10', '-af', 'silencedetect=n=-50dB:d=0.3']
    const log = await runFfmpeg({ ...run, film: basename(file), logLevel: 'info', args: [...partOf(file, part), ...filters, '-f', 'null', '-'] })
    found.blacks.push(...stretchesIn(log, /black_start:([\d.]+) black_end:([\d.]+)/g, part.startSeconds))
    found.silences.push(...stretchesIn(log, /silence_start: (-?[\d.]+)[^]*?silence_end: ([\d.]+)/g, part.startSeconds))
  }
  return found
}

/** Reads the log of ffmpeg's filters, which count from the start of the part. */
export function stretchesIn(log: string, pattern: RegExp, offsetSeconds: number): Stretch[] {
  return Array.from(log.matchAll(pattern), ([, start, end]) => ({ startSeconds: offsetSeconds + Number(start), endSeconds: offsetSeconds + Number(end) }))
}

function partOf(file: string, { startSeconds, endSeconds }: Stretch): string[] {
  return [...untrusted, '-ss', startSeconds.toFixed(3), '-t', (endSeconds - startSeconds).toFixed(3), '-i', file]
}
