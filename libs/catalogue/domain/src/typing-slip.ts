/** From this length on, a phonetic key identifies a word despite another consonant. */
const minKeyLengthForConsonants = 6
const vowels = /^[aeiou]*$/

/** Whether one letter was added, left out or replaced, or two neighbours were swapped, to get from one word to the other. */
export function isTypingSlip(word: string, other: string): boolean {
  return differenceOf(word, other) !== null
}

/**
 * The same for phonetic keys. A short key has so few consonants that another one makes another word, so only its vowels
 * after the first letter may differ.
 */
export function isPhoneticSlip(key: string, other: string): boolean {
  const difference = key[0] === other[0] ? differenceOf(key, other) : null
  return difference !== null && (vowels.test(difference) || Math.max(key.length, other.length) >= minKeyLengthForConsonants)
}

/** The letters that differ by one slip; null if more than one slip or none is between them. */
function differenceOf(word: string, other: string): string | null {
  const [a, b] = [Array.from(word), Array.from(other)]
  const start = sharedLength(a, b)
  const end = Math.min(sharedLength(a.toReversed(), b.toReversed()), Math.min(a.length, b.length) - start)
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
  const isOne = left.length <= 1 && right.length <= 1 && left.length + right.length > 0
  return isSwap || isOne ? [...left, ...right].join('') : null
}

function sharedLength(a: string[], b: string[]): number {
  const at = a.findIndex((letter, index) => letter !== b[index])
  return at === -1 ? a.length : at
}
