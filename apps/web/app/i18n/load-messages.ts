import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { MessageFormatElement } from 'react-intl'
import { preloadable, usePreloadable } from '../performance/index.ts'

export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>

type Load = () => Promise<{ default: Messages }>

const loadEager: Record<Locale, Load> = {
  en: () => import('virtual:messages/en'),
  bn: () => import('virtual:messages/bn'),
}

const loadDeferred: Record<Locale, Load> = {
  en: () => import('virtual:messages/en/deferred'),
  bn: () => import('virtual:messages/bn/deferred'),
}

const eager = new Map<Locale, Messages>()

/** The eager messages of one locale; the other one is not loaded. Await this before rendering, then call `messagesOf`. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = eager.get(locale) ?? (await loadEager[locale]()).default
  eager.set(locale, messages)
  return messages
}

/** The eager messages, loaded before. */
export function messagesOf(locale: Locale): Messages {
  const messages = eager.get(locale)
  if (!messages) throw new Error(`The messages of ${locale} were not loaded before rendering`)
  return messages
}

/** The messages of a locale, or of the other one where only those are loaded. */
export function loadedMessages(preferred: Locale): { locale: Locale; messages: Messages } {
  const locale = eager.has(preferred) ? preferred : otherLocale(preferred)
  return { locale, messages: messagesOf(locale) }
}

const allOf = (locale: Locale) =>
  preloadable(async (): Promise<Messages> => {
    const [first, { default: rest }] = await Promise.all([loadMessages(locale), loadDeferred[locale]()])
    return { ...rest, ...first }
  })

const all = { en: allOf('en'), bn: allOf('bn') }

/** Eager and deferred messages. */
export const loadAllMessages = (locale: Locale): Promise<Messages> => all[locale]()

/** The same for a component; it suspends until they are loaded. */
export const useAllMessages = (locale: Locale): Messages => usePreloadable(all[locale])
