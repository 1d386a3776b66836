import { previewPlayer, previewsAreStopped } from '@ott/playback'
import type { PreviewEvent, PreviewPlayer } from '@ott/playback'
import { atom } from 'jotai'
import { tabStorage } from '../platform/storage.ts'
import { store } from '../store.ts'

/** Why previews are suspended: a dialog, a navigation to the player, a hidden tab, or the settings of user or operator. */
export type SuspendReason = 'dialog' | 'film' | 'away' | 'wishes'

/** In session storage: stopped previews stay stopped over a reload and a language switch, which loads a document (PREV-2). */
const stoppedKey = 'trailers-stopped'

/** Which element autoplays a trailer; none does before the viewer's settings are known. */
export const previewAtom = atom<PreviewPlayer>({ status: 'suspended', by: ['wishes' satisfies SuspendReason], before: { status: wereStopped() ? 'stopped' : 'idle' } })

/** Previews start muted; unmuting one unmutes those after it. */
export const isMutedAtom = atom(true)

/** The trailer of the visible hero; one that is over does not restart by itself. */
export const heroAtom = atom<'none' | 'waiting' | 'started' | 'over'>('none')

/** Whether the page's hero is one of a carousel, whose button also pauses trailers. */
export const hasCarouselAtom = atom(false)

/** Disabled by settings, which unlike a dialog do not end, so there is nothing to start or to stop. */
export function isDisabled(state: PreviewPlayer): boolean {
  return state.status === 'suspended' && state.by.includes('wishes' satisfies SuspendReason)
}

/** The next user starts without the choices of the previous one (SES-16). */
export function resetPreviews(): void {
  dispatchPreview({ type: 'idle' })
  store.set(isMutedAtom, true)
}

export function dispatchPreview(event: PreviewEvent): void {
  store.set(previewAtom, (state) => previewPlayer(state, event))
  if (event.type === 'stopped' || event.type === 'idle') saveStopped(previewsAreStopped(store.get(previewAtom)))
}

function wereStopped(): boolean {
  return tabStorage.read(stoppedKey) !== null
}

function saveStopped(areStopped: boolean): void {
  tabStorage.write(stoppedKey, areStopped ? '' : null)
}
