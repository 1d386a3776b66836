import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

/** The one named by `FFMPEG`, else the one on the path, else the one that npm brought. */
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
