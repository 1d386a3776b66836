import type { Language } from '@ott/catalogue-store'
import type { Quote } from '@ott/billing'
import { storeQuote } from './quotes.ts'
import type { StoredQuote } from '../tables.ts'

/** What a buyer agreed to by the press of the button: the text, by id and version, and the figures in it (BIL-93). */
export type Consent = {
  text: string
  version: string
  language: Language
  /** ISO 8601. */
  at: string
  figures: Omit<StoredQuote, 'creditUsed'>
}

/** Null where the client does not say which text it showed. An order is made only where its figures are those that were shown. */
export function consentTo(shown: Pick<Consent, 'text' | 'version' | 'language'> | undefined, quote: Quote, now: Date): Consent | null {
  if (!shown) return null
  const { creditUsed: _, ...figures } = storeQuote(quote)
  return { ...shown, at: now.toISOString(), figures }
}
