import { lengthOf } from './playback-session.ts'
import type { PlaybackSession } from './playback-session.ts'
import type { ChangePlayback } from './playback-state.ts'
import type { ProgressReporter } from './progress-reporter.ts'

/** Keeps the position of the session and returns `seek`. */
export function attachSeeking(
  session: PlaybackSession,
  progress: ProgressReporter,
  { onSeek, onChange }: { onSeek: () => void; onChange: ChangePlayback },
  signal: AbortSignal,
): (seconds: number) => void {
  const { video } = session
  let pending: { fromSeconds: number; atMs: number } | null = null
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) => video.addEventListener(type, listener, { signal })
  on('timeupdate', () => {
    if (session.hasEnded || video.seeking || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    session.position = video.currentTime
    progress.played(session.position)
  })
  on('seeking', () => {
    // dash.js seeks half a second back at the end.
    if (session.hasEnded) return
    session.position = video.currentTime
    onChange({ isWaiting: video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA })
  })
  on('seeked', () => {
    if (pending) session.events.emit({ type: 'seeked', fromSeconds: pending.fromSeconds, tookMs: performance.now() - pending.atMs })
    pending = null
    if (!session.hasEnded) progress.seeked(video.currentTime)
  })
  return (seconds) => {
    // A burst of seeks is one.
    if (!pending) {
      pending = { fromSeconds: session.position, atMs: performance.now() }
      session.events.emit({ type: 'seeking', fromSeconds: pending.fromSeconds })
    }
    session.position = Math.max(0, Math.min(seconds, Math.max(0, lengthOf(session) - 0.1)))
    video.currentTime = session.position
    onSeek()
  }
}
