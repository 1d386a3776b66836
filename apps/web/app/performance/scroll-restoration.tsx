import { useEffect, useLayoutEffect } from 'react'
import { UNSAFE_useScrollRestoration, useLocation } from 'react-router'
import type { Location } from 'react-router'
import { scrollStorageKey } from './bootstrap/scroll-position.ts'

/** The router's scroll restoration without its inline script: the bootstrap script restores the first page earlier. */
export function ScrollRestoration({ keyOf }: { keyOf: (location: Location) => string }): null {
  const location = useLocation()
  // Firefox does not update the layout for a scroll to the top: a later layout then restores the position of the page before (WEB-83).
  useLayoutEffect(() => void document.documentElement.scrollHeight, [location])
  UNSAFE_useScrollRestoration({ storageKey: scrollStorageKey, getKey: keyOf })
  // On leaving, the router gives the restoration back to the browser, which knows one position for each entry (WEB-84).
  useEffect(() => {
    const leave = () => { if (keyOf(location) !== (history.state as { key?: string } | null)?.key) history.scrollRestoration = 'manual' }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  })
  return null
}
