import type { IntlShape } from 'react-intl'

export function languageName(code: string, intl: IntlShape): string {
  if (code === 'en' || code === 'bn') return intl.formatMessage({ id: `languageName.${code}` })
  return intl.formatDisplayName(code, { type: 'language' }) ?? code
}
