/** Limits that every way into the catalogue has in common. */
export const maxNameLength = 300
export const maxDescriptionLength = 10_000
export const minYear = 1800
export const maxYear = 2999

export type TextError = 'isEmpty' | 'isTooLong' | 'hasControlCharacter'

/** Why a text cannot be saved (CAT-112). Only a name may not be empty. */
export function textError(text: string, max: number): Exclude<TextError, 'isEmpty'> | null {
  if (text.length > max) return 'isTooLong'
  return !text.isWellFormed() || /[^\P{Cc}\n\t]/u.test(text) ? 'hasControlCharacter' : null
}

export function nameError(text: string): TextError | null {
  return textError(text, maxNameLength) ?? (isBlank(text) ? 'isEmpty' : null)
}

/** True without a visible character (CAT-113): spaces, joiners, direction marks, fillers, the blank Braille pattern. */
export function isBlank(text: string): boolean {
  return !/(?![\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800])./su.test(text)
}

/** Blank Bengali counts as missing, so that English is shown instead. */
export function withoutBlankBengali({ english, bengali }: { english: string; bengali?: string }): { english: string; bengali?: string } {
  return bengali === undefined || isBlank(bengali) ? { english } : { english, bengali }
}

/** For operators; no page shows it. */
export function textErrorMessage(error: TextError, max: number): string {
  return { isEmpty: 'is empty', isTooLong: `is longer than ${max} characters`, hasControlCharacter: 'contains a control character or an unpaired surrogate' }[error]
}
