import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escape, page, sendPage, translator } from '../page.ts'
import type { Translate } from '../page.ts'
import { inLanguage, localeOf } from '../providers/chooser-page.ts'

export type PageContext = { locale: Locale; t: Translate; url: string }

export function contextOf(request: FastifyRequest): PageContext {
  const locale = localeOf((request.query as { language?: unknown }).language, request.headers['accept-language'])
  return { locale, t: translator(locale), url: request.url }
}

export function sendGatewayPage(reply: FastifyReply, { locale, url }: PageContext, title: string, main: string, status = 200): FastifyReply {
  return sendPage(reply, status, page({ title, locale, otherLanguageUrl: inLanguage(url, otherLocale(locale)), main }))
}

export function price(hundredths: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'en' ? 'en-IN' : 'bn', { style: 'currency', currency }).format(hundredths / 100)
}

/** An answer to the form, announced by screen readers. */
export function alert(text: string | null): string {
  return text === null ? '' : `<p role="alert">${text}</p>`
}

export function link(url: string, text: string, isNewTab = false): string {
  return `<p><a href="${escape(url)}"${isNewTab ? ' target="_blank"' : ''}>${text}</a></p>`
}
