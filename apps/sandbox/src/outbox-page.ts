import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { Message } from './outbox.ts'
import { escape, page, sayIn } from './page.ts'
import type { Say } from './page.ts'

/** The outbox as HTML; a script only refreshes it. */
export function outboxPage(messages: Message[], locale: Locale, to: string): string {
  const say = sayIn(locale)
  const main = `<p class="lead">${say('lead')}</p>
<form action="/" method="get">
<input type="hidden" name="language" value="${locale}">
<label for="to">${say('filter')}</label>
<input id="to" name="to" value="${escape(to)}" autocomplete="off" inputmode="email" placeholder="+91…">
<button>${say('show')}</button>
${to ? `<a href="${escape(address(locale, ''))}">${say('showAll')}</a>` : ''}
</form>
<section id="messages" aria-live="polite" aria-label="${say('messages')}">
${messages.length === 0 ? `<p class="empty">${to ? say('emptyFor', { to }) : say('empty')}</p>` : `<ol>${messages.map((message) => item(message, locale, say)).join('\n')}</ol>`}
</section>`
  return page({ title: say('title'), locale, otherAddress: address(otherLocale(locale), to), main, script: '/outbox.js' })
}

function item(message: Message, locale: Locale, say: Say): string {
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
  return `/?${new URLSearchParams({ language: locale, ...(to ? { to } : {}) })}`
}
