/** A video rendition. `lines` is its shorter side, as in 480p. */
export type Rendition = { lines: number; width: number; height: number; maxBitsPerSecond: number }

const minLines = 240
const usualLines = [minLines, 360, 480, 720, 1080]
const maxLines = 1080

/** The maximum bitrate by height, interpolated in between. */
const bitsPerSecond = [
  { lines: 0, bits: 60_000 },
  { lines: 240, bits: 330_000 },
  { lines: 360, bits: 660_000 },
  { lines: 480, bits: 1_200_000 },
  { lines: 720, bits: 2_750_000 },
  { lines: 1080, bits: 5_000_000 },
]

/** Renditions from 240p to the size of the source, at most 1080p, never upscaled (MED-1). */
export function ladderFor(width: number, height: number): Rendition[] {
  const own = Math.min(evenly(Math.min(width, height)), maxLines)
  // A rendition just below the source size adds no visible choice; the lowest one is for the slowest connections.
  const below = usualLines.filter((lines) => lines <= own * 0.85 || (lines === minLines && lines < own))
  return [...below, own].map((lines) => rendition(lines, width, height))
}

function rendition(lines: number, width: number, height: number): Rendition {
  const scale = lines / Math.min(width, height)
  const size =
    width >= height
      ? { width: evenly(width * scale), height: lines }
      : { width: lines, height: evenly(height * scale) }
  return { lines, ...size, maxBitsPerSecond: maxBits(lines) }
}

function maxBits(lines: number): number {
  const above = bitsPerSecond.findIndex((point) => point.lines >= lines)
  const high = bitsPerSecond[above]
  const low = bitsPerSecond[above - 1]
  if (!high || !low) throw new RangeError(`No rendition of ${lines} lines`)
  const share = (lines - low.lines) / (high.lines - low.lines)
  return Math.round(low.bits + share * (high.bits - low.bits))
}

/** 4:2:0 needs even dimensions. */
function evenly(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2)
}
