/** Joiners and spaces of no width: two spellings with and without them look alike. */
const invisible = /[\u200b-\u200d\ufeff]/g
const apostrophes = /['\u2019\u02bc]/g
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * Text as search compares it, in any language: lower case, one form of every letter, words parted by one space (CAT-9).
 * Everything that is neither letter nor number parts words, the danda too; an apostrophe does not (`O'Clock`).
 */
export function foldSearch(text: string): string {
  const letters = text.normalize('NFKC').toLowerCase().replace(invisible, '').replace(apostrophes, '').normalize('NFKC')
  return letters.replace(betweenWords, ' ').trim()
}
