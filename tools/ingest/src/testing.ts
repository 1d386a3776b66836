import { execFileSync } from 'node:child_process'
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
