import type { Rating } from '@ott/activity'
import { LikeButton, RatingChoice } from '@ott/activity-feature'
import type { RatingChoiceProps } from '@ott/activity-feature'
import type { Title } from '@ott/catalogue'
import { usePendingAction } from '../auth/pending-action.ts'
import { useSession } from '../auth/use-auth.ts'
import { useTitleState } from '../progress/use-watch-context.ts'
import { dismissToast, showToast } from '../toasts/toasts.ts'
import { setRating } from './activity-actions.ts'

const ratings: readonly Rating[] = ['like', 'love', 'not for me']

const confirmations = { 'like': 'rating.likeSaved', 'love': 'rating.loveSaved', 'not for me': 'rating.notForMeSaved', 'none': 'rating.removed' } as const

/** All ratings of a title to choose from. */
export default function RatingControl({ title, isCurrent }: { title: Title; isCurrent: boolean }) {
  return <RatingChoice {...useRating(title, isCurrent)} />
}

/** A single like button, for cards. */
export function LikeControl({ title }: { title: Title }) {
  return <LikeButton {...useRating(title, false)} />
}

/** Rating while signed out opens sign-in and rates the title afterwards; the toast of each rating undoes it (LIST-5). */
function useRating(title: Title, isCurrent: boolean): RatingChoiceProps {
  const profileId = useSession()?.profileId
  const { data, isPending } = useTitleState(title.id)
  const rating = data?.rating ?? null
  const askToSignIn = usePendingAction({ title, actions: ratings, isCurrent, isStateKnown: !isPending, onFulfilled: (pending) => void rate(pending) })

  async function rate(wanted: Rating | null) {
    // Without the present rating nothing could be undone.
    if (!profileId || isPending) return wanted === null ? undefined : askToSignIn(wanted)
    for (const id of Object.values(confirmations)) dismissToast(id)
    const undo = () => void setRating(profileId, title, rating, wanted)
    showToast({ type: 'success', messageId: confirmations[wanted ?? 'none'], action: { labelId: 'activity.undo', onChoose: undo } })
    await setRating(profileId, title, wanted, rating)
  }

  return { rating, onRate: (wanted) => void rate(wanted) }
}
