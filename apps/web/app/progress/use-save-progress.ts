import type { Call } from '@ott/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getSession } from '../auth/auth-store.ts'
import { useSession } from '../auth/use-auth.ts'
import { saveWatchProgress, refetchProgress, applyProgress } from './save-progress.ts'
import type { LocalProgress } from './local-progress-store.ts'

/**
 * Saves watch progress, and refetches it everywhere when the player closes (PLAY-28). Progress is saved only for the user who
 * started the player, even if it plays on after a sign-out.
 */
export function useSaveProgress(call: Call): (progress: LocalProgress, isLeaving: boolean) => void {
  const queries = useQueryClient()
  const profileId = useSession()?.profileId ?? null
  const [owner, setOwner] = useState(profileId)
  if (owner === null && profileId !== null) setOwner(profileId)
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  // By then the player has saved its last position: its layout effects are cleaned up first.
  useEffect(() => () => void saving.current.then(() => refetchProgress(queries)), [queries])

  return (progress, isLeaving) => {
    if (owner !== null && getSession()?.profileId !== owner) return
    if (profileId !== null) applyProgress(queries, profileId, progress)
    saving.current = Promise.all([saving.current, saveWatchProgress(call, profileId, progress, isLeaving)])
  }
}
