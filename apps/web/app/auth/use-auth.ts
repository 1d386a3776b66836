import { titleStateQuery } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { LoginState, Session } from '@ott/identity'
import type { Known } from '@ott/playback'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { localProgress, nothingKept } from '../progress/local-progress-store.ts'
import type { Kept } from '../progress/local-progress-store.ts'
import { call, currentPlanAtom, loginAtom } from './auth-store.ts'

export function useLogin(): LoginState {
  return useAtomValue(loginAtom)
}

/** The session of a viewer who is fully in; null while that is open, and for everybody else. */
export function useSession(): Session | null {
  const login = useLogin()
  return login.state === 'loggedIn' ? login.session : null
}

/** What the watch button needs to know of this viewer about one title. */
export function useKnown(titleId: ContentId): Known {
  const login = useLogin()
  const plan = useAtomValue(currentPlanAtom)
  const state = useTitleState(titleId)
  const local = useLocalProgress()
  if (login.state === 'idle' || login.state === 'pendingLogin') return 'pending'
  if (login.state !== 'loggedIn') return { isLoggedIn: false, plan, progress: local }
  if (state.isPending && state.fetchStatus !== 'idle') return 'pending'
  return { isLoggedIn: true, plan, progress: state.data?.progress ?? [] }
}

export function useTitleState(titleId: ContentId) {
  const session = useSession()
  const profileId = session?.profileId ?? null
  return useQuery({
    ...titleStateQuery(call, profileId ?? ('' as never), titleId),
    enabled: profileId !== null,
  })
}

/** What was watched and is in no account yet; nothing in what the server draws. */
export function useLocalProgress(): Kept[] {
  return useSyncExternalStore((listener) => localProgress.subscribe(listener), () => localProgress.all(), () => nothingKept)
}
