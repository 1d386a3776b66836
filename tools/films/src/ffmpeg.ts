import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

/** The path in `FFMPEG`, else ffmpeg on PATH, else the one of the npm package. */
export function findFfmpeg() {
  const named = process.env['FFMPEG']
  if (named) return named
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return 'ffmpeg'
  } catch {
    const { path } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }
    return path
  }
}
