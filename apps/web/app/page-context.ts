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
}

export const PageContext = createContext<PageContextValue>({})
