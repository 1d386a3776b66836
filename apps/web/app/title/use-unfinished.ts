import type { Unfinished } from '@ott/catalogue-feature'
import { continueWatching, shareWatched } from '@ott/playback'
import { useHistory } from '../session/use-viewer.ts'
import { useLocale } from '../words/use-locale.ts'
import { watchPath } from './title-controls.tsx'

/** What this viewer left unfinished, with the way on. */
export function useUnfinished(): Unfinished[] {
  const locale = useLocale()
  const items = (useHistory().data ?? []).map((item) => ({ ...item, titleId: item.card.id, runLengthSeconds: item.card.runLengthSeconds }))
  return continueWatching(items).map((item) => {
    const length = item.runLengthSeconds ?? item.runtimeSeconds
    return {
      card: item.card,
      contentId: item.contentId,
      atSeconds: item.secondsWatched,
      share: shareWatched(item, item.runLengthSeconds) ?? 0,
      secondsLeft: length - item.secondsWatched,
      episode: item.seasonNumber === null || item.episodeNumber === null ? null : { season: item.seasonNumber, number: item.episodeNumber },
      href: watchPath(locale, item.card.link, item.contentId, item.secondsWatched),
    }
  })
}
