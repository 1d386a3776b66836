import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  /** The base of relative paths. */
  cwd?: string
  /** By default only errors are returned. */
  logLevel?: 'error' | 'info'
  /** Runs at low priority. */
  isLowPriority?: boolean
  /** Called with the seconds that are processed. */
  onSeconds?: (seconds: number) => void
  signal?: AbortSignal
}

/** Resolves to the log of a successful run. */
export function runFfmpeg({ args, film, cwd, logLevel = 'error', isLowPriority = false, onSeconds, signal }: FfmpegRun): Promise<string> {
  signal?.throwIfAborted()
  const command = [...(isLowPriority ? ['nice', '-n', '10'] : []), ...ffmpeg(), '-hide_banner', '-nostdin', '-nostats', '-v', logLevel, '-y', '-progress', 'pipe:1', ...args]
  const [program = '', ...programArgs] = command
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

/** The output of ffprobe about an untrusted file. */
export function probeFile(path: string): unknown {
  const [program = '', ...args] = commands().ffprobe
  const all = [...args, '-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', ...untrusted, path]
  const { stdout, stderr, error, status } = spawnSync(program, all, { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL', maxBuffer: 64_000_000 })
  if (error) throw new IngestError(`${path} could not be read: ${error.message}`)
  if (status !== 0) throw ffmpegError(stderr, path)
  return JSON.parse(stdout)
}

type Commands = { ffmpeg: string[]; ffprobe: string[] }

let found: Commands | undefined

/** ffmpeg with its first arguments. */
export function ffmpeg(): string[] {
  return commands().ffmpeg
}

export function hasFilters(names: string[]): boolean {
  const [program = '', ...args] = ffmpeg()
  const { stdout } = spawnSync(program, [...args, '-hide_banner', '-filters'], { encoding: 'utf8', timeout: 30_000 })
  return names.every((name) => new RegExp(`^ *\\S+ +${name} `, 'm').test(stdout ?? ''))
}

/** FFMPEG and the ffprobe beside it, else those of the system, else the WebAssembly ones of the npm package. */
function commands(): Commands {
  return (found ??= process.env.FFMPEG ? named(process.env.FFMPEG) : (pair('ffmpeg', 'ffprobe') ?? packaged))
}

function named(path: string): Commands {
  const beside = path.includes('/') ? join(dirname(path), basename(path).replace('ffmpeg', 'ffprobe')) : path.replace('ffmpeg', 'ffprobe')
  const both = pair(path, path.includes('/') && !existsSync(beside) ? 'ffprobe' : beside)
  if (both) return both
  throw new IngestError(`FFMPEG is ${path}, which must be ffmpeg 4.4 or newer with H.264 and have ffprobe beside it.`)
}

function pair(program: string, prober: string): Commands | null {
  return canEncode(program) && isRecent(program) && isRecent(prober) ? { ffmpeg: [program], ffprobe: [prober] } : null
}

const wasm = [process.execPath, '--disable-warning=ExperimentalWarning', fileURLToPath(new URL('./ffmpeg-wasm.ts', import.meta.url))]
const packaged: Commands = { ffmpeg: [...wasm, 'ffmpeg'], ffprobe: [...wasm, 'ffprobe'] }

function canEncode(program: string): boolean {
  const { stdout } = spawnSync(program, ['-hide_banner', '-encoders'], { encoding: 'utf8', timeout: 30_000 })
  return stdout?.includes('libx264') ?? false
}

/** ffmpeg 4.4 has libavcodec 58.134. Builds from Git have no version number of their own. */
function isRecent(program: string): boolean {
  const { stdout } = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 30_000 })
  const [, major = '0', minor = '0'] = /libavcodec +(\d+)\. *(\d+)/.exec(stdout ?? '') ?? []
  return Number(major) > 58 || (Number(major) === 58 && Number(minor) >= 134)
}

function secondsDone(progress: string): number | null {
  const [, hours, minutes, seconds] = /[^]*out_time=(\d+):(\d+):(\d+\.\d+)/.exec(progress) ?? []
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null
}
