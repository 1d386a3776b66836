import { foldSearch } from './search-normalization.ts'

/** The server's limit of characters. */
export const longestSearchTerm = 200

/** How many the browser stores (SEA-2). */
export const mostKeptSearches = 30

const controlCharacters = /\p{Cc}+/gu

/** Normalises input or a URL parameter to one line of at most 200 characters; empty means no search (SEA-1). */
export function readSearchTerm(text: string | null): string {
  const line = (text ?? '').toWellFormed().replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim()
  return withoutHalfLetter(line.slice(0, longestSearchTerm)).trim()
}

/** Adds a term: newest first, without duplicates, at most 30 (SEA-2). */
export function withSearch(kept: readonly string[], term: string): string[] {
  return term === '' ? [...kept] : [term, ...withoutSearch(kept, term)].slice(0, mostKeptSearches)
}

export function withoutSearch(kept: readonly string[], term: string): string[] {
  const gone = identityOf(term)
  return kept.filter((each) => identityOf(each) !== gone)
}

/** Parses untrusted storage; invalid entries are dropped. */
export function readSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return []
  const terms = stored.flatMap((each: unknown) => (typeof each === 'string' ? readSearchTerm(each) : []))
  return terms.reduceRight<string[]>(withSearch, [])
}

/** Punctuation alone normalises to nothing and is compared as it is. */
const identityOf = (term: string) => foldSearch(term) || term

function withoutHalfLetter(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1)
}
