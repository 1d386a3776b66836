import { atom } from 'jotai/vanilla'
import { store } from '../store.ts'

/**
 * A title whose card was clicked: its link and URL, the key of the history entry with the card (`locationKey`), the
 * card's image, and the time of the click by `performance.now()`. `navigate` starts the router's navigation to it,
 * which must replace the history entry.
 */
export type OpeningTitle = { link: string; href: string; locationKey: string; picture: HTMLImageElement | null; clickedAt: number; navigate: () => void }

/** The title clicked last, until another page was shown. `isReady` once the code of its placeholder is loaded. */
export const openingTitleAtom = atom<(OpeningTitle & { isReady: boolean }) | null>(null)

const withEntry = new WeakSet<OpeningTitle>()

/**
 * Adds a history entry, so that Back closes the title. It copies the state of the current entry, whose format is the
 * router's, without the key of the page's scroll position: a reload shows the title from its top (WEB-84).
 */
export function addEntry(opening: OpeningTitle): void {
  history.pushState({ ...(history.state as object | null), key: undefined }, '', opening.href)
  withEntry.add(opening)
}

/** Whether the title has a history entry; only event handlers may ask. */
export const hasEntry = (opening: OpeningTitle): boolean => withEntry.has(opening)

/** The path of that title without the locale, or null. */
export const openingLink = (): string | null => store.get(openingTitleAtom)?.link ?? null

/**
 * Whether the title opened from this history entry has an entry that the router has not reached: another navigation
 * must replace it.
 */
export function hasUnreachedEntry(locationKey: string): boolean {
  const opening = store.get(openingTitleAtom)
  return opening !== null && opening.locationKey === locationKey && hasEntry(opening)
}

export function cancelOpeningTitle(): void {
  store.set(openingTitleAtom, null)
}
