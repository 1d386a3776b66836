import type { Card } from '@ott/catalogue'
import { WatchListButton } from '@ott/activity-feature'
import type { WatchListButtonProps } from '@ott/activity-feature'
import { useWish } from '../auth/pending-action.ts'
import { useSession } from '../auth/use-auth.ts'
import { useIsOffered } from '../platform/feature-flags.ts'
import { useTitleState } from '../progress/use-viewer-state.ts'
import { sayToast } from '../toasts/toasts.ts'
import { changes } from './load-activity.ts'

export type ListButtonProps = {
  card: Card
  look: WatchListButtonProps['look']
  /** Whether the title itself is on top: then this button fulfils a pending action to add it. */
  takesWish?: boolean
}

/** Adding while signed out opens sign-in and adds the title afterwards (PLAY-17). */
export function ListButton({ card, look, takesWish = false }: ListButtonProps) {
  const profileId = useSession()?.profileId
  const isOffered = useIsOffered('watchList')
  const { data, isPending } = useTitleState(card.id)
  const isInList = data?.isInWatchList ?? false
  const askToSignIn = useWish({
    title: card,
    actions: isOffered ? ['list'] : [],
    isCurrent: takesWish,
    isStateKnown: !isPending,
    onFulfilled: () => { if (!isInList) void change(true) },
  })

  async function change(isWanted: boolean) {
    if (!profileId) return askToSignIn('list')
    await changes().then(
      ({ changeList }) => changeList(profileId, card, isWanted),
      () => sayToast({ type: 'error', says: 'toast.listFailed' }),
    )
  }

  return isOffered && <WatchListButton titleName={card.title} isInList={isInList} look={look} onChange={(isWanted) => void change(isWanted)} />
}
