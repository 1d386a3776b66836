import { secondsLeft, secondsToResume, shareWatched, watchStatus } from '@ott/activity'
import type { ContinueWatchingItem } from '@ott/activity-feature'
import type { HistoryItem } from '@ott/api-client'
import { videoLength } from '@ott/catalogue'
import { localePath } from '@ott/i18n'
import { presumedAccess } from '@ott/playback'
import { useAtomValue } from 'jotai'
import { usePlatform } from '../api/use-platform.ts'
import { currentPlanAtom } from '../billing/plan-store.ts'
import { useAuth } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { watchPath } from '../routing/paths.ts'

/**
 * Continue-watching cards, without those finished or dismissed since they were fetched. A card links to the watch page,
 * or without access to its title page, which explains the requirement (PLAY-41).
 */
export function useContinueWatching(history: HistoryItem[]): ContinueWatchingItem[] {
  const locale = useLocale()
  const isLoggedIn = useAuth().status === 'loggedIn'
  const plan = useAtomValue(currentPlanAtom)
  const { now } = usePlatform()
  const items = history.filter((item) => !item.isDismissed && watchStatus(item, videoLength(item.card)) !== 'finished')
  return items.map((item) => {
    const { card, contentId, seasonNumber, episodeNumber, accessTerms } = item
    const atSeconds = secondsToResume(item, videoLength(card))
    const share = shareWatched(item, videoLength(card))
    const isPlayable = !accessTerms || presumedAccess(accessTerms, { isLoggedIn, plan }, now()).allowed
    return {
      card,
      contentId,
      atSeconds,
      share,
      secondsLeft: secondsLeft(share, item.runLengthSeconds),
      episode: seasonNumber === null || episodeNumber === null ? null : { season: seasonNumber, number: episodeNumber },
      href: isPlayable ? watchPath(locale, card.link, contentId, atSeconds) : localePath(locale, card.link),
      isPlayable,
    }
  })
}
