import type { Locale } from '@ott/i18n'
import { atom } from 'jotai/vanilla'
import { flushSync } from 'react-dom'
import type { Location } from 'react-router'
import { pathOf } from '../navigation/links.ts'
import type { Over, Place } from '../navigation/over.ts'
import { store } from '../store.ts'
import { prepareTitle, titleDialog } from './bring-title.ts'

/** A title whose card was pressed: its address, and `on` which entry of the history. `goOn` takes the router to the next one. */
export type PressedTitle = { link: string; href: string; over: Over; on: string; goOn: () => void }

/** What was pressed last; `isHere` as soon as its dialog can be drawn. */
export const pressedTitleAtom = atom<(PressedTitle & { isHere: boolean }) | null>(null)

/**
 * Has a title shown over the page in the frame of the click, once the dialog's code is here. The router, which takes several
 * tasks to come to an address, and the first time its route's styles, sets out when that has been seen. The address and the
 * entry of the history come with the dialog, so that Back leads from the title and not from the page.
 */
export function press(pressed: PressedTitle, locale: Locale): void {
  const key = Math.random().toString(36).slice(2, 10)
  const isWanted = () => store.get(pressedTitleAtom)?.goOn === goOn
  // Whoever has gone back is not fetched again: the entry of the history tells it before anybody hears of it.
  const goOn = () => {
    if (isWanted() && entry().key === key) pressed.goOn()
  }
  const arrive = (isHere: boolean) => {
    if (!isWanted()) return
    if (isHere) flushSync(() => store.set(pressedTitleAtom, { ...pressed, goOn, isHere }))
    history.pushState({ usr: pressed.over, key, idx: (entry().idx ?? 0) + 1 }, '', pressed.href)
    if (!isHere) goOn()
  }
  store.set(pressedTitleAtom, { ...pressed, goOn, isHere: false })
  addEventListener('popstate', forgetPressed, { once: true })
  prepareTitle(pressed.link, locale)
  titleDialog().then(() => arrive(true), () => arrive(false))
}

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

/** What the router keeps with an entry of the history; nothing with one that the browser made, for a link within the page. */
const entry = () => (history.state ?? {}) as { key?: string; idx?: number }
