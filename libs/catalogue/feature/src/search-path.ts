import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'

/** The path of the results page, optionally of one kind. */
export function searchPath(locale: Locale, term: string, kind?: string): string {
  const query = new URLSearchParams({ ...(term !== '' && { search: term }), ...(kind && { kind }) })
  const text = query.toString()
  return localePath(locale, '/search') + (text && `?${text}`)
}
