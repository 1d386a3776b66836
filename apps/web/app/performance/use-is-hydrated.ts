import { useSyncExternalStore } from 'react'

/** False on the server and in the hydrating render, so that both draw the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(() => () => undefined, () => true, () => false)
}
