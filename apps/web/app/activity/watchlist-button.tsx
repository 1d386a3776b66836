import type { Card } from '@ott/catalogue'
import { WatchlistButton } from '@ott/activity-feature'
import type { WatchlistButtonProps } from '@ott/activity-feature'
import { usePendingAction } from '../auth/pending-action.ts'
import { useSession } from '../auth/use-auth.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { useTitleState } from '../progress/use-watch-context.ts'
import { dismissToast, showToast } from '../toasts/toasts.ts'
import { loadActivity } from './load-activity.ts'

type WatchlistControlProps = {
  card: Card
  look: WatchlistButtonProps['look']
  /** Whether the title itself is on top: then this button fulfils a pending action to add it. */
  isCurrent?: boolean
}

/** Adding while signed out opens sign-in and adds the title afterwards (PLAY-17). A toast confirms each change (LIST-120). */
export function WatchlistControl({ card, look, isCurrent = false }: WatchlistControlProps) {
  const profileId = useSession()?.profileId
  const isEnabled = useIsEnabled('watchList')
  const { data, isPending } = useTitleState(card.id)
  const isInList = data?.isInWatchList ?? false
  const askToSignIn = usePendingAction({
    title: card,
    actions: isEnabled ? ['list'] : [],
    isCurrent,
    isStateKnown: !isPending,
    onFulfilled: () => { if (!isInList) void change(true) },
  })

  async function change(isAdding: boolean) {
    if (!profileId) return askToSignIn('list')
    await loadActivity().then(
      ({ setInWatchlist }) => {
        dismissToast(isAdding ? 'watchlist.removed' : 'watchlist.saved')
        showToast({ type: 'success', messageId: isAdding ? 'watchlist.saved' : 'watchlist.removed' })
        return setInWatchlist(profileId, card, isAdding)
      },
      () => showToast({ type: 'error', messageId: 'toast.listFailed' }),
    )
  }

  return isEnabled && <WatchlistButton titleName={card.title} isInList={isInList} look={look} onChange={(isAdding) => void change(isAdding)} />
}
