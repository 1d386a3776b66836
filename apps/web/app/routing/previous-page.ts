import { atom } from 'jotai'
import { store } from '../store.ts'

/** The page shown last; empty for the player, and null before the first page, which the browser announces itself. */
export const previousPageAtom = atom<string | null>(null)

/** The watch page has no layout, so leaving it always counts as a page change for the route announcer. */
export const markNonLayoutPage = (): void => store.set(previousPageAtom, '')
