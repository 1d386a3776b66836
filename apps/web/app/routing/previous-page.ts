import { atom } from 'jotai'
import { store } from '../store.ts'

/** The page that was shown last, empty while a film is; null before the first one, which the browser says itself as it loads. */
export const pageBeforeAtom = atom<string | null>(null)

/** A film stands in nothing that pages stand in: whichever comes after it, even the one before it, is another one. */
export const leavePages = (): void => store.set(pageBeforeAtom, '')
