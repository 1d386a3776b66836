import type { Engine } from '../engine/engine.ts'
import type { PlaybackError } from '../recovery/playback-error.ts'
import type { Heartbeat } from './heartbeat.ts'
import type { PlaybackEvents } from './playback-events.ts'

/** What the capabilities of one playback share. */
export type PlaybackSession = {
  video: HTMLVideoElement
  engine: Engine | null
  heartbeat: Heartbeat | null
  /** Of the slot that this playback occupies. */
  streamId: string | null
  /** Where the user is, or wants to be while data loads. */
  position: number
  wantsToPlay: boolean
  /** Until the next play. The element is not always `ended` then: WebKit's may be longer than the manifest. */
  hasEnded: boolean
  error: PlaybackError | null
  events: PlaybackEvents
  /** The catalogue's length, until the media's own is known. */
  runLengthSeconds: number | null
}

export function lengthOf({ video: { duration }, runLengthSeconds }: PlaybackSession): number {
  return Number.isFinite(duration) && duration > 0 ? duration : (runLengthSeconds ?? 0)
}

/** The end of the buffered range around a position, or the position itself. */
export function bufferedUntil({ buffered }: HTMLVideoElement, position: number): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= position + 0.3 && position <= buffered.end(index) + 0.3) return buffered.end(index)
  }
  return position
}

/** Buffered seconds ahead; infinite when the buffer reaches the end. */
export function bufferedAhead(session: PlaybackSession): number {
  const { video } = session
  const length = lengthOf(session)
  const until = bufferedUntil(video, video.currentTime)
  return length > 0 && until >= length - 0.5 && video.readyState > 0 ? Infinity : until - video.currentTime
}
