import { brand } from '@ott/brand'
import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }
import type { Message } from './outbox.ts'

const words = { en, bn }

/** The outbox as a page: plain HTML that works without scripts; a script only keeps it fresh. */
export function outboxPage(messages: Message[], locale: Locale, to: string): string {
  const say = (id: keyof typeof en, values: Record<string, string> = {}) =>
    escape(words[locale][id].replace(/\{(\w+)\}/g, (_, name: string) => ({ product: brand.name[locale], ...values })[name] ?? ''))
  const other = otherLocale(locale)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${say('title')} · ${escape(brand.name[locale])}</title>
<link rel="stylesheet" href="/outbox.css">
<link rel="icon" href="data:,">
<script src="/outbox.js" defer></script>
</head>
<body>
<header>
<h1>${escape(brand.name[locale])} <span>${say('title')}</span></h1>
<a href="${address(other, to)}" lang="${other}" hreflang="${other}">${say('otherLanguage')}</a>
</header>
<main>
<p class="lead">${say('lead')}</p>
<form action="/" method="get">
<input type="hidden" name="language" value="${locale}">
<label for="to">${say('filter')}</label>
<input id="to" name="to" value="${escape(to)}" autocomplete="off" inputmode="email" placeholder="+91…">
<button>${say('show')}</button>
${to ? `<a href="${address(locale, '')}">${say('showAll')}</a>` : ''}
</form>
<section id="messages" aria-live="polite" aria-label="${say('messages')}">
${messages.length === 0 ? `<p class="empty">${to ? say('emptyFor', { to }) : say('empty')}</p>` : `<ol>${messages.map((message) => item(message, locale, say)).join('\n')}</ol>`}
</section>
</main>
</body>
</html>
`
}

function item(message: Message, locale: Locale, say: (id: keyof typeof en, values?: Record<string, string>) => string): string {
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'bn', { timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(message.sentAt))
  const code = message.code ? `<p class="code"><span>${say('code')}</span> <strong>${escape(message.code)}</strong></p>` : ''
  return `<li>
<p class="about"><b>${say(message.channel)}</b> ${say('to', { to: message.to })} <time datetime="${message.sentAt}">${time}</time></p>
${code}
${message.subject ? `<h2>${escape(message.subject)}</h2>` : ''}
<p class="text">${escape(message.text)}</p>
</li>`
}

function address(locale: Locale, to: string): string {
  const query = new URLSearchParams({ language: locale, ...(to ? { to } : {}) })
  return `/?${escape(query.toString())}`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
