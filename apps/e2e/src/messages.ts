import bn from '@ott/identity-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }

export const locales = ['en', 'bn'] as const

export type Locale = (typeof locales)[number]

const messages = { en, bn }

/** Translates messages of sign-in, sign-out and settings, without their tags. `values` replace the arguments in braces. */
export function createTranslator(locale: Locale) {
  return (id: keyof typeof en, values: Record<string, string> = {}) =>
    messages[locale][id].replace(/<\/?\w+>/g, '').replace(/\{(\w+)[^{}]*\}/g, (_, name: string) => values[name] ?? '')
}
