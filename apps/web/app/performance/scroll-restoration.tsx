import { UNSAFE_useScrollRestoration } from 'react-router'
import { scrollStorageKey } from './bootstrap/scroll-position.ts'

/** The router's scroll restoration without its inline script: the bootstrap script restores the first page earlier. */
export function ScrollRestoration(): null {
  UNSAFE_useScrollRestoration({ storageKey: scrollStorageKey })
  return null
}
