import type { StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { loadEngine } from '../engine/load-engine.ts'
import { isSamePosition, unload } from '../engine/video-element.ts'
import { playFirstPicture } from './first-picture.ts'
import { hasFirstFrame, peekPreloaded, preloadStream, prioritisePreload, waitForFirstFrame } from './preloaded-stream.ts'
import type { FirstPicture } from './start-files.ts'

/** Covers the page. Style sheets would load the site's code; the player removes it. */
const curtain = { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '2147483647', background: '#000' }

/** The player of a navigation takes the video over within a few frames; a later player finds it at its position. */
const maxShownMs = 1000

/** A document loads the code of its page behind the first frame. */
const maxShownByDocumentMs = 10_000

/**
 * Called by a document with a playback token, before the code of its page: preloads the video and, if `isStartKnown` (it plays
 * from there), shows it, at first without the engine. Resolves `frame` like `waitForFirstFrame`, and `siteMayStart` when
 * the site's code no longer delays the video.
 */
export function startDocumentPlayback(contentId: ContentId, atSeconds: number, grant: StreamGrant, isStartKnown: boolean): { siteMayStart: Promise<void>; frame: Promise<void> } {
  preloadStream(contentId, atSeconds, () => Promise.resolve(grant))
  prioritisePreload()
  const frame = waitForFirstFrame(contentId)
  const preloaded = peekPreloaded(contentId)
  if (isStartKnown && preloaded) {
    const { video, firstFiles } = preloaded
    const picture = firstFiles.then((first) => first && showFirstPicture(first, atSeconds, preloaded))
    const canPlay = (shown: HTMLVideoElement | null) => {
      // Behind a picture it waits for the player: to go on where the picture is, it would have to seek, and load segments twice.
      if (!shown?.isConnected) playEarly(contentId, atSeconds, maxShownByDocumentMs)
    }
    // The video can be late for its page and still early for the player.
    video.addEventListener('canplay', () => void picture.then(canPlay), { once: true })
  }
  return { siteMayStart: loadEngine().then(() => waitForFirstFrame(contentId), () => {}), frame }
}

/** The player plays the engine's video from its start, where this picture began. */
function showFirstPicture(first: FirstPicture, atSeconds: number, { video, signal }: { video: HTMLVideoElement; signal: AbortSignal }): HTMLVideoElement | null {
  const isLate = () => signal.aborted || hasFirstFrame(video)
  const picture = isLate() ? null : playFirstPicture(first, atSeconds)
  if (!picture) return null
  const remove = () => {
    picture.remove()
    unload(picture)
  }
  picture.addEventListener('canplay', () => {
    if (isLate()) return
    cover(picture)
    setTimeout(remove, maxShownByDocumentMs)
  }, { once: true })
  // A player that takes the preload before it has a frame shows its own loading screen.
  signal.addEventListener('abort', remove)
  return picture
}

function cover(video: HTMLVideoElement): void {
  Object.assign(video.style, curtain)
  document.body.append(video)
}

/**
 * Called when navigation to /watch starts: plays the preloaded video muted, and shows it over the old page if its position
 * matches. The player unmutes it on mount; `signal` aborts when the navigation is cancelled.
 */
export function startEarlyPlayback(contentId: ContentId, atSeconds: number, signal?: AbortSignal): void {
  playEarly(contentId, atSeconds, maxShownMs, signal)
}

function playEarly(contentId: ContentId, atSeconds: number, shownMs: number, signal?: AbortSignal): void {
  const video = peekPreloaded(contentId)?.video
  if (!video || !hasFirstFrame(video)) return
  video.muted = true
  // Where autoplay is refused, the player starts it.
  video.play().catch(() => {})
  if (isSamePosition(video.currentTime, atSeconds)) showEarly(contentId, video, shownMs, signal)
}

function showEarly(contentId: ContentId, video: HTMLVideoElement, shownMs: number, signal?: AbortSignal): void {
  cover(video)
  const remove = () => { if (peekPreloaded(contentId)?.video === video) video.remove() }
  setTimeout(remove, shownMs)
  signal?.addEventListener('abort', remove)
}
