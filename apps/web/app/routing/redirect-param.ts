import { safeRedirect } from '@ott/identity'
import { localePath, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'

/** Where sign-in leads: a page of this site, in its own language or in this one (ID-8). */
export function redirectParam(query: URLSearchParams, locale: Locale): string {
  const target = safeRedirect(query.get('redirect'))
  return splitLocale(target).locale ? target : localePath(locale, target)
}
