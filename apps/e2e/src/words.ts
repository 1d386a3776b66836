import bn from '@ott/identity-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }

export const locales = ['en', 'bn'] as const

export type Locale = (typeof locales)[number]

const sentences = { en, bn }

/** A sentence of sign-in, sign-out or settings as a viewer of that language reads it. `values` stand where the braces are. */
export function words(locale: Locale) {
  return (id: keyof typeof en, values: Record<string, string> = {}) =>
    sentences[locale][id].replace(/<\/?\w+>/g, '').replace(/\{(\w+)[^{}]*\}/g, (_, name: string) => values[name] ?? '')
}
