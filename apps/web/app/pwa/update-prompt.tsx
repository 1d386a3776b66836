import { useQuery, useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '../store.ts'
import { dismissToast, showToast, toastsAtom } from '../toasts/toasts.ts'
import type { Toast } from '../toasts/toasts.ts'
import { updateReducer } from './update-state.ts'
import type { UpdateState, UpdateEvent } from './update-state.ts'
import { latestBuildQuery } from './latest-build.ts'

/** Outside of the page, so a dismissal outlasts a visit to the player. */
export const updateAtom = atom<UpdateState>({ is: 'none' })

const happened = (event: UpdateEvent) => store.set(updateAtom, (state) => updateReducer(state, event))

const offer: Toast = {
  type: 'info',
  messageId: 'update.available',
  action: { says: 'update.reload', onChoose: () => location.reload() },
  onDismiss: () => happened({ type: 'putAway' }),
}

/** Prompts to reload for a newer build, and reloads an error page that a missing chunk of the old build caused (WEB-26). */
export function UpdatePrompt({ own }: { own: string }) {
  const queries = useQueryClient()
  const { data: newest } = useQuery({ ...latestBuildQuery, initialData: own })
  const isOffered = useAtomValue(updateAtom).is === 'offered'
  const isSaid = useAtomValue(toastsAtom).some(({ messageId: says }) => says === offer.messageId)
  useEffect(() => {
    happened({ type: 'told', newest, own })
  }, [newest, own])

  useEffect(() => {
    let sent = own
    // Only an error page reloads; a viewer who went on to a video is not interrupted.
    const mend = () => {
      if (sent !== own && document.querySelector('[data-error-page]')) location.reload()
    }
    const ask = async () => {
      happened({ type: 'partMissing' })
      sent = await queries.fetchQuery({ ...latestBuildQuery, staleTime: 0 })
      mend()
    }
    const miss = () => void ask().catch(() => undefined)
    addEventListener('vite:preloadError', miss)
    return () => {
      removeEventListener('vite:preloadError', miss)
      // The answer may arrive before the error page renders.
      mend()
    }
  }, [queries, own])

  // Signing out clears toasts, and this one belongs to no user.
  useEffect(() => {
    if (isOffered && !isSaid) showToast(offer)
  }, [isOffered, isSaid])
  useEffect(() => (isOffered ? () => dismissToast(offer.messageId) : undefined), [isOffered])
  return null
}
