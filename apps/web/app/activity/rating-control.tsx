import type { Rating } from '@ott/activity'
import { LikeButton, RatingChoice } from '@ott/activity-feature'
import type { RatingChoiceProps } from '@ott/activity-feature'
import type { Title } from '@ott/catalogue'
import { useSession, useTitleState } from '../auth/use-auth.ts'
import { dismissToast, sayToast } from '../toasts/toasts.ts'
import { changeRating } from './mutation-queue.ts'
import { useWish } from '../auth/pending-action.ts'

const ratings: readonly Rating[] = ['like', 'love', 'not for me']

const toldOf = { 'like': 'my.nowLiked', 'love': 'my.nowLoved', 'not for me': 'my.nowHidden', 'none': 'my.nowUnrated' } as const

/** How the viewer finds a title, in all its degrees. */
export default function MyRating({ title, takesWish }: { title: Title; takesWish: boolean }) {
  return <RatingChoice {...useRating(title, takesWish)} />
}

/** The one of them for which a card has room. */
export function MyLike({ title }: { title: Title }) {
  return <LikeButton {...useRating(title, false)} />
}

/** Rating asks a stranger to sign in first, and the title is rated afterwards; each rating is taken back by its toast (LIST-5). */
function useRating(title: Title, takesWish: boolean): RatingChoiceProps {
  const profileId = useSession()?.profileId
  const { data, isPending } = useTitleState(title.id)
  const rating = data?.rating ?? null
  const wish = useWish({ title, mine: ratings, takesWish, fulfil: (wished) => void rate(wished) })

  async function rate(wanted: Rating | null) {
    // Before it is known what it was, nothing could be taken back.
    if (!profileId || isPending) return wanted === null ? undefined : wish(wanted)
    for (const says of Object.values(toldOf)) dismissToast(says)
    const back = () => void changeRating(profileId, title, rating)
    sayToast({ type: 'success', says: toldOf[wanted ?? 'none'], action: { says: 'my.undo', onChoose: back } })
    await changeRating(profileId, title, wanted)
  }

  return { rating, onRate: (wanted) => void rate(wanted) }
}
