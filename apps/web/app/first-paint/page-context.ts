import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** What a page knows while it is rendered on the server, and no more in the browser. */
export type PageContextValue = {
  /** Of this answer alone. */
  nonce?: string
  /** What a built style sheet holds, by its address. */
  readSheet?: (href: string) => string | null
  /** What its loaders read. */
  queries?: QueryClient
  /** Scripts that no route names and that this page will ask for: its words, a player. */
  foreseen?: string[]
  /** Nothing on the page is worth painting before its scripts. */
  isUrgent?: boolean
}

export const PageContext = createContext<PageContextValue>({})
