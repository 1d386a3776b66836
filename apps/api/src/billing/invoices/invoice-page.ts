import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import { formatDate, formatMoney, formatNumber } from '@ott/i18n'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../http/escape-html.ts'
import { t } from '../../i18n/messages.ts'
import type { SellingDeps } from '../deps.ts'
import { textIn } from '../plans.ts'
import { invoiceLinks } from '../../http/signed-links.ts'
import type { StoredInvoice } from './read-invoice.ts'

/** Services of online text, audio and video streaming. */
const sac = '998433'

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the printable page. A browser shapes Bengali, which PDF libraries do not. */
export function serveInvoices(app: FastifyInstance, { db, now, secrets, timeZone }: SellingDeps): void {
  const links = invoiceLinks(secrets.streamKey)
  app.get(`${links.path}/:id`, async (request, reply) => {
    const { id } = request.params as { id: string }
    const query = request.query as Record<string, string | undefined>
    const locale: Locale = query.language === 'bengali' ? 'bn' : 'en'
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'content-type': 'text/html; charset=utf-8' })
    if (!links.isValid(id, query, now())) return reply.code(410).send(page(locale, t(locale, 'invoice.expired'), `<p>${escapeHtml(t(locale, 'invoice.expired'))}</p>`))
    const invoice = await db.selectFrom('invoice').selectAll().where('invoice_id', '=', id).executeTakeFirst()
    if (!invoice) return reply.code(404).send(page(locale, t(locale, 'invoice.expired'), ''))
    return reply.send(page(locale, invoice.number, bodyOf(invoice, locale, timeZone)))
  })
}

function bodyOf({ number, kind, issued_at, document }: StoredInvoice, locale: Locale, timeZone: string): string {
  const { seller, buyer, country, planTitle, giftMonths, currency, lines, total, taxes, invoiceNumber } = document
  const money = (amount: number) => escapeHtml(formatMoney({ currency, amount }, locale))
  const row = (label: string, amount: number, tag = 'td') => `<tr><${tag} scope="row">${escapeHtml(label)}</${tag}><${tag} class="amount">${money(amount)}</${tag}></tr>`
  const plan = textIn(planTitle, locale === 'bn' ? 'bengali' : 'english')
  const labels = { plan: giftMonths === undefined ? plan : t(locale, 'invoice.gift', { plan, months: giftMonths }), discount: t(locale, 'invoice.discount'), credit: t(locale, 'invoice.credit'), rounding: t(locale, 'invoice.rounding') }
  const net = total - taxes.reduce((sum, { amount }) => sum + amount, 0)
  const place = buyer ? `${buyer.region}, ${country}` : country
  return `<h1>${escapeHtml(t(locale, kind === 'invoice' ? 'invoice.heading' : 'invoice.creditNote'))}</h1>
<dl>
<dt>${escapeHtml(t(locale, 'invoice.number'))}</dt><dd>${escapeHtml(number)}</dd>
${invoiceNumber === undefined ? '' : `<dt>${escapeHtml(t(locale, 'invoice.takesBack'))}</dt><dd>${escapeHtml(invoiceNumber)}</dd>`}
<dt>${escapeHtml(t(locale, 'invoice.date'))}</dt><dd>${escapeHtml(formatDate(issued_at, locale, timeZone))}</dd>
<dt>${escapeHtml(t(locale, 'invoice.seller'))}</dt><dd>${escapeHtml(seller.legalName)}<br>${escapeHtml(seller.address)}<br>GSTIN ${escapeHtml(seller.taxId)}</dd>
${buyer ? `<dt>${escapeHtml(t(locale, 'invoice.buyer'))}</dt><dd>${escapeHtml(buyer.name)}<br>${escapeHtml(buyer.postal_code)}</dd>` : ''}
<dt>${escapeHtml(t(locale, 'invoice.place'))}</dt><dd>${escapeHtml(place)}</dd>
<dt>SAC</dt><dd>${sac}</dd>
</dl>
<table>
${lines.map(({ kind: line, amount }) => row(labels[line], amount)).join('\n')}
${taxes.length > 0 ? row(t(locale, 'invoice.net'), net) : ''}
${taxes.map(({ name, basisPoints, amount }) => row(`${name} ${formatNumber(basisPoints / 100, locale)}%`, amount)).join('\n')}
${row(t(locale, kind === 'invoice' ? 'invoice.total' : 'invoice.totalReturned'), total, 'th')}
</table>
<p>${escapeHtml(t(locale, 'invoice.questions', { support: brand.supportEmail }))}</p>`
}

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · ${escapeHtml(brand.name[locale])}</title>
<style>body{font:16px/1.6 system-ui,'Noto Sans Bengali',sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0}table{width:100%;border-collapse:collapse;margin:2rem 0}td,th{text-align:start;padding:.5rem 0;border-bottom:1px solid #ddd}.amount{text-align:end;white-space:nowrap}</style>
<body><p><strong>${escapeHtml(brand.name[locale])}</strong></p>${body}</body></html>`
}
