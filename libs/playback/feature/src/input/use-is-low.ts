import { useSyncExternalStore } from 'react'

/** Large captions fit between the large buttons and the bottom bar of higher windows only. */
const query = '(max-height: 700px)'

export function useIsLow(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false, () => false)
}

function subscribe(changed: () => void): () => void {
  const low = globalThis.matchMedia?.(query)
  low?.addEventListener('change', changed)
  return () => low?.removeEventListener('change', changed)
}
