import type { Feature, Offered } from '@ott/api-client'
import { atom, useAtomValue } from 'jotai'

/** Feature flags of the SSR payload, constant while the page is open. Without them every feature is enabled (WEB-25). */
export const offerAtom = atom<Offered>({ off: [], places: ['home', 'movies', 'shows'] })

export function useIsOffered(feature: Feature): boolean {
  return !useAtomValue(offerAtom).off.includes(feature)
}
