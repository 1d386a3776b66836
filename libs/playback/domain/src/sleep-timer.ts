export const sleepMinutes = [15, 30, 45, 60] as const

/** `endOfVideo` lets the current video end and plays no other. */
export type SleepTimer = { type: 'off' } | { type: 'at'; minutes: number; endsAtMs: number } | { type: 'endOfVideo' }

/** The timer that the user chose at a time; null minutes mean the end of the video (PLAY-137). */
export function startSleepTimer(minutes: number | null, nowMs: number): SleepTimer {
  return minutes === null ? { type: 'endOfVideo' } : { type: 'at', minutes, endsAtMs: nowMs + minutes * 60_000 }
}

/** Milliseconds until playback pauses: 0 when that is due, null without a time. */
export function sleepsInMs(timer: SleepTimer, nowMs: number): number | null {
  return timer.type === 'at' ? Math.max(0, timer.endsAtMs - nowMs) : null
}
