import type { Unfinished } from '@ott/catalogue-feature'
import { secondsToResume, shareWatched, standingOf } from '@ott/playback'
import { useToGoOnWith } from '../mine/my-lists.ts'
import { useLocale } from '../words/use-locale.ts'
import { watchPath } from './title-controls.tsx'

/** What this viewer has to go on with, and the way on, but for what was finished or set aside here since that was read. */
export function useUnfinished(): Unfinished[] {
  const locale = useLocale()
  const items = (useToGoOnWith().data ?? []).filter((item) => !item.isSetAside && standingOf(item, item.card.runLengthSeconds) !== 'finished')
  return items.map((item) => {
    const { card, contentId, seasonNumber, episodeNumber } = item
    const atSeconds = secondsToResume(item, card.runLengthSeconds)
    return {
      card,
      contentId,
      atSeconds,
      share: shareWatched(item, card.runLengthSeconds),
      secondsLeft: (card.runLengthSeconds ?? item.runtimeSeconds) - item.secondsWatched,
      episode: seasonNumber === null || episodeNumber === null ? null : { season: seasonNumber, number: episodeNumber },
      href: watchPath(locale, card.link, contentId, atSeconds),
    }
  })
}
