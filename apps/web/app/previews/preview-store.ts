import { previewPlayer, previewsAreStopped } from '@ott/playback'
import type { PreviewEvent, PreviewPlayer } from '@ott/playback'
import { atom } from 'jotai'
import { tabStorage } from '../platform/storage.ts'
import { store } from '../store.ts'

/** Who holds the previews: dialogs, a film whose page is on its way, a tab that nobody looks at, and what viewer or operator wish. */
export type Holder = 'dialog' | 'film' | 'away' | 'wishes'

/** Of a tab, so that what was stopped stays so over a reload and in the other language, which is another document (PREV-2). */
const stoppedKey = 'trailers-stopped'

/** Which place plays a trailer by itself; nothing does until it is known what the viewer wishes. */
export const previewAtom = atom<PreviewPlayer>({ is: 'held', by: ['wishes' satisfies Holder], before: { is: wereStopped() ? 'stopped' : 'idle' } })

/** Previews begin without sound; whoever turned it on hears the next one too. */
export const isMutedAtom = atom(true)

/** A dialog goes away again, a wish stays: then there is nothing to start or to stop. */
export function isUnwanted(state: PreviewPlayer): boolean {
  return state.is === 'held' && state.by.includes('wishes' satisfies Holder)
}

/** What one viewer chose is not the next one's (SES-16). */
export function forgetChoices(): void {
  previewHappened({ type: 'idle' })
  store.set(isMutedAtom, true)
}

export function previewHappened(event: PreviewEvent): void {
  store.set(previewAtom, (state) => previewPlayer(state, event))
  if (event.type === 'stopped' || event.type === 'idle') keep(previewsAreStopped(store.get(previewAtom)))
}

function wereStopped(): boolean {
  return tabStorage.read(stoppedKey) !== null
}

function keep(areStopped: boolean): void {
  tabStorage.write(stoppedKey, areStopped ? '' : null)
}
