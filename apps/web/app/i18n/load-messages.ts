import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { MessageFormatElement } from 'react-intl'
import { bringOnce } from '../performance/index.ts'

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

const loadOffer: Record<Locale, Load> = {
  en: () => import('virtual:messages/en/offer'),
  bn: () => import('virtual:messages/bn/offer'),
}

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

/** Those of a language, or where they could not be brought those of the one that was read before, and which it is. */
export function messagesAtHand(wanted: Locale): { locale: Locale; messages: Messages } {
  const locale = loaded.has(wanted) ? wanted : otherLocale(wanted)
  return { locale, messages: messagesOf(locale) }
}

/** Those of the screens that come later as well; always the same promise, so that a component may wait for it. */
export const loadAllMessages = (locale: Locale): Promise<Messages> => whole[locale]()

const wholeOf = (locale: Locale) =>
  bringOnce(async (): Promise<Messages> => {
    const [first, { default: rest }] = await Promise.all([loadMessages(locale), loadLater[locale]()])
    return { ...rest, ...first }
  })

const whole = { en: wholeOf('en'), bn: wholeOf('bn') }

/** All that a page in the other language says in this one; always the same promise. */
export const loadOfferMessages = (locale: Locale): Promise<Messages> => offers[locale]()

const offerOf = (locale: Locale) => bringOnce(async () => (await loadOffer[locale]()).default)

const offers = { en: offerOf('en'), bn: offerOf('bn') }
