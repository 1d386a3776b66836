import type { Progress } from '@ott/activity'
import { titleStateQuery } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { WatchContext } from '@ott/playback'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { apiClient } from '../api/client.ts'
import { useAuth, useSession } from '../auth/use-auth.ts'
import { currentPlanAtom } from '../billing/plan-store.ts'
import { localProgress, noProgress } from './local-progress-store.ts'
import type { StoredProgress } from './local-progress-store.ts'

/** What the watch button needs to know about the user and one title. */
export function useWatchContext(titleId: ContentId): WatchContext {
  const auth = useAuth()
  const plan = useAtomValue(currentPlanAtom)
  const state = useTitleState(titleId)
  const local = useLocalProgress()
  if (auth.status === 'idle' || auth.status === 'pendingLogin') return 'pending'
  if (auth.status !== 'loggedIn') return { isLoggedIn: false, plan, progress: local }
  if (state.isPending && state.fetchStatus !== 'idle') return 'pending'
  return { isLoggedIn: true, plan, progress: state.data?.progress ?? [] }
}

/** The progress of one movie or episode; undefined if there is none or it is not loaded. */
export function progressOf(contentId: ContentId, watchContext: WatchContext): Progress | undefined {
  return watchContext === 'pending' ? undefined : watchContext.progress.find((each) => each.contentId === contentId)
}

/** Progress, watchlist, rating and reminder of the user for one title. */
export function useTitleState(titleId: ContentId) {
  const session = useSession()
  const profileId = session?.profileId ?? null
  return useQuery({
    ...titleStateQuery(apiClient, profileId ?? ('' as never), titleId),
    enabled: profileId !== null,
  })
}

/** Progress stored in this browser only; empty in server-rendered pages. */
export function useLocalProgress(): StoredProgress[] {
  return useSyncExternalStore((listener) => localProgress.subscribe(listener), () => localProgress.all(), () => noProgress)
}
