import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { ContentKey } from '@ott/api/content-keys'
import { IngestError } from './ingest-error.ts'
import type { ProtectionSystemData } from './protection.ts'
import { segmentSeconds } from './timeline.ts'
import { initFile, segmentFile } from './track.ts'
import type { TrackFacts } from './track.ts'

type Encryption = {
  /** The folder of the clear tracks. */
  from: string
  /** The output folder. */
  to: string
  /** A folder for temporary files. */
  work: string
  key: ContentKey
  tracks: TrackFacts[]
  signal?: AbortSignal
}

/**
 * Encrypts the tracks of one key by `cbcs`, with the same segments. Several keys in one call would list all key ids in each
 * `pssh` (shaka-packager#439), and the first seconds stay clear unless `clear_lead` is 0.
 */
export async function encryptTracks({ from, to, work, key, tracks, signal }: Encryption): Promise<ProtectionSystemData> {
  await mkdir(work, { recursive: true })
  const kind = key.label === 'AUDIO' ? 'audio' : 'video'
  for (const track of tracks) await joinSegments(from, track, join(work, `${track.name}.mp4`))
  const [manifest, flags] = [join(work, 'packager.mpd'), join(work, 'packager.flags')]
  // Other users of the machine can read the arguments of a process.
  await writeFile(flags, `--keys=label=${key.label}:key_id=${key.kid.replaceAll('-', '')}:key=${key.key.toString('hex')}\n`, { mode: 0o600 })
  const streams = tracks.map(({ name }) =>
    `in=${join(work, `${name}.mp4`)},stream=${kind},init_segment=${join(to, initFile(name))},segment_template=${join(to, `${name}-$Number%05d$.m4s`)},drm_label=${key.label}`)
  try {
    await run([
      ...streams,
      `--flagfile=${flags}`, '--quiet', '--enable_raw_key_encryption', '--protection_scheme=cbcs', '--clear_lead=0',
      '--protection_systems=CommonSystem,Widevine,PlayReady', '--mp4_include_pssh_in_stream=false',
      `--segment_duration=${segmentSeconds}`, `--fragment_duration=${segmentSeconds}`, '--generate_static_live_mpd', `--mpd_output=${manifest}`,
    ], signal)
    return systemDataIn(await readFile(manifest, 'utf8'))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** The packager reads whole files. */
async function joinSegments(folder: string, { name, segments }: TrackFacts, file: string): Promise<void> {
  const parts = [initFile(name), ...segments.map((_, index) => segmentFile(name, index))]
  await pipeline(async function* () {
    for (const part of parts) yield* createReadStream(join(folder, part))
  }, createWriteStream(file))
}

const programs: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'osx', win32: 'win' }

async function run(args: string[], signal?: AbortSignal): Promise<void> {
  const program = packager()
  try {
    await promisify(execFile)(program, args, { signal })
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    // The message of execFile contains the arguments.
    const { stderr = '', code } = error as { stderr?: string; code?: unknown }
    throw new IngestError(`shaka-packager failed (${String(code)}): ${stderr.trim().split('\n').at(-1) ?? ''}`)
  }
}

/** The binary of this platform in the optional package `shaka-packager`. */
function packager(): string {
  const platform = programs[process.platform]
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('shaka-packager/package.json'))
    if (platform) return join(folder, 'bin', `packager-${platform}-${process.arch}${platform === 'win' ? '.exe' : ''}`)
  } catch {
    // Optional packages may be left out.
  }
  throw new IngestError('Videos cannot be encrypted here: shaka-packager is not installed for this platform.')
}

/** Reads what the packager wrote into its manifest, which is never published. */
function systemDataIn(manifest: string): ProtectionSystemData {
  const block = (uuid: string) => manifest.split('<ContentProtection').find((part) => part.includes(`urn:uuid:${uuid}`)) ?? ''
  const text = (element: string, within: string) => {
    const found = new RegExp(`<${element}>([A-Za-z0-9+/=]+)</${element}>`).exec(within)?.[1]
    if (!found) throw new Error(`shaka-packager wrote no ${element}`)
    return found
  }
  const playready = block('9a04f079-9840-4286-ab92-e65be0885f95')
  return {
    common: text('cenc:pssh', block('1077efec-c0b2-4d02-ace3-3c1e52e2fb4b')),
    widevine: text('cenc:pssh', block('edef8ba9-79d6-4ace-a3c8-27dcd51d21ed')),
    playready: text('cenc:pssh', playready),
    playreadyObject: text('mspr:pro', playready),
  }
}
