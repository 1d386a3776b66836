import type { PlaybackActions } from './playback-state.ts'
import type { PositionSource } from './position.ts'

export type Playing = { title: string; line?: string; poster: string }

const stepSeconds = 10

/** Connects headset and keyboard media keys and the lock screen. Returns the cleanup. */
export function connectMediaSession({ title, line, poster }: Playing, actions: PlaybackActions, position: PositionSource): () => void {
  const { mediaSession } = navigator as { mediaSession?: MediaSession }
  if (!mediaSession) return () => {}
  const artwork = poster ? [{ src: new URL(poster, document.baseURI).href }] : []
  mediaSession.metadata = new MediaMetadata({ title, artist: line ?? '', artwork })
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', actions.play],
    ['pause', actions.pause],
    ['seekbackward', ({ seekOffset }) => actions.seek(position.get().seconds - (seekOffset ?? stepSeconds))],
    ['seekforward', ({ seekOffset }) => actions.seek(position.get().seconds + (seekOffset ?? stepSeconds))],
    ['seekto', ({ seekTime }) => { if (seekTime !== undefined) actions.seek(seekTime) }],
  ]
  for (const [action, handler] of handlers) setHandler(mediaSession, action, handler)
  const unsubscribe = position.subscribe(() => {
    const { seconds, duration } = position.get()
    if (duration > 0 && seconds <= duration) mediaSession.setPositionState({ duration, position: seconds })
  })
  return () => {
    unsubscribe()
    mediaSession.metadata = null
    for (const [action] of handlers) setHandler(mediaSession, action, null)
  }
}

/** Browsers throw on unknown actions. */
function setHandler(mediaSession: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    mediaSession.setActionHandler(action, handler)
  } catch {
    // Unsupported.
  }
}
