import type { Engine } from '../engine/engine.ts'

/** What the parts of a playback know of their film, and tell each other. */
export type Film = {
  video: HTMLVideoElement
  engine: Engine | null
  /** Where the viewer is, or wants to be while it is fetched. */
  place: number
  wantsToPlay: boolean
  /** What the catalogue says, until the film knows better. */
  runLengthSeconds: number | null
}

export function lengthOf({ video: { duration }, runLengthSeconds }: Film): number {
  return Number.isFinite(duration) && duration > 0 ? duration : (runLengthSeconds ?? 0)
}

/** The end of the piece of film that lies ready at a place, or the place itself. */
export function readyUntil({ buffered }: HTMLVideoElement, place: number): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= place + 0.3 && place <= buffered.end(index) + 0.3) return buffered.end(index)
  }
  return place
}

/** Seconds that can be played on from here; near the end of the film nothing more is missing. */
export function readyAhead(film: Film): number {
  const { video } = film
  const length = lengthOf(film)
  const until = readyUntil(video, video.currentTime)
  return length > 0 && until >= length - 0.5 && video.readyState > 0 ? Infinity : until - video.currentTime
}
