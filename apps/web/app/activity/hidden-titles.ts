import { atom } from 'jotai'
import { onSignedOut } from '../auth/auth-events.ts'
import { store } from '../store.ts'

/** Links of titles that this user does not want to see in rows (LIST-14). */
export const hiddenLinksAtom = atom<ReadonlySet<string>>(new Set<string>())

onSignedOut(() => store.set(hiddenLinksAtom, new Set<string>()))
