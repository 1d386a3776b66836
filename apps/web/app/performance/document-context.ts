import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { DeferredFontFace } from './deferred-fonts.ts'

/** Set while the server renders a document; empty in the browser. */
export type DocumentContextValue = {
  /** Of this response alone. */
  nonce?: string
  /** The text of the bootstrap script. */
  bootstrapScript?: string
  /** The content of a built style sheet by its URL; null for one that must be linked. */
  readStylesheet?: (href: string) => { css: string; faces: DeferredFontFace[] } | null
  /** The query cache that the loaders filled. */
  queries?: QueryClient
  /** URLs of chunks that this page imports although no route lists them: its messages, the player. */
  extraPreloads?: string[]
  /** URLs of a module that starts before all other scripts, of its imports and of what it loads. */
  firstScripts?: string[]
}

export const DocumentContext = createContext<DocumentContextValue>({})
