/**
 * Grapheme clusters, in Bengali with the consonants that a hasanta joins. Not `Intl.Segmenter`, which loads its tables
 * on first use, too slow during hydration.
 */
export const letters = /\P{M}(?:[\u09CD\u200D]+\p{L}|[\p{M}\u200D])*/gu
