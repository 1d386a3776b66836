import { atom } from 'jotai/vanilla'
import type { Location } from 'react-router'
import { store } from '../store.ts'
import type { ModalState, CurrentLocation } from './modal-location.ts'
import { pathOf } from './paths.ts'

/**
 * A clicked title card. `locationKey` is that of the history entry with the card, `clickedAt` by `performance.now()`;
 * `commitNavigation` starts the router's navigation to the title.
 */
export type InstantTitle = {
  link: string
  href: string
  state: ModalState
  locationKey: string
  picture: HTMLImageElement | null
  clickedAt: number
  commitNavigation: () => void
}

/** The title clicked last; `isVisible` once its code is loaded. */
export const instantTitleAtom = atom<(InstantTitle & { isVisible: boolean }) | null>(null)

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
  const title = store.get(instantTitleAtom)
  if (!title?.isVisible || title.locationKey !== location.key) return location
  const pathname = pathOf(title.href)
  return { pathname, search: title.href.slice(pathname.length), state: title.state }
}
