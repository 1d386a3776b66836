import type { Call } from '@ott/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sessionHere } from '../auth/auth-store.ts'
import { useSession } from '../auth/use-auth.ts'
import { keepProgress, readProgressAgain, showProgress } from './save-progress.ts'
import type { LocalProgress } from './local-progress-store.ts'

/**
 * Keeps how far a film was watched; whoever leaves it finds the place everywhere as it was kept last (PLAY-28). What a
 * viewer watched is kept for nobody else, also where the film runs on after they have left.
 */
export function useKeepProgress(call: Call): (progress: LocalProgress, isLeaving: boolean) => void {
  const queries = useQueryClient()
  const profileId = useSession()?.profileId ?? null
  const [viewer, setViewer] = useState(profileId)
  if (viewer === null && profileId !== null) setViewer(profileId)
  const kept = useRef<Promise<unknown>>(Promise.resolve())

  // The player has kept its last place by then: it goes before the effects of the page.
  useEffect(() => () => void kept.current.then(() => readProgressAgain(queries)), [queries])

  return (progress, isLeaving) => {
    if (viewer !== null && sessionHere()?.profileId !== viewer) return
    if (profileId !== null) showProgress(queries, profileId, progress)
    kept.current = Promise.all([kept.current, keepProgress(call, profileId, progress, isLeaving)])
  }
}
