import { brand } from '@ott/brand'
import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyReply } from 'fastify'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

const messages = { en, bn }

export type Translate = (id: keyof typeof en, values?: Record<string, string>) => string

/** Translates the messages of the sandbox, escaped for HTML. */
export function translator(locale: Locale): Translate {
  return (id, values = {}) =>
    escape(messages[locale][id].replace(/\{(\w+)\}/g, (_, name: string) => ({ product: brand.name[locale], ...values })[name] ?? ''))
}

export type PageParts = {
  title: string
  locale: Locale
  /** The same page in the other language. */
  otherLanguageUrl: string
  main: string
  /** The URL of a script. */
  script?: string
}

/** Plain HTML that works without scripts. */
export function page({ title, locale, otherLanguageUrl, main, script }: PageParts): string {
  const other = otherLocale(locale)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${title} · ${escape(brand.name[locale])}</title>
<link rel="stylesheet" href="/sandbox.css">
<link rel="icon" href="data:,">
${script ? `<script src="${script}" defer></script>` : ''}
</head>
<body>
<header>
<h1>${escape(brand.name[locale])} <span>${title}</span></h1>
<a href="${escape(otherLanguageUrl)}" lang="${other}" hreflang="${other}">${translator(locale)('otherLanguage')}</a>
</header>
<main>
${main}
</main>
</body>
</html>
`
}

export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
