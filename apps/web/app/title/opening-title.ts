import type { Locale } from '@ott/i18n'
import { atom } from 'jotai/vanilla'
import { flushSync } from 'react-dom'
import { store } from '../store.ts'
import { prefetchTitle, titleModalHost } from './preload-title.ts'

/**
 * A title whose card was clicked: the key of the history entry with the card (`locationKey`), the card's image, and
 * the time of the click by `performance.now()`. `navigate` starts the router's navigation to it.
 */
export type OpeningTitle = { link: string; locationKey: string; picture: HTMLImageElement | null; clickedAt: number; navigate: () => void }

/** The title clicked last, until another page was shown. `isReady` once the code of its placeholder is loaded. */
export const openingTitleAtom = atom<(OpeningTitle & { isReady: boolean }) | null>(null)

/** The path of that title without the locale, or null. */
export const openingLink = (): string | null => store.get(openingTitleAtom)?.link ?? null

/** Opens the title's placeholder in the frame of the click; the router, which takes several tasks, navigates afterwards. */
export function openTitle(title: OpeningTitle, locale: Locale): void {
  prefetchTitle(title.link, locale)
  const show = () => flushSync(() => store.set(openingTitleAtom, { ...title, isReady: true }))
  if (titleModalHost.loaded()) return show()
  const opening = { ...title, isReady: false }
  store.set(openingTitleAtom, opening)
  const isWanted = () => store.get(openingTitleAtom) === opening
  titleModalHost().then(() => isWanted() && show(), () => isWanted() && title.navigate())
}

export function cancelOpeningTitle(): void {
  store.set(openingTitleAtom, null)
}
