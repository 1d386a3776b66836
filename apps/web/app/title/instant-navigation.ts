import type { Locale } from '@ott/i18n'
import { flushSync } from 'react-dom'
import { cancelInstantNavigation, instantTitleAtom } from '../routing/instant-location.ts'
import type { InstantTitle } from '../routing/instant-location.ts'
import { store } from '../store.ts'
import { prefetchTitle, titleModalHost } from './preload-title.ts'

/**
 * Shows a title over the page in the frame of the click, if its placeholder's code is loaded, and updates URL and
 * history at once. `goOn` then starts the router's navigation, which takes several tasks.
 */
export function openTitle(pressed: InstantTitle, locale: Locale): void {
  const isWanted = () => store.get(instantTitleAtom)?.goOn === goOn
  const goOn = () => {
    if (isWanted()) pressed.goOn()
  }
  const open = (canBeShown: boolean) => {
    if (!isWanted()) return
    enter(pressed)
    if (canBeShown) flushSync(() => store.set(instantTitleAtom, { ...pressed, goOn, isHere: true }))
    else pressed.goOn()
  }
  store.set(instantTitleAtom, { ...pressed, goOn, isHere: false })
  addEventListener('popstate', cancelInstantNavigation, { once: true })
  prefetchTitle(pressed.link, locale)
  titleModalHost().then(() => open(true), () => open(false))
}

/** A history entry in the router's own format. */
function enter({ over, href }: InstantTitle): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  history.pushState({ usr: over, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 }, '', href)
}
