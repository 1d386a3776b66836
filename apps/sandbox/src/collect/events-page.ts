import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { escape, page, translator } from '../page.ts'
import type { Translate } from '../page.ts'
import { destinations } from './received-events.ts'
import type { DestinationName, EventFilter, ReceivedEvent } from './received-events.ts'

type EventsPage = { events: ReceivedEvent[]; filter: EventFilter; faults: Record<DestinationName, string>; locale: Locale; hasControls: boolean }

/** What the vendors of analytics got, newest first. A script adds what comes; without it the page is as of its loading. */
export function eventsPage({ events, filter, faults, locale, hasControls }: EventsPage): string {
  const t = translator(locale)
  const main = `<p class="lead">${t('events.lead')}</p>
<p><a href="/?language=${locale}">${t('title')}</a></p>
<form action="/events" method="get">
<input type="hidden" name="language" value="${locale}">
<label for="name">${t('events.name')}</label>
<input id="name" name="name" value="${escape(filter.name ?? '')}" autocomplete="off">
<label for="destination">${t('events.destination')}</label>
<select id="destination" name="destination"><option value="">${t('events.all')}</option>${destinations.map((each) => `<option${each === filter.destination ? ' selected' : ''}>${each}</option>`).join('')}</select>
<button>${t('show')}</button>
</form>
${hasControls ? faultForm(faults, locale, t) : ''}
<section id="events" aria-live="polite" aria-label="${t('events.title')}">
${events.length === 0 ? `<p class="empty">${t('events.empty')}</p>` : ''}
<ol>${events.slice(0, 200).map(item).join('\n')}</ol>
</section>`
  return page({ title: t('events.title'), locale, otherLanguageUrl: url(otherLocale(locale), filter), main, script: '/events.js' })
}

function faultForm(faults: Record<DestinationName, string>, locale: Locale, t: Translate): string {
  return `<form action="/events/fault" method="post">
<input type="hidden" name="language" value="${locale}">
<label for="faulty">${t('events.destination')}</label>
<select id="faulty" name="destination">${destinations.map((each) => `<option value="${each}">${each}${faults[each] === 'none' ? '' : ` (${faults[each]})`}</option>`).join('')}</select>
<label for="fault">${t('events.fault')}</label>
<select id="fault" name="fault">${(['none', 'fail', 'slow', 'busy'] as const).map((each) => `<option value="${each}">${t(`events.fault.${each}`)}</option>`).join('')}</select>
<button>${t('events.setFault')}</button>
</form>`
}

function item({ number, at, destination, name, problems, payload }: ReceivedEvent): string {
  return `<li>
<p class="about"><b>${escape(destination)}</b> ${escape(name)} <time datetime="${escape(at)}">${escape(at.slice(11, 19))}</time> #${number}</p>
${problems.map((problem) => `<p class="text">⚠ ${escape(problem)}</p>`).join('\n')}
<details><summary>JSON</summary><pre>${escape(JSON.stringify(payload, null, 2))}</pre></details>
</li>`
}

function url(locale: Locale, { name, destination, view }: EventFilter): string {
  return `/events?${new URLSearchParams({ language: locale, ...(name ? { name } : {}), ...(destination ? { destination } : {}), ...(view ? { view } : {}) })}`
}
