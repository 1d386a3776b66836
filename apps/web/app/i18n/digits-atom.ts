import type { Digits } from '@ott/i18n'
import { atom } from 'jotai'

/** The digits of Bengali pages, from a cookie before the first render. */
export const digitsAtom = atom<Digits>('beng')
