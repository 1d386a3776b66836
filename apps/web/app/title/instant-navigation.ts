import type { Locale } from '@ott/i18n'
import { atom } from 'jotai/vanilla'
import { flushSync } from 'react-dom'
import type { Location } from 'react-router'
import { pathOf } from '../routing/paths.ts'
import type { Over, Place } from '../routing/modal-location.ts'
import { store } from '../store.ts'
import { readTitle, openedTitle } from './preload-title.ts'

/**
 * A clicked title: its URL, the history entry `on` which its card was, the card's picture, and the time of the click, at
 * `performance.now()`. `goOn` starts the router's navigation.
 */
export type PressedTitle = { link: string; href: string; over: Over; on: string; picture: HTMLImageElement | null; at: number; goOn: () => void }

/** The title clicked last; `isHere` as soon as its code is loaded. */
export const pressedTitleAtom = atom<(PressedTitle & { isHere: boolean }) | null>(null)

/**
 * Opens a title in the frame of the click, ahead of the router, whose navigation takes several tasks. It is the only place that
 * writes the router's history: the entry comes at once, so that Back closes the title; the router replaces it.
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

/** A history entry in the router's own format. */
function enter({ over, href }: PressedTitle): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  history.pushState({ usr: over, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 }, '', href)
}

/** Whether a title is opening, or was opened ahead of the router and not left since. */
export const isPressed = () => store.get(pressedTitleAtom) !== null

/** Cancels it when the viewer navigates before the router has arrived. */
export function forgetPressed(): void {
  store.set(pressedTitleAtom, null)
}

/**
 * The location the user sees, which can be ahead of the router while a title modal opens. Call it from event handlers only: it
 * is not reactive.
 */
export function placeNow(location: Location<unknown>): Place {
  const pressed = store.get(pressedTitleAtom)
  if (!pressed?.isHere || pressed.on !== location.key) return location
  const pathname = pathOf(pressed.href)
  return { pathname, search: pressed.href.slice(pathname.length), state: pressed.over }
}
