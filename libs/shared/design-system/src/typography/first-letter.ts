/**
 * What a reader sees as one letter: a sign with all that hangs on it, in Bengali also what a hasanta joins to it. Not by
 * `Intl.Segmenter`: its first use reads tables of all scripts, too long while a page comes alive.
 */
export const letters = /\P{M}(?:[\u09CD\u200D]+\p{L}|[\p{M}\u200D])*/gu
