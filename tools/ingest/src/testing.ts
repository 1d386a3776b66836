import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockOwner } from '@ott/database'
import { ffmpeg, probeFile } from './ffmpeg.ts'

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ingest-'))
}

/** A three-second test pattern with a tone, 640x360. */
export function makeClip(folder: string, name = 'clip.mp4', extra: string[] = []): string {
  const file = join(folder, name)
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25', '-f', 'lavfi', '-i', 'sine=frequency=440']
  run([...inputs, '-t', '3', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', ...extra, file])
  return file
}

export function makeTone(folder: string): string {
  const file = join(folder, 'tone.wav')
  run(['-f', 'lavfi', '-i', 'sine=frequency=330', '-t', '2', file])
  return file
}

/** Simulates another process that makes this trailer, until the folder is removed. */
export function holdTrailer(media: string, { assetId }: { assetId: string }): string {
  const held = join(media, 'unfinished', `${assetId}-trailer`)
  mkdirSync(held, { recursive: true })
  writeFileSync(join(held, 'owner'), lockOwner())
  return held
}

/** Decodes a whole packaged track and returns the progress output of ffmpeg. */
export function playTrack(file: string): string {
  return run(['-xerror', '-i', file, '-progress', 'pipe:1', '-f', 'null', '-'])
}

/** Runs ffmpeg and returns its standard output. */
export function run(args: string[]): string {
  const [program = '', ...first] = ffmpeg()
  return execFileSync(program, [...first, '-nostdin', '-v', 'error', '-y', ...args], { encoding: 'utf8' })
}

/** The streams of a file as `video h264 640x360`, `audio aac`. */
export function streamsOf(file: string): string[] {
  const { streams } = probeFile(file) as { streams: { codec_type: string; codec_name: string; width?: number; height?: number }[] }
  return streams.map(({ codec_type, codec_name, width, height }) => `${codec_type} ${codec_name}${width ? ` ${width}x${height}` : ''}`)
}

/** A package in the repository. */
export const packagedFilm = join(import.meta.dirname, '../../films/packaged/dawn')

/** Measures a file or playlist by EBU R 128, or a part of it by a filter. */
export function ebur128(file: string, part = 'anull'): { integratedLufs: number; truePeakDbtp: number } {
  const [program = '', ...first] = ffmpeg()
  const args = [...first, '-hide_banner', '-nostdin', '-nostats', '-i', file, '-vn', '-af', `${part},ebur128=peak=true:framelog=verbose`, '-f', 'null', '-']
  const { stderr } = spawnSync(program, args, { encoding: 'utf8' })
  const [, lufs, peak] = /I: +(\S+) LUFS[^]*Peak: +(\S+) dBFS/.exec(stderr.slice(stderr.lastIndexOf('Summary:'))) ?? []
  return { integratedLufs: Number(lufs), truePeakDbtp: Number(peak) }
}

/** A demo video with music; its library uses this one. */
export function demoMusic(id: string): string {
  return join(import.meta.dirname, `../../films/mezzanines/${id}.mp4`)
}
