import type { Feature, Offered } from '@ott/api-client'
import { atom, useAtomValue } from 'jotai'

/** What this page was told before anything of it was drawn, and goes by as long as it is open; untold, everything is offered (WEB-25). */
export const offerAtom = atom<Offered>({ off: [], places: ['home', 'movies', 'shows'] })

export function useIsOffered(feature: Feature): boolean {
  return !useAtomValue(offerAtom).off.includes(feature)
}
