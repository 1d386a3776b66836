import type { ContentId } from '@ott/catalogue'
import { preparedPicture } from './prepare.ts'

/** The page is on its way: what is ready runs already, unheard until its player comes and knows how loud. */
export function beginPrepared(contentId: ContentId): void {
  const video = preparedPicture(contentId)
  if (!video || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return
  video.muted = true
  // Refused, it begins with its player.
  video.play().catch(() => {})
}
