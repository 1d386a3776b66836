import { IngestError } from './ingest-error.ts'
import { framesPerSecond } from './frame-rate.ts'
import type { Extent } from './measure.ts'

/** All tracks have the same segment boundaries, so that players can switch renditions there. */
export const segmentSeconds = 2

/** A player buffers this much before it starts: `minBufferTime` of DASH. */
export const bufferSeconds = 2 * segmentSeconds

/** One frame of AAC at 48,000 Hz. */
export const audioFrameSeconds = 1024 / 48_000

/** The common extent of all tracks (MED-32). */
export type Timeline = { seconds: number; frames: number; frameRate: string; segments: number }

/** A last segment is at least this long, so that every track has a frame in it. */
const minTailSeconds = 0.2

/** The padding of an audio encoder is not longer. */
const paddingSeconds = 0.05

/**
 * From the first to the last moment of the longest stream, in whole frames. Padding after a boundary of segments is cut; another
 * short rest is extended.
 */
export function timelineOf(longestSeconds: number, frameRate: string): Timeline {
  const rate = framesPerSecond(frameRate)
  const rest = longestSeconds % segmentSeconds
  let frames = rest < paddingSeconds ? Math.floor((longestSeconds - rest) * rate + 0.01) : Math.ceil(longestSeconds * rate - 0.01)
  while (isShortTail(frames / rate)) frames++
  const seconds = frames / rate
  return { seconds, frames, frameRate, segments: Math.ceil(seconds / segmentSeconds - 1e-6) }
}

function isShortTail(seconds: number): boolean {
  const tail = seconds % segmentSeconds
  const isOnBoundary = tail < 1e-6 || segmentSeconds - tail < 1e-6
  return !isOnBoundary && tail < minTailSeconds
}

/** Audio ends with its last whole frame before the end; a later one would begin a segment that no rendition has. */
export function audioSamples({ seconds }: Timeline): number {
  return (Math.ceil(seconds / audioFrameSeconds - 1e-6) - 1) * 1024
}

const maxHoldSeconds = 600

/** A picture is held to the end of the sound (MED-33), unless the sound goes on for so long that its end must be wrong. */
export function checkHold(name: string, picture: Extent, longestSeconds: number): void {
  const held = longestSeconds - picture.endSeconds
  if (held <= maxHoldSeconds || held <= picture.endSeconds) return
  throw new IngestError(`${name} has a picture for ${Math.floor(picture.endSeconds)} s, but sound up to ${Math.floor(longestSeconds)} s; cut one of them first.`)
}
