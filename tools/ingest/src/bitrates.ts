import { bufferSeconds, segmentSeconds } from './timeline.ts'
import { secondsOf } from './track.ts'
import type { TrackFacts } from './track.ts'

type Segments = TrackFacts['segments']

/** The encoder may cut a segment a few frames early or late. */
const toleranceSeconds = 0.1

/** In bits per second. */
export function averageBitsPerSecond({ segments }: Pick<TrackFacts, 'segments'>): number {
  return Math.ceil(bitsOf(segments) / secondsOf({ segments }))
}

/**
 * `@bandwidth` of DASH (ISO/IEC 23009-1, 5.3.5.2) in bits per second: over a line of this rate, playback that starts at any
 * segment after `minBufferTime` never stalls (MED-40). It is the peak over the time of that buffer.
 */
export function peakBitsPerSecond({ segments }: Pick<TrackFacts, 'segments'>): number {
  const windows = segments.map((_, from) => {
    const window = shortestFrom(segments, from, bufferSeconds - toleranceSeconds)
    const seconds = secondsOf({ segments: window })
    // The rest of a video is downloaded during the whole buffer time.
    return Math.ceil(bitsOf(window) / (seconds < bufferSeconds - toleranceSeconds ? bufferSeconds : seconds))
  })
  return Math.max(averageBitsPerSecond({ segments }), ...windows)
}

/**
 * The peak segment bit rate of HLS (RFC 8216, 4.3.4.2) in bits per second: the largest of any run of segments that lasts
 * between half and one and a half target durations.
 */
export function peakSegmentBitsPerSecond({ segments }: Pick<TrackFacts, 'segments'>): number {
  const rates = segments.flatMap((_, from) => runsFrom(segments, from).map((run) => Math.ceil(bitsOf(run) / secondsOf({ segments: run }))))
  return Math.max(averageBitsPerSecond({ segments }), ...rates)
}

function runsFrom(segments: Segments, from: number): Segments[] {
  const longest = shortestFrom(segments, from, segmentSeconds * 1.5)
  return longest.map((_, at) => longest.slice(0, at + 1)).filter((run) => {
    const seconds = secondsOf({ segments: run })
    return seconds >= segmentSeconds / 2 && seconds <= segmentSeconds * 1.5
  })
}

/** The fewest segments from one on that last this long, else all that are left. */
function shortestFrom(segments: Segments, from: number, minSeconds: number): Segments {
  let [end, seconds] = [from, 0]
  while (end < segments.length && seconds < minSeconds) seconds += segments[end++]?.seconds ?? 0
  return segments.slice(from, end)
}

function bitsOf(segments: Segments): number {
  return segments.reduce((sum, { bytes }) => sum + bytes, 0) * 8
}
