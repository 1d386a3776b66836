/** One size of the picture. `lines` is its shorter side, which people call 480p. */
export type Rung = { lines: number; width: number; height: number; mostBitsPerSecond: number }

const lowestLines = 240
const usualLines = [lowestLines, 360, 480, 720, 1080]
const highestLines = 1080

/** Bits that a rung may take at most; sizes in between take something in between. */
const bitsPerSecond = [
  { lines: 0, bits: 60_000 },
  { lines: 240, bits: 330_000 },
  { lines: 360, bits: 660_000 },
  { lines: 480, bits: 1_200_000 },
  { lines: 720, bits: 2_750_000 },
  { lines: 1080, bits: 5_000_000 },
]

/** From 240p to the film's own size, at most 1080p. Nothing is made larger than it is (MED-1). */
export function ladderFor(width: number, height: number): Rung[] {
  const own = Math.min(evenly(Math.min(width, height)), highestLines)
  // A rung just below the film's own size costs a file and changes nothing to the eye; the lowest is for the slowest lines.
  const below = usualLines.filter((lines) => lines <= own * 0.85 || (lines === lowestLines && lines < own))
  return [...below, own].map((lines) => rung(lines, width, height))
}

function rung(lines: number, width: number, height: number): Rung {
  const scale = lines / Math.min(width, height)
  const size =
    width >= height
      ? { width: evenly(width * scale), height: lines }
      : { width: lines, height: evenly(height * scale) }
  return { lines, ...size, mostBitsPerSecond: mostBits(lines) }
}

function mostBits(lines: number): number {
  const above = bitsPerSecond.findIndex((point) => point.lines >= lines)
  const high = bitsPerSecond[above]
  const low = bitsPerSecond[above - 1]
  if (!high || !low) throw new RangeError(`There is no rung of ${lines} lines`)
  const share = (lines - low.lines) / (high.lines - low.lines)
  return Math.round(low.bits + share * (high.bits - low.bits))
}

/** Encoders of 4:2:0 want even sides. */
function evenly(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2)
}
