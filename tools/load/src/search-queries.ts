import type { SyntheticTitle } from './synthetic-catalogue.ts'

export type Random = (below: number) => number

/**
 * A kind of query for a title or a person. A kind that matches many titles equally has no required hit rate and is not
 * in the total latency.
 */
export type QueryKind = {
  name: string
  queryOf: (title: SyntheticTitle, random: Random) => string
  expected: 'title' | 'person'
  minHitPercent: number | null
  isTimed: boolean
}

const firstPerson = ({ people }: SyntheticTitle) => people[0]?.english ?? ''
const truncate = (text: string) => text.slice(0, Math.max(3, Math.ceil(text.length * 0.7)))

export const queryKinds: QueryKind[] = [
  { name: 'full name, English', queryOf: ({ title }) => title.english, expected: 'title', minHitPercent: 94, isTimed: true },
  { name: 'full name, Bengali', queryOf: ({ title }) => title.bengali, expected: 'title', minHitPercent: 94, isTimed: true },
  { name: 'truncated name', queryOf: ({ title }) => truncate(title.english), expected: 'title', minHitPercent: 94, isTimed: true },
  { name: 'person', queryOf: firstPerson, expected: 'person', minHitPercent: 94, isTimed: true },
  { name: 'typo, English', queryOf: ({ title }, random) => withTypo(title.english, random), expected: 'title', minHitPercent: 90, isTimed: true },
  { name: 'typo, Bengali', queryOf: ({ title }, random) => withTypo(title.bengali, random), expected: 'title', minHitPercent: 90, isTimed: true },
  { name: 'person, typo', queryOf: (title, random) => withTypo(firstPerson(title), random), expected: 'person', minHitPercent: 90, isTimed: true },
  { name: 'romanised Bengali', queryOf: ({ title }, random) => romanise(title.bengali, random), expected: 'title', minHitPercent: 90, isTimed: true },
  { name: 'first letters', queryOf: ({ title }, random) => title.english.slice(0, 1 + random(3)), expected: 'title', minHitPercent: null, isTimed: false },
]

/** A typo: a letter omitted, doubled, swapped with its neighbour or replaced. */
export function withTypo(text: string, random: Random): string {
  const letters = Array.from(text)
  const places = letters.flatMap((letter, at) => (at > 0 && letter !== ' ' && letters[at - 1] !== ' ' ? [at] : []))
  const at = places[random(places.length)]
  if (at === undefined) return text
  const [before = '', letter = ''] = letters.slice(at - 1)
  const typos = [[before], [before, letter, letter], [letter, before], [before, letters[0] ?? '']]
  return letters.toSpliced(at - 1, 2, ...(typos[random(typos.length)] ?? [])).join('')
}

/** Romanised Bengali, with a random choice of the usual spellings. */
export function romanise(text: string, random: Random): string {
  return text.split(' ').map((word) => romaniseWord(Array.from(word), random)).join(' ')
}

function romaniseWord(letters: string[], random: Random): string {
  const one = (of: string) => of.split('|')[random(of.split('|').length)] ?? ''
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
