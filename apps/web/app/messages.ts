import type { Locale } from '@ott/i18n'
import type { MessageFormatElement } from 'react-intl'

export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>

const load: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:messages/en'),
  bn: () => import('virtual:messages/bn'),
}

const loaded = new Map<Locale, Messages>()

/** One locale's messages; the other one never travels. Ask before rendering, then read with `messagesOf`. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (await load[locale]()).default
  loaded.set(locale, messages)
  return messages
}

/** What `loadMessages` brought before. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The messages of ${locale} were not loaded before rendering`)
  return messages
}
