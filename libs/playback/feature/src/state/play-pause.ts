import { lengthOf } from './playback-session.ts'
import type { PlaybackSession } from './playback-session.ts'
import type { ChangePlayback } from './playback-state.ts'
import type { ProgressReporter } from './progress-reporter.ts'

type PlayPause = { play: () => void; pause: () => void; end: () => void }

/** Play, pause and the stages the video element reports. */
export function attachPlayPause(session: PlaybackSession, progress: ProgressReporter, onChange: ChangePlayback, signal: AbortSignal): PlayPause {
  const { video } = session
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) => video.addEventListener(type, listener, { signal })

  function play(): void {
    if (session.error !== null) return
    session.wantsToPlay = true
    session.hasEnded = false
    video.play().catch((error: unknown) => {
      if (signal.aborted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      if (video.muted) return pause()
      // Browsers allow autoplay without sound.
      video.muted = true
      onChange({ isSilenced: true })
      video.play().catch(pause)
    })
  }

  function pause(): void {
    session.wantsToPlay = false
    video.pause()
    onChange({ isPaused: true, isWaiting: false })
  }

  /** Called by the element and by the engine, in either order (PLAY-93). */
  function end(): void {
    if (session.hasEnded) return
    session.hasEnded = true
    session.position = lengthOf(session)
    progress.played(session.position)
    progress.flush(false)
    session.heartbeat?.pause()
    session.events.emit({ type: 'ended' })
    onChange({ stage: 'ended', isPaused: true, isWaiting: false })
  }

  on('play', () => {
    // The picture-in-picture window plays the element directly.
    session.hasEnded = false
    session.wantsToPlay = true
    session.heartbeat?.play()
    session.events.emit({ type: 'played' })
    onChange({ isPaused: false })
  })
  on('pause', () => {
    if (session.hasEnded || video.ended || video.readyState === HTMLMediaElement.HAVE_NOTHING) return
    session.wantsToPlay = false
    session.heartbeat?.pause()
    progress.flush(false)
    session.events.emit({ type: 'paused' })
    onChange({ isPaused: true })
  })
  on('waiting', () => {
    if (!video.seeking && session.wantsToPlay) session.events.dataMissing()
    onChange({ isWaiting: true })
  })
  on('canplay', () => {
    onChange({ isWaiting: false })
    // A new source pauses the video without an event and rejects the pending play().
    if (session.wantsToPlay && video.paused && !session.hasEnded) play()
  })
  on('playing', () => {
    session.events.frameShown()
    onChange({ stage: 'watching', isWaiting: false })
  })
  on('ended', end)
  return { play, pause, end }
}
