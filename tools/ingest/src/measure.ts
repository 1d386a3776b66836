import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { runFfmpeg, untrusted } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'

/** The real extent of a stream, in seconds from the start of its file. */
export type Extent = {
  endSeconds: number
  /** The start of its last packet. */
  lastSeconds: number
  packetsInFullestSecond: number
}

/** Reads all packets of streams without decoding, since containers may state a wrong duration. */
export async function measureStreams(file: string, streams: number[], run: Pick<FfmpegRun, 'isLowPriority' | 'signal' | 'onSeconds'>): Promise<Extent[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ingest-'))
  try {
    const list = join(folder, 'packets')
    const maps = streams.flatMap((stream) => ['-map', `0:${stream}`])
    await runFfmpeg({ ...run, film: basename(file), args: [...untrusted, '-i', file, ...maps, '-c', 'copy', '-f', 'framecrc', list] })
    return await readExtents(createInterface({ input: createReadStream(list) }), streams.length)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Reads the output of ffmpeg's framecrc: `#tb 0: 1/90000`, then `stream, dts, pts, duration, size, checksum`. */
export async function readExtents(lines: AsyncIterable<string>, count: number): Promise<Extent[]> {
  const ticks = new Map<number, number>()
  const starts: number[][] = Array.from({ length: count }, () => [])
  const ends = starts.map(() => 0)
  for await (const line of lines) {
    const [, stream, seconds = '0', parts = '1'] = /^#tb (\d+): (\d+)\/(\d+)/.exec(line) ?? []
    if (stream !== undefined) ticks.set(Number(stream), Number(seconds) / Number(parts))
    if (line.startsWith('#')) continue
    const [at = -1, dts = 0, pts = 0, duration = 0] = line.split(',').map(Number)
    const start = (Number.isNaN(pts) ? dts : pts) * (ticks.get(at) ?? 0)
    starts[at]?.push(start)
    ends[at] = Math.max(ends[at] ?? 0, start + duration * (ticks.get(at) ?? 0))
  }
  return starts.map((some, at) => ({ endSeconds: ends[at] ?? 0, ...summaryOf(Float64Array.from(some).toSorted()) }))
}

function summaryOf(starts: Float64Array): Pick<Extent, 'lastSeconds' | 'packetsInFullestSecond'> {
  let packetsInFullestSecond = 0
  for (let from = 0, to = 0; to < starts.length; to++) {
    while ((starts[to] ?? 0) - (starts[from] ?? 0) > 1) from++
    packetsInFullestSecond = Math.max(packetsInFullestSecond, to - from + 1)
  }
  return { lastSeconds: Math.max(0, starts.at(-1) ?? 0), packetsInFullestSecond }
}
