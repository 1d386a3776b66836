import type { Digits } from '@ott/i18n'
import type { DataSaver } from './platform/data-saver.ts'
import { useRouteLoaderData } from 'react-router'

/** Data of the root loader for every page, constant until the next document load. */
export type RootData = {
  /** Whether the request had a session cookie; only the browser knows which user it is. */
  mayBeSignedIn: boolean
  digits: Digits
  dataSaver: DataSaver
  /** Whether the page has small pictures: by that choice, or by the request's header. */
  savesData: boolean
  origin: string
  /** The server's clock: that of a browser may be wrong. */
  year: number
  /** The script of the operator's tag manager; null without one. */
  tagManagerUrl: string | null
  /** Whether developers can see the events of a page, in demo mode alone. */
  hasInspector: boolean
}

/** Undefined where the root loader has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
