import { minSecondsPlayed } from '@ott/activity'

export type ProgressReporter = {
  /** Playback advanced to here. */
  played: (position: number) => void
  /** A seek: the part in between was not played. */
  seeked: (position: number) => void
  /** Paused, hidden, ended or closed: saves now. `isLeaving` when the page may unload. */
  flush: (isLeaving: boolean) => void
}

export type SaveProgress = (seconds: number, runtimeSeconds: number, isLeaving: boolean) => void

const intervalSeconds = 15
/** A larger step between two events is a seek, not playback. */
const maxStepSeconds = 2

/** Saves the position after five seconds of playback (PLAY-5): every 15 seconds, and on pause, seek and close (PLAY-18). */
export function createProgressReporter(save: SaveProgress, runtime: () => number, startAtSeconds: number): ProgressReporter {
  let position = startAtSeconds
  let playedSeconds = 0
  let savedAt = 0
  let savedPosition: number | null = null

  const flush = (isLeaving: boolean) => {
    const seconds = Math.floor(position)
    if (playedSeconds < minSecondsPlayed || seconds === savedPosition || !(runtime() > 0)) return
    savedPosition = seconds
    savedAt = playedSeconds
    save(seconds, Math.round(runtime()), isLeaving)
  }

  return {
    played(next) {
      const step = next - position
      position = next
      if (step > 0 && step <= maxStepSeconds) playedSeconds += step
      if (playedSeconds - savedAt >= intervalSeconds) flush(false)
    },
    seeked(next) {
      position = next
      flush(false)
    },
    flush,
  }
}
