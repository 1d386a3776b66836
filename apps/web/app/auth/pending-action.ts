import type { Rating } from '@ott/activity'
import type { Card } from '@ott/catalogue'
import { localePath } from '@ott/i18n'
import type { LoginState } from '@ott/identity'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { deviceLimitPath, loginPath } from '../routing/paths.ts'
import { drawnBelow } from '../routing/modal-location.ts'
import type { Over } from '../routing/modal-location.ts'
import { useLogin, useSession, useTitleState } from './use-auth.ts'
import { placeNow } from '../title/instant-navigation.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** A rating, to have a title on the list, or to be told when it is out. */
export type Wish = Rating | 'list' | 'reminder'

const wishes: readonly unknown[] = ['like', 'love', 'not for me', 'list', 'reminder'] satisfies Wish[]
const isWish = (word: unknown): word is Wish => wishes.includes(word)

/** What a history entry keeps for a stranger who pressed for it and was asked to sign in. No address holds it: anybody may write those. */
type Wished = { wish: Wish }

/** What is wished for in what a history entry holds, which may be anything; null for nothing. */
export function wishIn(state: unknown): Wish | null {
  return state && typeof state === 'object' && 'wish' in state && isWish(state.wish) ? state.wish : null
}

export type Wishes<Mine extends Wish> = {
  title: Pick<Card, 'id' | 'link'>
  /** Those that this control fulfils. */
  mine: readonly Mine[]
  /** Where the title itself stands on top: there its wish comes true. */
  takesWish: boolean
  fulfil: (wish: Mine) => void
}

/** Whether somebody is known not to be in: a stranger, or whoever is one device too many. */
const isOut = ({ state }: LoginState): boolean => state === 'loggedOut' || state === 'deviceLimitExceeded'

/**
 * Answers what is wished for by somebody who is not in: it asks a stranger to sign in first, and whoever is one device too
 * many to make room; back at the title they have it, once. While it is not known who is here, the last wish waits for that.
 */
export function useWish<Mine extends Wish>({ title, mine, takesWish, fulfil }: Wishes<Mine>): (wish: Mine) => Promise<void> {
  const locale = useLocale()
  const navigate = useNavigate()
  const location = useLocation()
  const isIn = useSession()?.profileId != null
  const login = useLogin()
  const waiting = useRef<Mine | null>(null)
  const { isPending } = useTitleState(title.id)
  const here = localePath(locale, title.link)

  const kept = takesWish && location.pathname === here ? wishIn(location.state) : null
  const wish = mine.find((each) => each === kept)
  // What it is now is known by then: taking the wish back leads there.
  const isReady = isIn && !isPending
  const comeTrue = useEffectEvent((wished: Mine) => {
    const background = drawnBelow(location.state)
    void navigate(here, { replace: true, state: background === null ? null : { over: background }, preventScrollReset: true })
    fulfil(wished)
  })
  useEffect(() => {
    if (wish && isReady) comeTrue(wish)
  }, [wish, isReady])

  const isKnown = isReady || isOut(login)
  const goOn = useEffectEvent(() => {
    const wished = waiting.current
    waiting.current = null
    if (wished && isReady) fulfil(wished)
    else if (wished) void ask(wished)
  })
  useEffect(() => {
    if (isKnown) goOn()
  }, [isKnown])

  async function ask(wished: Mine) {
    if (!isOut(login)) {
      waiting.current = wished
      return
    }
    if (login.state === 'deviceLimitExceeded') return navigate(deviceLimitPath(locale, here), { state: { wish: wished } satisfies Wished })
    const { pathname, search, state } = placeNow(location)
    const over: Over & Wished = { over: drawnBelow(state) ?? pathname + search, from: pathname + search, wish: wished }
    await navigate(loginPath(locale, here), { state: over, preventScrollReset: true })
  }
  return ask
}
