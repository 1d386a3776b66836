import type { Card } from '@ott/catalogue'
import { localePath } from '@ott/i18n'
import type { AuthState } from '@ott/identity'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'
import { renderedBackground } from '../routing/modal-location.ts'
import type { ModalState } from '../routing/modal-location.ts'
import { deviceLimitPath, loginPath } from '../routing/paths.ts'
import { useAuth, useSession } from './use-auth.ts'

const actions = ['like', 'love', 'not for me', 'list', 'reminder'] as const

/** A pending action on a title: rate it, add it to the watchlist, or set a release reminder. */
type PendingAction = (typeof actions)[number]

/** In a history entry until the user is signed in. It is never in the URL, so a crafted link cannot trigger it. */
type PendingState = { pendingAction: PendingAction }

/** In the history entry where it was performed. */
const fulfilledState = { isFulfilled: true }

/** Whether a history state belongs to an action in progress or just performed, whose confirmation a prompt would hide (ID-120). */
export function hasAction(state: unknown): boolean {
  return pendingActionIn(state) !== null || (typeof state === 'object' && state !== null && 'isFulfilled' in state)
}

/** The pending action of a history state, which may hold anything. */
export function pendingActionIn(state: unknown): PendingAction | null {
  if (!state || typeof state !== 'object' || !('pendingAction' in state)) return null
  return actions.find((action) => action === state.pendingAction) ?? null
}

type PendingActionOptions<Action extends PendingAction> = {
  title: Pick<Card, 'id' | 'link'>
  /** The actions that this control performs. */
  actions: readonly Action[]
  /** Whether this title is the topmost content of its page, where a pending action is performed. */
  isCurrent: boolean
  /** Whether the user's state for the title is loaded, without which the action could not be undone. */
  isStateKnown: boolean
  onFulfilled: (action: Action) => void
}

const isSignedOutOrLimited = ({ status }: AuthState): boolean => status === 'loggedOut' || status === 'deviceLimitExceeded'

/**
 * Sends a signed-out user to sign-in, or to the device limit, and performs the action once they are back at the title. While
 * the auth state is unknown, the last action waits for it.
 */
export function usePendingAction<Action extends PendingAction>(options: PendingActionOptions<Action>): (action: Action) => Promise<void> {
  const { title, isCurrent, isStateKnown, onFulfilled } = options
  const locale = useLocale()
  const navigate = useNavigate()
  const location = useLocation()
  const isSignedIn = useSession()?.profileId != null
  const auth = useAuth()
  const deferred = useRef<Action | null>(null)
  const here = localePath(locale, title.link)

  const pending = isCurrent && location.pathname === here ? pendingActionIn(location.state) : null
  const action = options.actions.find((each) => each === pending)
  const isReady = isSignedIn && isStateKnown
  const fulfil = useEffectEvent((fulfilled: Action) => {
    const background = renderedBackground(location.state)
    void navigate(here, { replace: true, state: background === null ? fulfilledState : { ...fulfilledState, over: background }, preventScrollReset: true })
    onFulfilled(fulfilled)
  })
  useEffect(() => {
    if (action && isReady) fulfil(action)
  }, [action, isReady])

  const isAuthKnown = isReady || isSignedOutOrLimited(auth)
  const performDeferred = useEffectEvent(() => {
    const last = deferred.current
    deferred.current = null
    if (last && isReady) onFulfilled(last)
    else if (last) void ask(last)
  })
  useEffect(() => {
    if (isAuthKnown) performDeferred()
  }, [isAuthKnown])

  async function ask(pendingAction: Action) {
    if (!isSignedOutOrLimited(auth)) {
      deferred.current = pendingAction
      return
    }
    if (auth.status === 'deviceLimitExceeded') return navigate(deviceLimitPath(locale, here), { state: { pendingAction } satisfies PendingState })
    const { pathname, search, state } = location
    const signInState: ModalState & PendingState = { over: renderedBackground(state) ?? pathname + search, from: pathname + search, pendingAction }
    await navigate(loginPath(locale, here), { state: signInState, preventScrollReset: true })
  }
  return ask
}
