import { foldSearch } from './search-normalization.ts'

/** As many characters as the server takes. */
export const longestSearchTerm = 200

/** How many a browser remembers (SEA-2). */
export const mostKeptSearches = 30

const control = /\p{Cc}+/gu

/** What was typed or stands in an address, as it is searched for: on one line, at most 200 characters; empty is nothing asked (SEA-1). */
export function readSearchTerm(text: string | null): string {
  const line = (text ?? '').toWellFormed().replace(control, ' ').replace(/\s+/g, ' ').trim()
  return withoutHalfLetter(line.slice(0, longestSearchTerm)).trim()
}

/** Remembers a term: the newest first, each once however it was written, and no more than 30 (SEA-2). */
export function withSearch(kept: readonly string[], term: string): string[] {
  return term === '' ? [...kept] : [term, ...withoutSearch(kept, term)].slice(0, mostKeptSearches)
}

export function withoutSearch(kept: readonly string[], term: string): string[] {
  const gone = identity(term)
  return kept.filter((each) => identity(each) !== gone)
}

/** Terms out of storage, which may hold anything: what is no term is left out. */
export function readSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return []
  const terms = stored.flatMap((each: unknown) => (typeof each === 'string' ? readSearchTerm(each) : []))
  return terms.reduceRight<string[]>(withSearch, [])
}

/** Signs alone fold to nothing: those are told apart as they stand. */
const identity = (term: string) => foldSearch(term) || term

function withoutHalfLetter(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1)
}
