import { brand } from '@ott/brand'
import { formatMoney, otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { escape, page, translator } from '../page.ts'
import type { Translate } from '../page.ts'
import type { RailKnobs } from './knobs.ts'
import { rails } from './ledger.ts'
import type { Rail } from './ledger.ts'
import type { MandateShown, Overview, PaymentShown, RefundShown } from './overview.ts'

export type ControlPageProps = {
  locale: Locale
  /** The vendors' clock. */
  now: Date
  knobs: Record<Rail, RailKnobs>
  overviews: Record<Rail, Overview>
  /** Not where strangers reach the demo. */
  hasControls: boolean
  /** Without the site its clock cannot be moved. */
  hasSite: boolean
  /** What became of a form. */
  outcome: { type: 'moved'; now: Date; nextTaskAt: Date | null } | { type: 'saved'; rail: Rail } | { type: 'unreachable' | 'invalid' } | null
}

const maxShown = 50

export const numberKnobs = ['webhookDelaySeconds', 'loseNextWebhooks', 'latencyMs', 'failNextCalls', 'hangNextCalls'] as const satisfies (keyof RailKnobs)[]
export const flagKnobs = ['areWebhooksDoubled', 'areWebhooksReversed', 'areWebhooksOff'] as const satisfies (keyof RailKnobs)[]

/** The books of the payment vendors, their faults and the clock. Plain HTML that works without scripts. */
export function controlPage(props: ControlPageProps): string {
  const { locale, overviews, hasControls } = props
  const t = translator(locale)
  const list = <T>(title: string, empty: string, ofRail: (overview: Overview) => T[], item: (shown: T) => string) =>
    section(title, rails.map((rail) => ({ rail, items: ofRail(overviews[rail]) })).filter(({ items }) => items.length > 0).map(({ rail, items }) =>
      `<h3>${t(`pay.rail.${rail}`)}</h3>\n<ol>${items.slice(0, maxShown).map(item).join('\n')}</ol>`).join('\n') || `<p class="empty">${empty}</p>`)
  const main = `<p class="lead">${t('pay.lead')}</p>
${outcomeText(props, t)}
${clockSection(props, t)}
${list(t('pay.payments'), t('pay.paymentsEmpty'), ({ payments }) => payments, (payment) => paymentItem(payment, locale, t))}
${list(t('pay.refunds'), t('pay.refundsEmpty'), ({ refunds }) => refunds, (refund) => refundItem(refund, locale, t))}
${list(t('pay.mandates'), t('pay.mandatesEmpty'), ({ mandates }) => mandates, (mandate) => mandateItem(mandate, locale, t))}
<p><a href="/gateway/pages/mandates?language=${locale}">${t('pay.mandatesLink')}</a></p>
${hasControls ? section(t('pay.faults'), rails.map((rail) => knobsForm(rail, props, t)).join('\n')) : ''}
<p><a href="/?language=${locale}">${t('title')}</a></p>`
  return page({ title: t('pay.title'), locale, otherLanguageUrl: `/pay?language=${otherLocale(locale)}`, main })
}

function section(title: string, body: string): string {
  return `<section>\n<h2>${title}</h2>\n${body}\n</section>`
}

function outcomeText({ outcome, locale }: ControlPageProps, t: Translate): string {
  switch (outcome?.type) {
    case undefined: return ''
    case 'moved': return `<p role="status">${t('pay.moved', { now: timeText(outcome.now, locale) })} ${outcome.nextTaskAt ? t('pay.nextTask', { time: timeText(outcome.nextTaskAt, locale) }) : t('pay.noTask')}</p>`
    case 'saved': return `<p role="status">${t('pay.saved', { rail: t(`pay.rail.${outcome.rail}`) })}</p>`
    case 'unreachable': return `<p role="alert">${t('pay.unreachable')}</p>`
    case 'invalid': return `<p role="alert">${t('pay.invalid')}</p>`
  }
}

function clockSection({ now, locale, hasControls, hasSite }: ControlPageProps, t: Translate): string {
  const moves = [['nextTask', t('pay.toNextTask')], ['1', t('pay.oneDay')], ['30', t('pay.thirtyDays')]]
  const form = `<p class="about">${t('pay.clockHint')}</p>
<form method="post" action="/pay?language=${locale}">
${moves.map(([value, text]) => `<button name="move" value="${value}" class="quiet">${text}</button>`).join('\n')}
</form>`
  return section(t('pay.clock'), `<p>${t('pay.now', { now: timeText(now, locale) })}</p>\n${hasControls && hasSite ? form : ''}`)
}

function paymentItem({ id, at, amount, currency, state, vendorState, method, order }: PaymentShown, locale: Locale, t: Translate): string {
  const headline = `<b>${escape(formatMoney({ currency, amount }, locale))}</b> ${t(`pay.state.${state}`)}`
  return item(at, locale, headline, [escape(method), order && t('gateway.order', { order }), vendorWords(id, vendorState)])
}

function refundItem({ id, at, amount, currency, state, vendorState, payment }: RefundShown, locale: Locale, t: Translate): string {
  return item(at, locale, `<b>${escape(formatMoney({ currency, amount }, locale))}</b> ${t(`pay.refund.${state}`)}`, [t('pay.ofPayment', { payment }), vendorWords(id, vendorState)])
}

function mandateItem({ id, state, vendorState, method, limit }: MandateShown, locale: Locale, t: Translate): string {
  const most = limit ? t('pay.atMost', { amount: formatMoney(limit, locale) }) : ''
  return item(null, locale, `<b>${escape(method)}</b> ${t(`pay.mandate.${state}`)}`, [most, vendorWords(id, vendorState)])
}

function vendorWords(id: string, state: string): string {
  return `<code lang="en">${escape(id)} ${escape(state)}</code>`
}

function item(at: Date | null, locale: Locale, headline: string, details: string[]): string {
  const time = at ? `<time datetime="${at.toISOString()}">${timeText(at, locale)}</time>` : ''
  return `<li>\n<p>${headline} ${time}</p>\n${details.filter((text) => text !== '').map((text) => `<p class="about">${text}</p>`).join('\n')}\n</li>`
}

function knobsForm(rail: Rail, { locale, knobs }: ControlPageProps, t: Translate): string {
  const values = knobs[rail]
  const flags = flagKnobs.map((name) => `<label class="check"><input type="checkbox" name="${name}" value="yes"${values[name] ? ' checked' : ''}> ${t(`pay.knob.${name}`)}</label>`)
  const numbers = numberKnobs.map((name) => `<label class="number">${t(`pay.knob.${name}`)} <input type="number" name="${name}" value="${values[name]}" min="0" max="1000000" required></label>`)
  return `<form method="post" action="/pay?language=${locale}" class="knobs" aria-labelledby="knobs-${rail}">
<h3 id="knobs-${rail}">${t(`pay.rail.${rail}`)}</h3>
${[...flags, ...numbers].join('\n')}
<button name="rail" value="${rail}">${t('pay.save')}</button>
</form>`
}

function timeText(time: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'bn', { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone, hourCycle: 'h23' }).format(time)
}
