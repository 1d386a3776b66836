import { atom } from 'jotai/vanilla'
import { flushSync } from 'react-dom'
import { store } from '../store.ts'
import { titleDialog } from './bring-title.ts'

/** The title whose card was pressed last, and on which entry of the history: there its address is still on its way. */
export const pressedTitleAtom = atom<{ link: string; on: string } | null>(null)

/**
 * Has a title shown over the page before the router has come to its address, which takes it several tasks, and the route's
 * styles the first time: in the frame of the click, once the dialog's code is here.
 */
export function press(link: string, on: string): void {
  titleDialog().then(
    () => flushSync(() => store.set(pressedTitleAtom, { link, on })),
    () => undefined,
  )
}
