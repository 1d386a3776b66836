import type { Locale } from '@ott/i18n'
import type { MessageFormatElement } from 'react-intl'

export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>

type Load = () => Promise<{ default: Messages }>

const load: Record<Locale, Load> = {
  en: () => import('virtual:messages/en'),
  bn: () => import('virtual:messages/bn'),
}

const loadLater: Record<Locale, Load> = {
  en: () => import('virtual:messages/en/later'),
  bn: () => import('virtual:messages/bn/later'),
}

const loaded = new Map<Locale, Messages>()
const whole = new Map<Locale, Promise<Messages>>()

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

/** Those of the screens that come later as well; always the same promise, so that a component may wait for it. */
export function loadAllMessages(locale: Locale): Promise<Messages> {
  const known = whole.get(locale)
  if (known) return known
  const coming = loadLater[locale]().then(({ default: later }) => ({ ...messagesOf(locale), ...later }))
  whole.set(locale, coming)
  // What could not be had is asked for again.
  coming.catch(() => whole.delete(locale))
  return coming
}
