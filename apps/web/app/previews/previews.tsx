import { userQuery } from '@ott/api-client'
import { media, useDialogIsOpen } from '@ott/design-system'
import { wantsPreviews } from '@ott/playback'
import { connection, savesData } from '@ott/playback-feature'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { matchPage } from '../routing/pages.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { authAtom, getSession } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { useAuth } from '../auth/use-auth.ts'
import { store } from '../store.ts'
import { HoverCardController } from './hover-card-controller.tsx'
import { resetPreviews, dispatchPreview } from './preview-store.ts'
import type { SuspendReason } from './preview-store.ts'

/** Suspends previews for all reasons, and mounts the hover cards. */
export function Previews() {
  useSuspend('dialog', useDialogIsOpen())
  useSuspend('film', useFilmIsComing())
  useSuspend('away', useSyncExternalStore(onVisibility, () => document.hidden))
  const isOffered = useIsEnabled('previews')
  const wishes = { prefersStill: usePrefersStill(), savesData: useSavesData(), autoplays: useAutoplays() }
  useSuspend('wishes', !isOffered || !wantsPreviews(wishes))
  useEffect(forgetWhoLeaves, [])
  return <HoverCardController />
}

function useSuspend(by: SuspendReason, isSuspended: boolean): void {
  useEffect(() => {
    dispatchPreview({ type: isSuspended ? 'suspended' : 'resumed', by })
  }, [by, isSuspended])
}

function forgetWhoLeaves(): () => void {
  let userId = getSession()?.userId
  return store.sub(authAtom, () => {
    const before = userId
    userId = getSession()?.userId
    if (before !== undefined && userId !== before) resetPreviews()
  })
}

/** The video shows before its page, so previews of the previous page must not play under it. */
function useFilmIsComing(): boolean {
  const { location } = useNavigation()
  return location !== undefined && matchPage(location.pathname).params.contentId !== undefined
}

/** A profile setting, which signed-out users lack. Null until it is loaded. */
function useAutoplays(): boolean | null {
  const { status: state } = useAuth()
  const { data: user } = useQuery({ ...userQuery(apiClient), enabled: state === 'loggedIn' })
  if (state === 'loggedOut') return true
  return state === 'loggedIn' && user ? user.autoplayTrailer : null
}

function usePrefersStill(): boolean {
  return useSyncExternalStore(onMotion, () => matchMedia(media.still).matches)
}

function useSavesData(): boolean {
  return useSyncExternalStore(onConnection, savesData)
}

const onVisibility = (changed: () => void) => listen(document, 'visibilitychange', changed)
const onMotion = (changed: () => void) => listen(matchMedia(media.still), 'change', changed)
const onConnection = (changed: () => void) => listen(connection(), 'change', changed)

function listen(target: EventTarget | undefined, type: string, changed: () => void): () => void {
  target?.addEventListener(type, changed)
  return () => target?.removeEventListener(type, changed)
}
