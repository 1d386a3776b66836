import { pictureUrl } from '@ott/design-system'
import { seekStepSeconds } from '../input/hotkeys.ts'
import type { PlaybackActions, PlaybackState } from './playback-state.ts'
import type { PositionSource } from './position.ts'

export type Playing = { title: string; line?: string; poster: string }

type MediaControls = {
  actions: Pick<PlaybackActions, 'play' | 'pause' | 'seek'>
  /** A key was pressed. */
  onInput: () => void
  position: PositionSource
  /** The playback rate now. */
  rate: () => number
  /** Absent without another episode: the browser then shows no button. */
  onNext?: () => void
  onPrevious?: () => void
}

/** Connects headset and keyboard media keys and the lock screen (PLAY-185). Returns the cleanup. */
export function connectMediaSession({ title, line, poster }: Playing, { actions, onInput, position, rate, onNext, onPrevious }: MediaControls): () => void {
  const { mediaSession } = navigator as { mediaSession?: MediaSession }
  if (!mediaSession) return () => {}
  mediaSession.metadata = new MediaMetadata({ title, artist: line ?? '', artwork: poster ? artworkOf(poster) : [] })
  const handlers: [MediaSessionAction, MediaSessionActionHandler | undefined][] = [
    ['play', actions.play],
    ['pause', actions.pause],
    ['stop', actions.pause],
    ['seekbackward', ({ seekOffset }) => actions.seek(position.get().seconds - (seekOffset ?? seekStepSeconds))],
    ['seekforward', ({ seekOffset }) => actions.seek(position.get().seconds + (seekOffset ?? seekStepSeconds))],
    ['seekto', ({ seekTime }) => { if (seekTime !== undefined) actions.seek(seekTime) }],
    ['nexttrack', onNext],
    ['previoustrack', onPrevious],
  ]
  for (const [action, handler] of handlers) {
    setHandler(mediaSession, action, handler ? (details) => {
      onInput()
      handler(details)
    } : null)
  }
  const unsubscribe = position.subscribe(() => {
    const { seconds, duration } = position.get()
    if (duration > 0 && seconds <= duration) mediaSession.setPositionState({ duration, position: seconds, playbackRate: rate() })
  })
  return () => {
    unsubscribe()
    mediaSession.metadata = null
    for (const [action] of handlers) setHandler(mediaSession, action, null)
  }
}

/** The lock screen cannot tell a pause from a stall. Returns the cleanup. */
export function reportPlaybackState(stage: PlaybackState['stage'], isPaused: boolean): () => void {
  const { mediaSession } = navigator as { mediaSession?: MediaSession }
  if (!mediaSession) return () => {}
  const isOver = stage === 'ended' || stage === 'failed'
  mediaSession.playbackState = isOver ? 'none' : isPaused ? 'paused' : 'playing'
  return () => { mediaSession.playbackState = 'none' }
}

const artworkWidths = [256, 640] as const

/** Posters are 16:9. */
function artworkOf(poster: string): MediaImage[] {
  return artworkWidths.map((width) => ({ src: new URL(pictureUrl(poster, width), document.baseURI).href, sizes: `${width}x${Math.round(width * 9 / 16)}` }))
}

/** Browsers throw on unknown actions. */
function setHandler(mediaSession: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    mediaSession.setActionHandler(action, handler)
  } catch {
    // Unsupported.
  }
}
