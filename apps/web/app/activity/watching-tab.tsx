import { ContinueWatchingGrid } from '@ott/activity-feature'
import { isErrorOrRetrying } from '@ott/api-client'
import { localePath } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { useLocale } from '../i18n/use-locale.ts'
import { useContinueWatching } from '../progress/use-continue-watching.ts'
import { usePreloadWatch } from '../routing/use-preload-watch.ts'
import { setDismissed } from './activity-actions.ts'
import { useContinueWatchingQuery } from './use-activity-queries.ts'

/** The titles to resume; a dismissal is shown at once and can be undone. */
export function WatchingTab({ profileId }: { profileId: ProfileId }) {
  const preload = usePreloadWatch()
  const query = useContinueWatchingQuery()
  const items = useContinueWatching(query.data ?? [])
  return (
    <ContinueWatchingGrid
      list={query.data
        ? { status: 'read', items, isLoadingMore: false, onLoadMore: null }
        : isErrorOrRetrying(query) ? { status: 'failed', isFetching: query.isFetching, onRetry: () => void query.refetch() } : { status: 'loading' }}
      browseHref={localePath(useLocale(), '/')}
      onDismiss={({ card }) => void setDismissed(profileId, card.id, true)}
      onIntent={({ card, contentId, atSeconds }) => preload(card.link, contentId, atSeconds)}
    />
  )
}
