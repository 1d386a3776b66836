import type { Locale } from '@ott/i18n'
import { atom } from 'jotai/vanilla'
import { flushSync } from 'react-dom'
import type { Location } from 'react-router'
import { pathOf } from '../routing/paths.ts'
import type { Over, Place } from '../routing/modal-location.ts'
import { store } from '../store.ts'
import { readTitle, openedTitle } from './preload-title.ts'

/**
 * A title whose card was pressed: its address, `on` which entry of the history, the picture of the card, and when, at
 * `performance.now()`. `goOn` takes the router to the title's address.
 */
export type PressedTitle = { link: string; href: string; over: Over; on: string; picture: HTMLImageElement | null; at: number; goOn: () => void }

/** What was pressed last; `isHere` as soon as it can be drawn. */
export const pressedTitleAtom = atom<(PressedTitle & { isHere: boolean }) | null>(null)

/**
 * Has a title shown over the page in the frame of the click, once the code of its facade is here. The address and the entry
 * of the history come with it, so that Back leads from the title and not from the page. When it has been seen, `goOn` is
 * called: the router sets out, which takes several tasks to come there and the first time its route's styles.
 */
export function press(pressed: PressedTitle, locale: Locale): void {
  const isWanted = () => store.get(pressedTitleAtom)?.goOn === goOn
  const goOn = () => {
    if (isWanted()) pressed.goOn()
  }
  const open = (canBeShown: boolean) => {
    if (!isWanted()) return
    enter(pressed)
    if (canBeShown) flushSync(() => store.set(pressedTitleAtom, { ...pressed, goOn, isHere: true }))
    else pressed.goOn()
  }
  store.set(pressedTitleAtom, { ...pressed, goOn, isHere: false })
  addEventListener('popstate', forgetPressed, { once: true })
  readTitle(pressed.link, locale)
  openedTitle().then(() => open(true), () => open(false))
}

/** An entry of the history as the router writes and reads it; the router replaces it when it comes there. */
function enter({ over, href }: PressedTitle): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  history.pushState({ usr: over, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 }, '', href)
}

/** Whether a title is on its way to be seen, or was and its address not left since. */
export const isPressed = () => store.get(pressedTitleAtom) !== null

/** For whoever goes on or back before the router has come to the title's address. */
export function forgetPressed(): void {
  store.set(pressedTitleAtom, null)
}

/**
 * Where the viewer is at this moment, given where the router is: at a title that is shown already, also before the router has
 * come there. It is asked by what they do and never by what is drawn, since nothing is drawn anew for it.
 */
export function placeNow(location: Location<unknown>): Place {
  const pressed = store.get(pressedTitleAtom)
  if (!pressed?.isHere || pressed.on !== location.key) return location
  const pathname = pathOf(pressed.href)
  return { pathname, search: pressed.href.slice(pathname.length), state: pressed.over }
}
