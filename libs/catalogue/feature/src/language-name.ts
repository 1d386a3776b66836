import type { IntlShape } from 'react-intl'

/** A track in an unknown language plays, but no text names it (BCP 47: undetermined). */
export function isKnownLanguage(code: string): boolean {
  return code !== 'und'
}

export function languageName(code: string, intl: IntlShape): string {
  if (code === 'en' || code === 'bn') return intl.formatMessage({ id: `languageName.${code}` })
  return intl.formatDisplayName(code, { type: 'language' }) ?? code
}
