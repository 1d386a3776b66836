import { atom } from 'jotai/vanilla'
import { store } from '../store.ts'
import type { ModalState } from './modal-location.ts'

/**
 * A title whose card was clicked: its link, the URL and state of its history entry, the key of the entry with the card
 * (`locationKey`), the card's image, and the time of the click by `performance.now()`. `navigate` starts the router's
 * navigation to it, which must replace the history entry.
 */
export type OpeningTitle = { link: string; href: string; state: ModalState; locationKey: string; picture: HTMLImageElement | null; clickedAt: number; navigate: () => void }

/** The title clicked last, until another page was shown. `isReady` once the code of its placeholder is loaded. */
export const openingTitleAtom = atom<(OpeningTitle & { isReady: boolean }) | null>(null)

const withEntry = new WeakSet<OpeningTitle>()

/**
 * Adds a history entry, so that Back closes the title, and returns to it from a page that is opened before the router has
 * reached it. Its state has the router's format, without the key of a scroll position: a reload shows the title from its
 * top (WEB-84).
 */
export function addEntry(opening: OpeningTitle): void {
  history.pushState({ ...(history.state as object | null), key: undefined, usr: opening.state }, '', opening.href)
  withEntry.add(opening)
}

/** Whether the title has a history entry; only event handlers may ask. */
export const hasEntry = (opening: OpeningTitle): boolean => withEntry.has(opening)

/** The path of that title without the locale, or null. */
export const openingLink = (): string | null => store.get(openingTitleAtom)?.link ?? null

export function cancelOpeningTitle(): void {
  store.set(openingTitleAtom, null)
}
