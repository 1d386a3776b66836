import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { IngestError, ffmpegError } from './ingest-error.ts'

/** Self-contained formats only: a playlist could make ffmpeg open other files. */
const containers =
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpeg,mpegts,mpegvideo,m4v,flv,asf,ogg,mxf,nut,h264,hevc,ivf,dv,rm,wav,w64,aiff,mp3,aac,flac'

/** Options before `-i` for every untrusted file. */
export const untrusted = ['-format_whitelist', containers, '-protocol_whitelist', 'file']

/** Without progress for this long ffmpeg counts as stuck. */
const stallSeconds = 120

export type FfmpegRun = {
  args: string[]
  /** The file name for error messages. */
  film: string
  /** The base of relative output paths. */
  cwd?: string
  /** Runs at low priority. */
  isLowPriority?: boolean
  /** Called with the seconds that are processed. */
  onSeconds?: (seconds: number) => void
  signal?: AbortSignal
}

/** Resolves to the warnings of a successful run. */
export function runFfmpeg({ args, film, cwd, isLowPriority = false, onSeconds, signal }: FfmpegRun): Promise<string> {
  signal?.throwIfAborted()
  const all = ['-hide_banner', '-nostdin', '-v', 'error', '-y', '-progress', 'pipe:1', ...args]
  const [program, programArgs] = isLowPriority ? ['nice', ['-n', '10', ffmpeg(), ...all]] as const : [ffmpeg(), all] as const
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArgs, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let output = ''
    let isStuck = false
    const kill = () => child.kill('SIGKILL')
    const stall = setTimeout(() => {
      isStuck = true
      kill()
    }, stallSeconds * 1000)
    signal?.addEventListener('abort', kill)
    child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-20_000)))
    child.stdout.on('data', (chunk: Buffer) => {
      const seconds = secondsDone(String(chunk))
      if (seconds === null) return
      stall.refresh()
      onSeconds?.(seconds)
    })
    const settle = (end: () => void) => {
      clearTimeout(stall)
      signal?.removeEventListener('abort', kill)
      end()
    }
    child.once('error', (error) => settle(() => reject(error)))
    child.once('close', (code) =>
      settle(() => {
        if (signal?.aborted) reject(signal.reason)
        else if (isStuck) reject(new IngestError(`${film} could not be read: ffmpeg made no progress for ${stallSeconds} s.`))
        else if (code !== 0) reject(ffmpegError(output, film))
        else resolve(output)
      }),
    )
  })
}

/** What ffmpeg says about a file without working on it. */
export function describeFile(path: string): string {
  const { stderr, error } = spawnSync(ffmpeg(), ['-hide_banner', '-nostdin', ...untrusted, '-i', path], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  if (error) throw new IngestError(`${path} could not be read: ${error.message}`)
  return stderr
}

let found: string | undefined

/** The ffmpeg of FFMPEG, else of the system if it can encode H.264, else of the npm package. */
export function ffmpeg(): string {
  return (found ??= process.env.FFMPEG ? named(process.env.FFMPEG) : canEncode('ffmpeg') ? 'ffmpeg' : packaged())
}

function named(path: string): string {
  if (canEncode(path)) return path
  throw new IngestError(`FFMPEG is ${path}, which does not run or cannot encode H.264.`)
}

function packaged(): string {
  try {
    return (createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }).path
  } catch {
    throw new IngestError('ffmpeg not found. Install it or set FFMPEG to its path.')
  }
}

function canEncode(program: string): boolean {
  const { stdout } = spawnSync(program, ['-hide_banner', '-encoders'], { encoding: 'utf8', timeout: 30_000 })
  return stdout?.includes('libx264') ?? false
}

function secondsDone(progress: string): number | null {
  const [, hours, minutes, seconds] = /[^]*out_time=(\d+):(\d+):(\d+\.\d+)/.exec(progress) ?? []
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null
}
