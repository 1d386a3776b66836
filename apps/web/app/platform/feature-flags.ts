import type { Feature, FeatureFlags } from '@ott/api-client'
import { atom, useAtomValue } from 'jotai'

/** Feature flags of the SSR payload, constant while the page is open. Without them every feature that is not optional is enabled (WEB-25). */
export const featureFlagsAtom = atom<FeatureFlags>({ disabled: ['profiles', 'watchParty'], pages: ['home', 'movies', 'shows'] })

export function useIsEnabled(feature: Feature): boolean {
  return !useAtomValue(featureFlagsAtom).disabled.includes(feature)
}
