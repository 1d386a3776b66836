import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { Message } from './outbox.ts'
import { escape, page, translator } from './page.ts'
import { countryForm } from './viewer-country.ts'
import type { Translate } from './page.ts'

/** The outbox as HTML; a script only refreshes it. */
export function outboxPage(messages: Message[], locale: Locale, to: string, country: string | undefined): string {
  const t = translator(locale)
  const main = `<p class="lead">${t('lead')}</p>
<p><a href="/pay?language=${locale}">${t('pay.title')}</a> · <a href="/events?language=${locale}">${t('events.title')}</a></p>
${countryForm(locale, country)}
<form action="/" method="get">
<input type="hidden" name="language" value="${locale}">
<label for="to">${t('filter')}</label>
<input id="to" name="to" value="${escape(to)}" autocomplete="off" inputmode="email" placeholder="+91…">
<button>${t('show')}</button>
${to ? `<a href="${escape(url(locale, ''))}">${t('showAll')}</a>` : ''}
</form>
<section id="messages" aria-live="polite" aria-label="${t('messages')}">
${messages.length === 0 ? `<p class="empty">${to ? t('emptyFor', { to }) : t('empty')}</p>` : `<ol>${messages.map((message) => item(message, locale, t)).join('\n')}</ol>`}
</section>`
  return page({ title: t('title'), locale, otherLanguageUrl: url(otherLocale(locale), to), main, script: '/outbox.js' })
}

function item(message: Message, locale: Locale, t: Translate): string {
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'bn', { timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(message.sentAt))
  const code = message.code ? `<p class="code"><span>${t('code')}</span> <strong>${escape(message.code)}</strong></p>` : ''
  return `<li>
<p class="about"><b>${t(message.channel)}</b> ${t('to', { to: message.to })} <time datetime="${message.sentAt}">${time}</time></p>
${code}
${message.subject ? `<h2>${escape(message.subject)}</h2>` : ''}
<p class="text">${escape(message.text)}</p>
</li>`
}

function url(locale: Locale, to: string): string {
  return `/?${new URLSearchParams({ language: locale, ...(to ? { to } : {}) })}`
}
