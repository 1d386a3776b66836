import { RatingChoice } from '@ott/catalogue-feature'
import type { Title } from '@ott/catalogue'
import { localePath } from '@ott/i18n'
import type { Rating } from '@ott/playback'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../navigation/links.ts'
import { useBackground } from '../navigation/over.ts'
import type { Over } from '../navigation/over.ts'
import { useLogin, useSession, useTitleState } from '../session/use-viewer.ts'
import { dismissToast, sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../words/use-locale.ts'
import { changeRating } from './my-changes.ts'
import { wishIn } from './my-wish.ts'
import type { Wished } from './my-wish.ts'

/** Rating asks a stranger to sign in first, and the title is rated afterwards (LIST-5). */
export default function MyRating({ title, takesWish }: { title: Title; takesWish: boolean }) {
  const locale = useLocale()
  const login = useLogin()
  const profileId = useSession()?.profileId
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const background = useBackground()
  const { data, isPending } = useTitleState(title.id)
  const rating = data?.rating ?? null
  const here = localePath(locale, title.link)

  async function rate(wanted: Rating | null) {
    if (login.state === 'loggedOut') {
      if (wanted === null) return
      const over: Over & Wished = { over: background ?? pathname + search, from: pathname + search, wish: wanted }
      await navigate(loginPath(locale, here), { state: over, preventScrollReset: true })
      return
    }
    if (!profileId) return
    dismissToast('my.nowHidden')
    if (wanted === 'not for me') {
      sayToast({ type: 'success', says: 'my.nowHidden', action: { says: 'my.undo', onChoose: () => void changeRating(profileId, title, rating) } })
    }
    await changeRating(profileId, title, wanted)
  }

  const kept = takesWish && pathname === here ? wishIn(state) : null
  const wish = kept === 'reminder' ? null : kept
  // What it is now is known by then: taking the wish back leads there.
  const isReady = profileId != null && !isPending
  const fulfil = useEffectEvent((wanted: Rating) => {
    void navigate(pathname, { replace: true, state: background === null ? null : { over: background }, preventScrollReset: true })
    void rate(wanted)
  })
  useEffect(() => {
    if (wish && isReady) fulfil(wish)
  }, [wish, isReady])

  return <RatingChoice rating={rating} onRate={(wanted) => void rate(wanted)} />
}
