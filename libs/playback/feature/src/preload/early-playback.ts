import type { ContentId } from '@ott/catalogue'
import * as styles from '../controls/loading-screen.css.ts'
import { isSamePosition } from '../engine/video-element.ts'
import { peekPreloaded } from './preloaded-stream.ts'

/** The player takes the video over within a few frames; a later player finds it at its position. */
const maxShownMs = 1000

/** A slower first frame does not delay its page. */
const maxWaitMs = 500

/**
 * Called when navigation to /watch starts: plays the preloaded video muted, and shows it over the old page if its position
 * matches. The player unmutes it on mount; `signal` aborts when the navigation is cancelled.
 */
export function startEarlyPlayback(contentId: ContentId, atSeconds: number, signal?: AbortSignal): void {
  const video = peekPreloaded(contentId)?.video
  if (!video || !hasFirstFrame(video)) return
  video.muted = true
  // Where autoplay is refused, the player starts it.
  video.play().catch(() => {})
  if (isSamePosition(video.currentTime, atSeconds)) showEarly(contentId, video, signal)
}

/** Resolves with the first frame, a failure or a timeout: other work of the page would compete for the main thread. */
export function waitForFirstFrame(contentId: ContentId): Promise<void> {
  const preloaded = peekPreloaded(contentId)
  if (!preloaded || hasFirstFrame(preloaded.video)) return Promise.resolve()
  return new Promise((resolve) => {
    preloaded.video.addEventListener('canplay', () => resolve(), { once: true })
    void preloaded.engine.then((ready) => ready ?? resolve())
    setTimeout(resolve, maxWaitMs)
  })
}

const hasFirstFrame = ({ readyState }: HTMLVideoElement) => readyState >= HTMLMediaElement.HAVE_FUTURE_DATA

function showEarly(contentId: ContentId, video: HTMLVideoElement, signal?: AbortSignal): void {
  video.className = styles.curtain
  // Overrides the intrinsic size of the video.
  Object.assign(video.style, { width: '100%', height: '100%' })
  document.body.append(video)
  const remove = () => { if (peekPreloaded(contentId)?.video === video) video.remove() }
  setTimeout(remove, maxShownMs)
  signal?.addEventListener('abort', remove)
}
