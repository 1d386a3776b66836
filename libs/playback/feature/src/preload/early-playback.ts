import type { ContentId } from '@ott/catalogue'
import * as styles from '../controls/loading-screen.css.ts'
import { isSamePlace, preparedFilm } from './preload.ts'

/** A player takes the picture over within a few frames; one that is late finds it where it left off. */
const shownAloneMs = 1000

/** A film that takes longer to its first picture does not keep its page waiting. */
const firstForMs = 500

/**
 * The page is on its way: what is ready runs already, unheard until its player comes and knows how loud. It is seen at
 * once if it stands where it was asked for, before the page that is left has made room; `left` says that nobody waits.
 */
export function beginPrepared(contentId: ContentId, atSeconds: number, left?: AbortSignal): void {
  const video = preparedFilm(contentId)?.video
  if (!video || !hasPicture(video)) return
  video.muted = true
  // Refused, it begins with its player.
  video.play().catch(() => {})
  if (isSamePlace(video.currentTime, atSeconds)) showBeforePage(contentId, video, left)
}

/**
 * When the film that is being made ready has its first picture, will have none, or takes its time. What else its page has
 * to do comes after that, or it would take the film's turns on the same thread.
 */
export function pictured(contentId: ContentId): Promise<void> {
  const film = preparedFilm(contentId)
  if (!film || hasPicture(film.video)) return Promise.resolve()
  return new Promise((resolve) => {
    film.video.addEventListener('canplay', () => resolve(), { once: true })
    void film.engine.then((ready) => ready ?? resolve())
    setTimeout(resolve, firstForMs)
  })
}

const hasPicture = ({ readyState }: HTMLVideoElement) => readyState >= HTMLMediaElement.HAVE_FUTURE_DATA

function showBeforePage(contentId: ContentId, video: HTMLVideoElement, left?: AbortSignal): void {
  video.className = styles.curtain
  // Its own size would count otherwise.
  Object.assign(video.style, { width: '100%', height: '100%' })
  document.body.append(video)
  const leave = () => { if (preparedFilm(contentId)?.video === video) video.remove() }
  setTimeout(leave, shownAloneMs)
  left?.addEventListener('abort', leave)
}
