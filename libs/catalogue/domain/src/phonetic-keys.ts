/**
 * Rough phonetic keys of a folded word, so that Bengali words match their Latin spellings (CAT-19). Ambiguous letters
 * give several keys, the likeliest first; a key that becomes too short is dropped.
 */
export function soundsOf(word: string): string[] {
  const spellings = bengali.test(word) ? inLatinLetters(word) : [word]
  return [...new Set(spellings.map(soundOf))].filter((sound) => sound.length >= minKeyLength)
}

const bengali = /[\u0980-\u09ff]/
const minKeyLength = 2
const maxSpellings = 12

function inLatinLetters(word: string): string[] {
  let spellings = ['']
  let rest = word
  let before = ''
  while (rest !== '') {
    const [length, ways] = nextLetters(rest, before)
    const [likeliest = ''] = ways
    const taken = spellings.length * ways.length > maxSpellings ? [likeliest] : ways
    spellings = spellings.flatMap((spelling) => taken.map((way) => spelling + way))
    before = rest.slice(0, length)
    rest = rest.slice(length)
  }
  return spellings
}

const nukta = '\u09bc'
const joins = '\u09cd'

/**
 * Number of characters read together, with their possible sounds. A consonant has an inherent vowel unless another sign
 * follows.
 */
function nextLetters(rest: string, before: string): [length: number, ways: readonly string[]] {
  const together = clusters.find(([letters]) => rest.startsWith(letters))
  if (together) return withVowel(together[0].length, together[1], rest)
  const letter = rest.slice(0, rest[1] === nukta ? 2 : 1)
  if (letter === joins) return joined(rest[1] ?? '', before, rest)
  const consonant = consonants[letter]
  if (consonant === undefined) return [letter.length, others[letter] ?? [/[a-z0-9]/.test(letter) ? letter : '']]
  const ways = letter === 'য' && before !== '' ? ['j', 'y'] : [consonant]
  return withVowel(letter.length, ways, rest)
}

/** The second letter of a cluster: some are silent or have two pronunciations. */
function joined(letter: string, before: string, rest: string): [number, readonly string[]] {
  const first = before.at(-1) ?? ''
  if (letter === 'ম' && 'সশষতদ'.includes(first)) return withVowel(2, ['m', ''], rest)
  if (letter === 'ব' && !'মবরল'.includes(first)) return withVowel(2, ['', 'b'], rest)
  if (rest.startsWith(`${joins}যা`)) return [3, ['ya', 'e']]
  return letter === 'য' ? withVowel(2, ['y'], rest) : [1, ['']]
}

function withVowel(length: number, ways: readonly string[], rest: string): [number, readonly string[]] {
  const next = rest[length] ?? ''
  const isBare = next !== joins && !(next in signs)
  return [length, isBare ? ways.map((way) => `${way}o`) : ways]
}

/** Read as one unit, longest first. */
const clusters: [letters: string, ways: readonly string[]][] = [
  ['ক্ষ্ম', ['kh', 'ksm', 'km']],
  ['ক্ষ', ['kh', 'ksh']],
  ['জ্ঞ', ['g', 'jn', 'gn']],
  ['হ্ম', ['m', 'hm']],
  ['হ্ন', ['n', 'hn']],
  ['হ্য', ['j', 'h']],
  ['র্য', ['rj', 'r']],
  ['ৎস', ['ts', 'ch']],
  ['ত্স', ['ts', 'ch']],
]

const consonants: Record<string, string> = {
  ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'ch', জ: 'j', ঝ: 'jh', ঞ: 'n', ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh',
  ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n', প: 'p', ফ: 'ph', ব: 'b', ভ: 'bh', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh',
  ষ: 'sh', স: 's', হ: 'h', 'ড\u09bc': 'r', 'ঢ\u09bc': 'r', 'য\u09bc': 'y',
}

const signs: Record<string, string> = { 'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri', 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou' }

const others: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.entries(signs).map(([sign, way]) => [sign, [way]])),
  // The `w` separates it from the preceding vowel, and is not a sound of its own.
  অ: ['o'], আ: ['a'], ই: ['i'], ঈ: ['i'], উ: ['u'], ঊ: ['u'], ঋ: ['ri'], এ: ['e'], ঐ: ['oi'], ও: ['wo'], ঔ: ['ou'],
  'ং': ['ng'], 'ঃ': [''], 'ঁ': ['', 'n'], 'ৎ': ['t'],
  ...Object.fromEntries(Array.from('০১২৩৪৫৬৭৮৯', (digit, value) => [digit, [String(value)]])),
}

/** Order matters: equivalent letters first, then vowels, then silent letters. */
const alike: [RegExp, string][] = [
  [/(t?c*ch+)+/g, 'C'], [/x/g, 'ks'], [/ck/g, 'k'], [/c(?=[eiy])/g, 's'], [/[cq]/g, 'k'], [/p+h|f/g, 'p'], [/b+h|v/g, 'b'],
  [/([kgjtdsr])\1*h/g, '$1'], [/z/g, 'j'], [/n+g+/g, 'n'],
  [/ee/g, 'i'], [/oo/g, 'u'], [/ow(?![aeiou])/g, 'ou'],
  [/^y(?=[aeiou])/, 'j'], [/(?<=[^aeiou])y(?=[aeiou])/g, ''], [/(?<=[^aeiou])y/g, 'i'], [/[yw]/g, ''],
  [/([^aeiou\d])\1+/g, '$1'],
]

/** Consonants identify most words; the shortest words keep their vowels. */
const withoutVowels: [RegExp, string][] = [[/^[ao]+/, 'A'], [/[ao]/g, ''], [/([eiu])\1+/g, '$1']]
const withVowels: [RegExp, string][] = [[/[ao]+/g, 'a'], [/([eiu])\1+/g, '$1']]

function soundOf(spelling: string): string {
  const letters = spelling.normalize('NFD').replace(/[^a-z0-9]/g, '')
  const heard = replaced(letters, alike)
  const short = replaced(heard, withoutVowels)
  return (short.length < minKeyLength ? replaced(heard, withVowels) : short).toLowerCase()
}

function replaced(text: string, pairs: [RegExp, string][]): string {
  return pairs.reduce((sound, [some, one]) => sound.replace(some, one), text)
}
