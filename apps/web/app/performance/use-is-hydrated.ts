import { useSyncExternalStore } from 'react'

/** False in what the server sends: for what is the browser's alone. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(() => () => undefined, () => true, () => false)
}
