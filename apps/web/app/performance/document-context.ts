import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { LateFace } from './deferred-fonts.ts'

/** What a page knows while it is rendered on the server, and no more in the browser. */
export type PageContextValue = {
  /** Of this answer alone. */
  nonce?: string
  /** The text of the page's first script. */
  starter?: string
  /** What a built style sheet holds, by its address; null for one that must be linked. */
  readSheet?: (href: string) => { css: string; faces: LateFace[] } | null
  /** What its loaders read. */
  queries?: QueryClient
  /** Scripts that no route names and that this page will ask for: its words, a player. */
  foreseen?: string[]
  /** Nothing on the page is worth painting before its scripts. */
  isUrgent?: boolean
}

export const PageContext = createContext<PageContextValue>({})
