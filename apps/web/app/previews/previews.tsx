import { userQuery } from '@ott/api-client'
import { media, useDialogIsOpen } from '@ott/design-system'
import { wantsPreviews } from '@ott/playback'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { beInstallable } from '../pwa/register-service-worker.ts'
import { NewBuildOffer } from '../pwa/update-prompt.tsx'
import { ownBuild } from '../pwa/latest-build.ts'
import { matchPage } from '../routing/pages.ts'
import { useIsOffered } from '../platform/feature-flags.ts'
import { loginAtom, sessionHere } from '../auth/auth-store.ts'
import { call } from '../api/client.ts'
import { useLogin } from '../auth/use-auth.ts'
import { store } from '../store.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { CardPreviews } from './hover-card-controller.tsx'
import { forgetChoices, previewHappened } from './preview-store.ts'
import type { Holder } from './preview-store.ts'

/** What no page waits for as it arrives: previews, the installing of the site, messages, and the offer of a newer build of it. */
export default function WhatCanWait() {
  const locale = useLocale()
  useEffect(beInstallable, [])
  // When a message is wanted, the server may have its place and its words no more, or cannot be reached.
  useEffect(() => void Promise.all([import('../toasts/toast-list.tsx'), loadAllMessages(locale)]).catch(() => undefined), [locale])
  return (
    <>
      <Previews />
      {ownBuild !== null && <NewBuildOffer own={ownBuild} />}
    </>
  )
}

/** What speaks against trailers that play by themselves, and those of the cards. */
export function Previews() {
  useHold('dialog', useDialogIsOpen())
  useHold('film', useFilmIsComing())
  useHold('away', useSyncExternalStore(onVisibility, () => document.hidden))
  const isOffered = useIsOffered('previews')
  const wishes = { prefersStill: usePrefersStill(), savesData: useSavesData(), autoplays: useAutoplays() }
  useHold('wishes', !isOffered || !wantsPreviews(wishes))
  useEffect(forgetWhoLeaves, [])
  return <CardPreviews />
}

function useHold(by: Holder, isHeld: boolean): void {
  useEffect(() => {
    previewHappened({ type: isHeld ? 'held' : 'released', by })
  }, [by, isHeld])
}

function forgetWhoLeaves(): () => void {
  let viewer = sessionHere()?.userId
  return store.sub(loginAtom, () => {
    const before = viewer
    viewer = sessionHere()?.userId
    if (before !== undefined && viewer !== before) forgetChoices()
  })
}

/** A film is seen before its page: what moves on the page that is left has no part in it. */
function useFilmIsComing(): boolean {
  const { location } = useNavigation()
  return location !== undefined && matchPage(location.pathname).params.contentId !== undefined
}

/** Of the profile; a stranger has none. Null until it was read. */
function useAutoplays(): boolean | null {
  const { state } = useLogin()
  const { data: user } = useQuery({ ...userQuery(call), enabled: state === 'loggedIn' })
  if (state === 'loggedOut') return true
  return state === 'loggedIn' && user ? user.autoplayTrailer : null
}

function usePrefersStill(): boolean {
  return useSyncExternalStore(onMotion, () => matchMedia(media.still).matches)
}

/** Not every browser says. */
type Connection = EventTarget & { saveData?: boolean }

const connection = () => (navigator as { connection?: Connection }).connection

function useSavesData(): boolean {
  return useSyncExternalStore(onConnection, () => connection()?.saveData ?? false)
}

const onVisibility = (changed: () => void) => listen(document, 'visibilitychange', changed)
const onMotion = (changed: () => void) => listen(matchMedia(media.still), 'change', changed)
const onConnection = (changed: () => void) => listen(connection(), 'change', changed)

function listen(target: EventTarget | undefined, type: string, changed: () => void): () => void {
  target?.addEventListener(type, changed)
  return () => target?.removeEventListener(type, changed)
}
