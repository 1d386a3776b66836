import type { Digits } from '@ott/i18n'
import { atom } from 'jotai'

/** In which digits Bengali is written here; the page's cookie says it before anything is drawn. */
export const digitsAtom = atom<Digits>('beng')
