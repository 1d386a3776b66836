/** The time between two points of a Chromaprint fingerprint: 1365 samples at 11,025 Hz. */
export const pointSeconds = 1365 / 11_025

/** A stretch in each of two fingerprints, in seconds from the start of each. */
export type SharedStretch = { seconds: number; inFirst: number; inSecond: number }

/** Different encodings of one sound differ in a few bits. */
const maxDifferentBits = 6
/** At least a third of the points of a run match. */
const mismatchWeight = 0.5
/** Silence or a steady tone matches itself everywhere, so a stretch needs changing sound. */
const minDistinctShare = 0.2
/** A point covers the sound after it for about this long. */
const coveredSeconds = 1.2

/** The longest stretch of sound in both of two Chromaprint fingerprints; null under `minSeconds`. */
export function sharedStretch(first: Uint32Array, second: Uint32Array, minSeconds: number): SharedStretch | null {
  let longest: Run | null = null
  for (let shift = 1 - second.length; shift < first.length; shift++) {
    const run = longestRun(first, second, shift)
    if (run && run.length > (longest?.length ?? 0) && isVaried(first, run)) longest = run
  }
  if (!longest) return null
  const seconds = (longest.length - 1) * pointSeconds + coveredSeconds
  return seconds < minSeconds ? null : { seconds, inFirst: longest.start * pointSeconds, inSecond: (longest.start - longest.shift) * pointSeconds }
}

/** `start` counts in the first fingerprint; `shift` is by how much it lies later there. */
type Run = { shift: number; start: number; length: number }

/** The run with the most matching points, less its weighed mismatches: a stray match far from it does not lengthen it. */
function longestRun(first: Uint32Array, second: Uint32Array, shift: number): Run | null {
  let longest: Run | null = null
  let [start, score, best] = [0, 0, 0]
  const end = Math.min(first.length, second.length + shift)
  for (let at = Math.max(0, shift); at < end; at++) {
    if (score <= 0) [start, score] = [at, 0]
    score += differentBits(first[at] ?? 0, second[at - shift] ?? 0) <= maxDifferentBits ? 1 : -mismatchWeight
    if (score <= best) continue
    best = score
    longest = { shift, start, length: at - start + 1 }
  }
  return longest
}

function isVaried(points: Uint32Array, { start, length }: Run): boolean {
  return new Set(points.subarray(start, start + length)).size >= length * minDistinctShare
}

function differentBits(a: number, b: number): number {
  const bits = a ^ b
  return (bitCounts[bits & 0xff_ff] ?? 0) + (bitCounts[bits >>> 16] ?? 0)
}

const bitCounts = Uint8Array.from({ length: 0x1_00_00 }, (_, bits) => bits.toString(2).replaceAll('0', '').length)
