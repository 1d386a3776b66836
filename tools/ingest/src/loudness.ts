import { basename } from 'node:path'
import { runFfmpeg, untrusted } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'

/** By EBU R 128 and ITU-R BS.1770. Silence has no loudness. */
export type Loudness = { integratedLufs: number; truePeakDbtp: number }

/** The loudness of a packaged audio track as measured, and the gain that it got. */
export type TrackLoudness = { track: string; gainDb: number; integratedLufs: number | null; truePeakDbtp: number | null }

export const targetLufs = -23
export const maxTruePeakDbtp = -1

/** A lossy encoder raises peaks by less than this. */
const encoderHeadroomDb = 1
/** Below this, one track with a click would silence all others. */
const minLufs = targetLufs - 8
/** A measured track may differ by this much from its level. */
const toleranceLu = 0.5

/**
 * The gain of each track of a video in dB (MED-43). All get one level: the target, or the highest at which no track exceeds the
 * true peak. A gain is linear: it never changes the dynamics.
 */
export function gainsFor(tracks: (Loudness | null)[]): number[] {
  const level = levelFor(tracks)
  return tracks.map((track) => (track === null ? 0 : Math.min(level - track.integratedLufs, headroomOf(track))))
}

function levelFor(tracks: (Loudness | null)[]): number {
  const reachable = tracks.filter((track) => track !== null).map((track) => track.integratedLufs + headroomOf(track))
  return Math.max(minLufs, Math.min(targetLufs, ...reachable))
}

function headroomOf({ truePeakDbtp }: Loudness): number {
  return maxTruePeakDbtp - encoderHeadroomDb - truePeakDbtp
}

/** A line about each track that misses the level of its video or the true peak. */
export function loudnessWarnings(tracks: TrackLoudness[]): string[] {
  const level = Math.max(...tracks.map(({ integratedLufs }) => integratedLufs ?? -Infinity))
  return tracks.flatMap(({ track, integratedLufs, truePeakDbtp }) => {
    if (integratedLufs === null || truePeakDbtp === null) return [`${track} is silent.`]
    if (truePeakDbtp > maxTruePeakDbtp) return [`${track} has a true peak of ${truePeakDbtp} dBTP.`]
    if (level - integratedLufs > 1) return [`${track} is ${(level - integratedLufs).toFixed(1)} LU quieter than the others: its peaks leave no room.`]
    if (targetLufs - integratedLufs > toleranceLu) return [`${track} has ${integratedLufs} LUFS instead of ${targetLufs}: its peaks leave no room.`]
    return []
  })
}

/** The form in which audio is measured and encoded. Without a fixed format, a downmix has different levels. */
export const stereo = 'aresample=48000:async=1:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=stereo'

/** Measures one audio stream of an untrusted file as it will be encoded; null for silence. */
export function measureLoudness(file: string, stream: number, run: Pick<FfmpegRun, 'isLowPriority' | 'signal' | 'onSeconds'>): Promise<Loudness | null> {
  return measure({ ...run, film: basename(file) }, [...untrusted, '-i', file, '-map', `0:${stream}`])
}

/** Measures a packaged track by its playlist. */
export function measurePackaged(folder: string, playlist: string, run: Pick<FfmpegRun, 'isLowPriority' | 'signal' | 'onSeconds'>): Promise<Loudness | null> {
  return measure({ ...run, film: playlist, cwd: folder }, ['-i', playlist])
}

async function measure(run: Omit<FfmpegRun, 'args' | 'logLevel'>, input: string[]): Promise<Loudness | null> {
  const filters = `${stereo},ebur128=peak=true:framelog=verbose`
  return readLoudness(await runFfmpeg({ ...run, logLevel: 'info', args: [...input, '-vn', '-sn', '-af', filters, '-f', 'null', '-'] }))
}

/** Reads the summary of ffmpeg's ebur128 filter; null below its absolute threshold. */
export function readLoudness(output: string): Loudness | null {
  const summary = output.slice(output.lastIndexOf('Summary:'))
  const [integratedLufs, truePeakDbtp] = [/\bI: +(\S+) LUFS/, /\bPeak: +(\S+) dBFS/].map((pattern) => Number(pattern.exec(summary)?.[1]))
  if (integratedLufs === undefined || truePeakDbtp === undefined || Number.isNaN(integratedLufs)) throw new Error('ffmpeg did not measure the loudness')
  return integratedLufs <= -70 ? null : { integratedLufs, truePeakDbtp }
}
