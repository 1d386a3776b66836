import { readSearches, withSearch, withoutSearch } from '@ott/catalogue'
import { useSyncExternalStore } from 'react'

/** In local storage, under the name the product's owner gave; it goes with whoever signs out (SES-16). */
const historyKey = 'search-history'

/** What this browser searched for, the newest first (SEA-2). None on the server, and none where storage is blocked. */
export function useSearchHistory(): string[] {
  return useSyncExternalStore(follow, kept, () => none)
}

export function keepSearch(term: string): void {
  write(withSearch(kept(), term))
}

export function forgetSearch(term: string): void {
  write(withoutSearch(kept(), term))
}

export function forgetSearches(): void {
  write([])
}

const none: string[] = []
const listeners = new Set<() => void>()
let read: { text: string | null; terms: string[] } = { text: null, terms: none }

/** The same list as long as storage holds the same text. */
function kept(): string[] {
  const text = stored()
  if (text !== read.text) read = { text, terms: parsed(text) }
  return read.terms
}

function stored(): string | null {
  try {
    return localStorage.getItem(historyKey)
  } catch {
    return null
  }
}

function parsed(text: string | null): string[] {
  try {
    return readSearches(JSON.parse(text ?? '[]'))
  } catch {
    return none
  }
}

function write(terms: string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(historyKey)
    else localStorage.setItem(historyKey, JSON.stringify(terms))
  } catch {
    // Full or blocked: a search that is not remembered is no loss.
  }
  for (const changed of listeners) changed()
}

/** Other tabs say by an event what they wrote. */
function follow(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
