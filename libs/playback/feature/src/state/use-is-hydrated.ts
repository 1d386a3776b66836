import { useSyncExternalStore } from 'react'

/** False on the server and while React hydrates its HTML, which must not differ. */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, () => true, () => false)

const subscribeToNothing = () => () => undefined
