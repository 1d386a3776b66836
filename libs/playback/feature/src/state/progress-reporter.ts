import { leastSecondsPlayed } from '@ott/activity'

export type ProgressSaver = {
  /** The film ran on to here. */
  played: (position: number) => void
  /** The viewer went elsewhere in the film: what lies between was not played. */
  sought: (position: number) => void
  /** Paused, hidden, ended or left: keeps the place now. `isLeaving` when the page may be gone at once. */
  settle: (isLeaving: boolean) => void
}

export type SaveProgress = (seconds: number, runtimeSeconds: number, isLeaving: boolean) => void

const everySeconds = 15
/** A longer step between two looks is a jump, not play. */
const longestStep = 2

/** Keeps the place in the film, once it was really watched (PLAY-5): every 15 seconds of play and at every turn (PLAY-18). */
export function progressSaver(save: SaveProgress, runtime: () => number, startAtSeconds: number): ProgressSaver {
  let position = startAtSeconds
  let playedSeconds = 0
  let savedAt = 0
  let savedPosition: number | null = null

  const keep = (isLeaving: boolean) => {
    const seconds = Math.floor(position)
    if (playedSeconds < leastSecondsPlayed || seconds === savedPosition || !(runtime() > 0)) return
    savedPosition = seconds
    savedAt = playedSeconds
    save(seconds, Math.round(runtime()), isLeaving)
  }

  return {
    played(next) {
      const step = next - position
      position = next
      if (step > 0 && step <= longestStep) playedSeconds += step
      if (playedSeconds - savedAt >= everySeconds) keep(false)
    },
    sought(next) {
      position = next
      keep(false)
    },
    settle: keep,
  }
}
