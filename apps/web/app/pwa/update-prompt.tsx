import { useQuery, useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '../store.ts'
import { dismissToast, sayToast, toastsAtom } from '../toasts/toasts.ts'
import type { Toast } from '../toasts/toasts.ts'
import { newBuild } from './update-state.ts'
import type { NewBuild, NewBuildEvent } from './update-state.ts'
import { newestBuildQuery } from './latest-build.ts'

/** Outside of the page, so a dismissal outlasts a visit to the player. */
export const newBuildAtom = atom<NewBuild>({ is: 'none' })

const happened = (event: NewBuildEvent) => store.set(newBuildAtom, (state) => newBuild(state, event))

const offer: Toast = {
  type: 'info',
  says: 'newBuild.isHere',
  action: { says: 'newBuild.reload', onChoose: () => location.reload() },
  onPutAway: () => happened({ type: 'putAway' }),
}

/** Prompts to reload for a newer build, and reloads an error page that a missing chunk of the old build caused (WEB-26). */
export function NewBuildOffer({ own }: { own: string }) {
  const queries = useQueryClient()
  const { data: newest } = useQuery({ ...newestBuildQuery, initialData: own })
  const isOffered = useAtomValue(newBuildAtom).is === 'offered'
  const isSaid = useAtomValue(toastsAtom).some(({ says }) => says === offer.says)
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
      sent = await queries.fetchQuery({ ...newestBuildQuery, staleTime: 0 })
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
    if (isOffered && !isSaid) sayToast(offer)
  }, [isOffered, isSaid])
  useEffect(() => (isOffered ? () => dismissToast(offer.says) : undefined), [isOffered])
  return null
}
