import { normaliseSearch } from './search-normalization.ts'

/** The server's limit of characters. */
export const maxSearchTermLength = 200

/** How many the browser stores (SEA-2). */
export const maxRecentSearches = 30

const controlCharacters = /\p{Cc}+/gu

/** Normalises input or a URL parameter to one line of at most 200 characters; empty means no search (SEA-1). */
export function parseSearchTerm(text: string | null): string {
  const line = (text ?? '').toWellFormed().replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim()
  return withoutHalfLetter(line.slice(0, maxSearchTermLength)).trim()
}

/** Adds a term: newest first, without duplicates, at most 30 (SEA-2). */
export function addRecentSearch(kept: readonly string[], term: string): string[] {
  return term === '' ? [...kept] : [term, ...removeRecentSearch(kept, term)].slice(0, maxRecentSearches)
}

export function removeRecentSearch(kept: readonly string[], term: string): string[] {
  const gone = identityOf(term)
  return kept.filter((each) => identityOf(each) !== gone)
}

/** Parses untrusted storage; invalid entries are dropped. */
export function parseRecentSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return []
  const terms = stored.flatMap((each: unknown) => (typeof each === 'string' ? parseSearchTerm(each) : []))
  return terms.reduceRight<string[]>(addRecentSearch, [])
}

/** Punctuation alone normalises to nothing and is compared as it is. */
const identityOf = (term: string) => normaliseSearch(term) || term

function withoutHalfLetter(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1)
}
