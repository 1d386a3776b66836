/** Zero-width joiners and spaces: spellings with and without them look the same. */
const invisible = /[\u200b-\u200d\ufeff]/g
const apostrophes = /['\u2019\u02bc]/g
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * Normalises text of any language for search: lower case, one form of each letter, single spaces (CAT-9). Everything but
 * letters and digits separates words, except an apostrophe (`O'Clock`).
 */
export function normaliseSearch(text: string): string {
  const letters = text.normalize('NFKC').toLowerCase().replace(invisible, '').replace(apostrophes, '').normalize('NFKC')
  return letters.replace(betweenWords, ' ').trim()
}
