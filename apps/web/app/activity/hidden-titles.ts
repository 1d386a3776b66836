import { atom } from 'jotai'

/** The addresses of titles that this viewer does not want to see in rows (LIST-5). */
export const hiddenLinksAtom = atom<ReadonlySet<string>>(new Set<string>())
