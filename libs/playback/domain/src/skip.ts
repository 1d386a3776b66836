import type { Marker } from '@ott/catalogue'

export const skipModes = ['ask', 'auto', 'off'] as const

/** Of intros and recaps: offered, taken without a press, or neither. */
export type SkipMode = (typeof skipModes)[number]

/** A larger step between two positions is a seek, not playback. */
const maxStepSeconds = 2

/**
 * The intro or recap that playback has just run into; null without one. A seek into one is the user's wish, and credits are never
 * skipped without a press (PLAY-136).
 */
export function markerToSkip(markers: Marker[], fromSeconds: number, toSeconds: number): Marker | null {
  const step = toSeconds - fromSeconds
  if (step <= 0 || step > maxStepSeconds) return null
  return markers.find(({ kind, startSeconds, endSeconds }) =>
    kind !== 'credits' && (fromSeconds < startSeconds || startSeconds === 0 && fromSeconds === 0) && startSeconds <= toSeconds && toSeconds < endSeconds) ?? null
}
