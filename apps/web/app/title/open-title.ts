import type { Locale } from '@ott/i18n'
import { flushSync } from 'react-dom'
import { addEntry, cancelOpeningTitle, openingTitleAtom } from '../routing/opening-title.ts'
import type { OpeningTitle } from '../routing/opening-title.ts'
import { store } from '../store.ts'
import { prefetchTitle, titleModalHost } from './preload-title.ts'

/**
 * Opens the title's placeholder in the frame of the click, and adds its history entry right after that frame. The
 * router, which takes several tasks, navigates afterwards and replaces the entry.
 */
export function openTitle(title: OpeningTitle, locale: Locale): void {
  prefetchTitle(title.link, locale)
  addEventListener('popstate', cancelOpeningTitle, { once: true })
  if (titleModalHost.loaded()) return showPlaceholder(title)
  const opening = { ...title, isReady: false }
  store.set(openingTitleAtom, opening)
  const isWanted = () => store.get(openingTitleAtom) === opening
  const navigate = () => {
    addEntry(opening)
    title.navigate()
  }
  titleModalHost().then(() => isWanted() && showPlaceholder(title), () => isWanted() && navigate())
}

function showPlaceholder(title: OpeningTitle): void {
  const opening = { ...title, isReady: true }
  flushSync(() => store.set(openingTitleAtom, opening))
  requestAnimationFrame(() => setTimeout(() => {
    if (store.get(openingTitleAtom) === opening) addEntry(opening)
  }))
}
