import type { MadeUpTitle } from './synthetic-catalogue.ts'

export type Luck = (below: number) => number

/**
 * A kind of query for a title or a person. `aim` is the required hit rate in percent; a query that matches many titles
 * equally is not `whole`.
 */
export type Way = {
  name: string
  question: (title: MadeUpTitle, luck: Luck) => string
  wants: 'title' | 'person'
  aim: number | null
  isWhole: boolean
}

const someone = ({ people }: MadeUpTitle) => people[0]?.english ?? ''
const cutShort = (text: string) => text.slice(0, Math.max(3, Math.ceil(text.length * 0.7)))

export const ways: Way[] = [
  { name: 'whole name, English', question: ({ title }) => title.english, wants: 'title', aim: 94, isWhole: true },
  { name: 'whole name, Bengali', question: ({ title }) => title.bengali, wants: 'title', aim: 94, isWhole: true },
  { name: 'name cut short', question: ({ title }) => cutShort(title.english), wants: 'title', aim: 94, isWhole: true },
  { name: 'a person', question: someone, wants: 'person', aim: 94, isWhole: true },
  { name: 'a slip, English', question: ({ title }, luck) => withASlip(title.english, luck), wants: 'title', aim: 90, isWhole: true },
  { name: 'a slip, Bengali', question: ({ title }, luck) => withASlip(title.bengali, luck), wants: 'title', aim: 90, isWhole: true },
  { name: 'a person, with a slip', question: (title, luck) => withASlip(someone(title), luck), wants: 'person', aim: 90, isWhole: true },
  { name: 'Bengali in Latin letters', question: ({ title }, luck) => inLatinLetters(title.bengali, luck), wants: 'title', aim: 90, isWhole: true },
  { name: 'the first letters', question: ({ title }, luck) => title.english.slice(0, 1 + luck(3)), wants: 'title', aim: null, isWhole: false },
]

/** A typo: a letter omitted, doubled, swapped with its neighbour or replaced. */
export function withASlip(text: string, luck: Luck): string {
  const letters = Array.from(text)
  const places = letters.flatMap((letter, at) => (at > 0 && letter !== ' ' && letters[at - 1] !== ' ' ? [at] : []))
  const at = places[luck(places.length)]
  if (at === undefined) return text
  const [before = '', letter = ''] = letters.slice(at - 1)
  const slips = [[before], [before, letter, letter], [letter, before], [before, letters[0] ?? '']]
  return letters.toSpliced(at - 1, 2, ...(slips[luck(slips.length)] ?? [])).join('')
}

/** Romanised Bengali, with a random choice of the usual spellings. */
export function inLatinLetters(text: string, luck: Luck): string {
  return text.split(' ').map((word) => wordInLatinLetters(Array.from(word), luck)).join(' ')
}

function wordInLatinLetters(letters: string[], luck: Luck): string {
  const one = (of: string) => of.split('|')[luck(of.split('|').length)] ?? ''
  return letters
    .map((letter, at) => {
      const next = letters[at + 1]
      const isBare = letter in consonants && !(next !== undefined && next in vowels)
      return one(consonants[letter] ?? vowels[letter] ?? letter) + (isBare ? one(next === undefined ? '||o' : 'o|a|o|') : '')
    })
    .join('')
}

const consonants: Record<string, string> = {
  ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', চ: 'ch', ছ: 'chh|ch', জ: 'j', ঝ: 'jh', ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ত: 't', থ: 'th', দ: 'd', ধ: 'dh',
  ন: 'n', প: 'p', ফ: 'ph|f', ব: 'b', ভ: 'bh|v', ম: 'm', য: 'j|y', র: 'r', ল: 'l', শ: 'sh|s', ষ: 'sh', স: 's|sh', হ: 'h',
}
const vowels: Record<string, string> = { 'া': 'a|aa', 'ি': 'i', 'ী': 'i|ee', 'ু': 'u', 'ে': 'e', 'ো': 'o' }
