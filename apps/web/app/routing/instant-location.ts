import { atom } from 'jotai/vanilla'
import type { Location } from 'react-router'
import { store } from '../store.ts'
import type { ModalState, CurrentLocation } from './modal-location.ts'
import { pathOf } from './paths.ts'

/**
 * A clicked title card: its URL, its history entry (`on`), its image, and the time by `performance.now()`. `goOn`
 * starts the router's navigation to the title.
 */
export type InstantTitle = { link: string; href: string; over: ModalState; on: string; picture: HTMLImageElement | null; at: number; goOn: () => void }

/** The title clicked last; `isHere` once it can be shown. */
export const instantTitleAtom = atom<(InstantTitle & { isHere: boolean }) | null>(null)

/** Whether a title is opening, or has opened and its URL was not left since. */
export const isNavigatingInstantly = () => store.get(instantTitleAtom) !== null

/** For a navigation that happens before the router has reached the title. */
export function cancelInstantNavigation(): void {
  store.set(instantTitleAtom, null)
}

/**
 * The location the user sees, which can be ahead of the router while a title modal opens. Call it from event handlers only:
 * it is not reactive.
 */
export function currentLocation(location: Location<unknown>): CurrentLocation {
  const pressed = store.get(instantTitleAtom)
  if (!pressed?.isHere || pressed.on !== location.key) return location
  const pathname = pathOf(pressed.href)
  return { pathname, search: pressed.href.slice(pathname.length), state: pressed.over }
}
