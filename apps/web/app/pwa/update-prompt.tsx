import { useQuery, useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '../store.ts'
import { dismissToast, sayToast, toastsAtom } from '../toasts/toasts.ts'
import type { Toast } from '../toasts/toasts.ts'
import { newBuild } from './update-state.ts'
import type { NewBuild, NewBuildEvent } from './update-state.ts'
import { newestBuildQuery } from './latest-build.ts'

/** It outlives a page: what was put away before a film stays so after it. */
export const newBuildAtom = atom<NewBuild>({ is: 'none' })

const happened = (event: NewBuildEvent) => store.set(newBuildAtom, (state) => newBuild(state, event))

const offer: Toast = {
  type: 'info',
  says: 'newBuild.isHere',
  action: { says: 'newBuild.reload', onChoose: () => location.reload() },
  onPutAway: () => happened({ type: 'putAway' }),
}

/**
 * Offers a newer build of the site than the page's own, and brings it to whoever finds an error in place of a page because
 * a part of the old one is gone (WEB-26).
 */
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
    // What could not be drawn without that part has made way for an error page; whoever went on to a film goes on with it.
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
      // The server may have answered before the error page came.
      mend()
    }
  }, [queries, own])

  // Whoever signs out leaves no message behind, and this one is nobody's.
  useEffect(() => {
    if (isOffered && !isSaid) sayToast(offer)
  }, [isOffered, isSaid])
  useEffect(() => (isOffered ? () => dismissToast(offer.says) : undefined), [isOffered])
  return null
}
