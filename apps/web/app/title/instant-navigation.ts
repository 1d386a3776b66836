import type { Locale } from '@ott/i18n'
import { flushSync } from 'react-dom'
import { cancelInstantNavigation, instantTitleAtom } from '../routing/instant-location.ts'
import type { InstantTitle } from '../routing/instant-location.ts'
import { store } from '../store.ts'
import { prefetchTitle, titleModalHost } from './preload-title.ts'

/**
 * Shows a title over the page in the frame of the click, if its placeholder's code is loaded, and updates URL and
 * history at once. `commitNavigation` then starts the router's navigation, which takes several tasks.
 */
export function openTitle(title: InstantTitle, locale: Locale): void {
  const isCurrent = () => store.get(instantTitleAtom)?.commitNavigation === commitNavigation
  const commitNavigation = () => {
    if (isCurrent()) title.commitNavigation()
  }
  const open = (canBeShown: boolean) => {
    if (!isCurrent()) return
    pushHistoryEntry(title)
    if (canBeShown) flushSync(() => store.set(instantTitleAtom, { ...title, commitNavigation, isVisible: true }))
    else title.commitNavigation()
  }
  store.set(instantTitleAtom, { ...title, commitNavigation, isVisible: false })
  addEventListener('popstate', cancelInstantNavigation, { once: true })
  prefetchTitle(title.link, locale)
  titleModalHost().then(() => open(true), () => open(false))
}

/** A history entry in the router's own format. */
function pushHistoryEntry({ state, href }: InstantTitle): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  history.pushState({ usr: state, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 }, '', href)
}
