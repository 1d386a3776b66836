import type { ContentId } from '@ott/catalogue'
import * as styles from './curtain.css.ts'
import { isSamePlace, preparedPicture } from './prepare.ts'

/** A player takes the picture over within a few frames; one that is late finds it where it left off. */
const shownAloneMs = 1000

/**
 * The page is on its way: what is ready runs already, unheard until its player comes and knows how loud. It is seen at
 * once if it stands where it was asked for, before the page that is left has made room; `left` says that nobody waits.
 */
export function beginPrepared(contentId: ContentId, atSeconds: number, left: AbortSignal): void {
  const video = preparedPicture(contentId)
  if (!video || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return
  video.muted = true
  // Refused, it begins with its player.
  video.play().catch(() => {})
  if (isSamePlace(video.currentTime, atSeconds)) showBeforePage(contentId, video, left)
}

function showBeforePage(contentId: ContentId, video: HTMLVideoElement, left: AbortSignal): void {
  video.className = styles.curtain
  // Its own size would count otherwise.
  Object.assign(video.style, { width: '100%', height: '100%' })
  document.body.append(video)
  const leave = () => { if (preparedPicture(contentId) === video) video.remove() }
  setTimeout(leave, shownAloneMs)
  left.addEventListener('abort', leave)
}
