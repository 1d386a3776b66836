import type { Digits } from '@ott/i18n'
import { useRouteLoaderData } from 'react-router'

/** What the server tells every page. It stays the same until the document is loaded anew. */
export type RootData = {
  /** Whether the request had a session cookie; which user it is only the browser knows. */
  mayBeSignedIn: boolean
  digits: Digits
  origin: string
  /** Of the server: the clock of a browser may be wrong. */
  year: number
}

/** Undefined where the root loader has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
