import { useQuery, useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '../store.ts'
import { dismissToast, showToast, toastsAtom } from '../toasts/toasts.ts'
import type { Toast } from '../toasts/toasts.ts'
import { updateReducer } from './update-state.ts'
import type { UpdateEvent, UpdateState } from './update-state.ts'
import { latestBuildQuery } from './latest-build.ts'

/** Outside React, so that a dismissal outlasts a visit to the player. */
export const updateAtom = atom<UpdateState>({ status: 'none' })

const dispatch = (event: UpdateEvent) => store.set(updateAtom, (state) => updateReducer(state, event))

const updateToast: Toast = {
  type: 'info',
  messageId: 'update.available',
  action: { labelId: 'update.reload', onChoose: () => location.reload() },
  onDismiss: () => dispatch({ type: 'dismissed' }),
}

/** Prompts to reload for a newer build, and reloads an error page that a missing chunk of the old build caused (WEB-26). */
export function UpdatePrompt({ own }: { own: string }) {
  const queries = useQueryClient()
  const { data: latest } = useQuery({ ...latestBuildQuery, initialData: own })
  const isOffered = useAtomValue(updateAtom).status === 'offered'
  const isShown = useAtomValue(toastsAtom).some(({ messageId }) => messageId === updateToast.messageId)
  useEffect(() => {
    dispatch({ type: 'buildFetched', latest, own })
  }, [latest, own])

  useEffect(() => {
    let deployed = own
    // Only an error page reloads; a user who went on to a video is not interrupted.
    const reloadErrorPage = () => {
      if (deployed !== own && document.querySelector('[data-error-page]')) location.reload()
    }
    const checkBuild = async () => {
      dispatch({ type: 'chunkMissing' })
      deployed = await queries.fetchQuery({ ...latestBuildQuery, staleTime: 0 })
      reloadErrorPage()
    }
    const onChunkMissing = () => void checkBuild().catch(() => undefined)
    addEventListener('vite:preloadError', onChunkMissing)
    return () => {
      removeEventListener('vite:preloadError', onChunkMissing)
      // The response may arrive before the error page renders.
      reloadErrorPage()
    }
  }, [queries, own])

  // Signing out clears toasts, and this one belongs to no user.
  useEffect(() => {
    if (isOffered && !isShown) showToast(updateToast)
  }, [isOffered, isShown])
  useEffect(() => (isOffered ? () => dismissToast(updateToast.messageId) : undefined), [isOffered])
  return null
}
