import type { IntlShape } from 'react-intl'

/** Of a language that a film speaks, in the reader's own. */
export function languageName(code: string, intl: IntlShape): string {
  if (code === 'en' || code === 'bn') return intl.formatMessage({ id: `languageName.${code}` })
  return intl.formatDisplayName(code, { type: 'language' }) ?? code
}
