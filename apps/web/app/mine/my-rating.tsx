import { RatingChoice } from '@ott/catalogue-feature'
import type { Title } from '@ott/catalogue'
import type { Rating } from '@ott/playback'
import { useSession, useTitleState } from '../session/use-viewer.ts'
import { dismissToast, sayToast } from '../toasts/toasts.ts'
import { changeRating } from './my-changes.ts'
import { useWish } from './wish.ts'

const ratings: readonly Rating[] = ['like', 'love', 'not for me']

/** Rating asks a stranger to sign in first, and the title is rated afterwards (LIST-5). */
export default function MyRating({ title, takesWish }: { title: Title; takesWish: boolean }) {
  const profileId = useSession()?.profileId
  const rating = useTitleState(title.id).data?.rating ?? null
  const wish = useWish({ title, mine: ratings, takesWish, fulfil: (wished) => void rate(wished) })

  async function rate(wanted: Rating | null) {
    if (!profileId) return wanted === null ? undefined : wish(wanted)
    dismissToast('my.nowHidden')
    if (wanted === 'not for me') {
      sayToast({ type: 'success', says: 'my.nowHidden', action: { says: 'my.undo', onChoose: () => void changeRating(profileId, title, rating) } })
    }
    await changeRating(profileId, title, wanted)
  }

  return <RatingChoice rating={rating} onRate={(wanted) => void rate(wanted)} />
}
