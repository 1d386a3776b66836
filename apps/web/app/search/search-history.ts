import { parseRecentSearches, addRecentSearch, removeRecentSearch } from '@ott/catalogue'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../platform/storage.ts'

/** In local storage, under a name given by the product's owner; deleted on sign-out (SES-16). */
const historyKey = 'search-history'

/**
 * The search terms of this browser, newest first (SEA-2); the server always has none. With blocked storage they last as
 * long as the page.
 */
export function useSearchHistory(): string[] {
  return useSyncExternalStore(subscribe, storedTerms, () => none)
}

export function saveSearch(term: string): void {
  write(addRecentSearch(storedTerms(), term))
}

export function deleteSearch(term: string): void {
  write(removeRecentSearch(storedTerms(), term))
}

export function clearSearches(): void {
  write([])
}

const none: string[] = []
const listeners = new Set<() => void>()
let cached: { text: string | null; terms: string[] } = { text: null, terms: none }

/** The same array as long as storage contains the same text. */
function storedTerms(): string[] {
  const text = browserStorage.read(historyKey)
  if (text !== cached.text) cached = { text, terms: parseRecentSearches(browserStorage.readJson(historyKey)) }
  return cached.terms
}

function write(terms: string[]): void {
  browserStorage.writeJson(historyKey, terms.length === 0 ? null : terms)
  for (const listener of listeners) listener()
}

/** Other tabs report their writes by a storage event. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
