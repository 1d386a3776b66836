import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { Brand } from './brand.ts'

/** Terms, privacy policy and sign-in help: the operator's own pages, else those of this site (DS-7). */
export function legalLinks({ links }: Brand, locale: Locale): { terms: string; privacy: string; helpDesk: string } {
  return {
    terms: links.terms ?? localePath(locale, '/terms'),
    privacy: links.privacy ?? localePath(locale, '/privacy'),
    helpDesk: links.helpDesk ?? localePath(locale, '/help#sign-in'),
  }
}
