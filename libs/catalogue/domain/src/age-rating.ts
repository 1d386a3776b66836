/** In ascending order, which every comparison uses (CAT-1). */
export const ageRatings = ['U', 'U/A 7+', 'U/A 13+', 'U/A 16+', 'A 18+'] as const

export type AgeRating = (typeof ageRatings)[number]

const spellings: Record<string, AgeRating> = {
  U: 'U',
  ALL: 'U',
  '7': 'U/A 7+',
  '13': 'U/A 13+',
  '16': 'U/A 16+',
  '18': 'A 18+',
  A: 'A 18+',
}

/** Parses the spellings of a rating (`UA13+`, `18+`, `A`). Unknown or missing means adults only (CAT-2, CAT-61). */
export function parseAgeRating(text: string | null | undefined): AgeRating {
  const bare = (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  const age = bare.match(/\d+$/)?.[0]
  return spellings[age ?? bare] ?? 'A 18+'
}

/** A cap is the lowest maturity that is not shown. This one shows all (PAR-1). */
export const noCap = ageRatings.length

/** The rating's place in the order, from 0 to 4. Unknown or missing means 4. */
export function maturityOf(text: string | null | undefined): number {
  return ageRatings.indexOf(parseAgeRating(text))
}

/** Whether a rating is at or above the level. */
export function isAtOrAbove(rating: AgeRating, level: AgeRating): boolean {
  return ageRatings.indexOf(rating) >= ageRatings.indexOf(level)
}
