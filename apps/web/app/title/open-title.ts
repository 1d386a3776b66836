import type { Locale } from '@ott/i18n'
import { flushSync } from 'react-dom'
import { cancelOpeningTitle, openingTitleAtom } from '../routing/opening-title.ts'
import type { OpeningTitle } from '../routing/opening-title.ts'
import { store } from '../store.ts'
import { prefetchTitle, titleModalHost } from './preload-title.ts'

/**
 * Opens the title's placeholder in the frame of the click, with a history entry, so that Back closes it at once. The
 * router, which takes several tasks, navigates afterwards. The entry copies the state of the current one, whose format
 * is the router's.
 */
export function openTitle(title: OpeningTitle, locale: Locale): void {
  prefetchTitle(title.link, locale)
  const opening = { ...title, isReady: false }
  store.set(openingTitleAtom, opening)
  addEventListener('popstate', cancelOpeningTitle, { once: true })
  const open = (isReady: boolean) => {
    if (store.get(openingTitleAtom) !== opening) return
    history.pushState(history.state, '', title.href)
    if (isReady) flushSync(() => store.set(openingTitleAtom, { ...title, isReady }))
    else title.navigate()
  }
  if (titleModalHost.loaded()) open(true)
  else titleModalHost().then(() => open(true), () => open(false))
}
