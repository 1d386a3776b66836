/** What each font file holds. The program that cuts the files and the font faces in the sheet read the same ranges. */
type Range = [first: number, last: number]

/** Everything an English page needs. */
export const latin: Range[] = [
  [0x20, 0x7e], [0xa0, 0xa0], [0xa9, 0xa9], [0xab, 0xab], [0xb0, 0xb0], [0xb7, 0xb7], [0xbb, 0xbb], [0xbd, 0xbd],
  [0xd7, 0xd7], [0xe9, 0xe9], [0x2013, 0x2014], [0x2018, 0x2019], [0x201c, 0x201d], [0x2022, 0x2022], [0x2026, 0x2026],
  [0x20ac, 0x20ac], [0x2122, 0x2122], [0x2212, 0x2212], [0xa3, 0xa3], [0xa5, 0xa5],
]

/** Names of people and places: accents of western Europe. */
export const latinAccents: Range[] = [
  [0xa1, 0xa2], [0xa4, 0xa4], [0xa6, 0xa8], [0xaa, 0xaa], [0xac, 0xaf], [0xb1, 0xb6], [0xb8, 0xba], [0xbc, 0xbc],
  [0xbe, 0xd6], [0xd8, 0xe8], [0xea, 0xff],
]

/** Accents of the rest of Europe and of romanised Bengali (ā, ṣ). */
export const latinExtended: Range[] = [[0x100, 0x17f], [0x1e00, 0x1eff], [0x2020, 0x2021]]

export const bengali: Range[] = [
  [0x951, 0x952], [0x964, 0x965], [0x980, 0x9f2], [0x9f4, 0x9fe], [0x200c, 0x200d], [0x25cc, 0x25cc],
]

/** Without the sign that joins letters, and so without the hundreds of joined ones: enough for a plain sentence on an English page. */
export const plainBengali: Range[] = [
  [0x964, 0x964], [0x981, 0x983], [0x985, 0x9b9], [0x9bc, 0x9cc], [0x9ce, 0x9ce], [0x9d7, 0x9d7], [0x9dc, 0x9df],
]

/** Rupee and taka stand alone, so that a price on an English page does not fetch the whole Bengali file. */
export const currency: Range[] = [[0x20b9, 0x20b9], [0x9f3, 0x9f3]]

/** Words that a page in the other language shows: the language's own name in the switch. */
export const languageNames = 'বাংলা'

/** The font that holds these alone. It is needed by every page in the other language. */
export const languageNamesFamily = 'Anek Language Names'

export const charactersOf = (ranges: Range[]): string =>
  ranges.map(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))
    .join('')).join('')

export const unicodeRangeOf = (ranges: Range[]): string =>
  ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last).slice(2)}`)).join(', ')

const hex = (point: number) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
