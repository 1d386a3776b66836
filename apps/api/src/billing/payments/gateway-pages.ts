import { createHash } from 'node:crypto'
import type { Answer } from '@ott/contract'
import type { FastifyInstance } from 'fastify'
import encodeQR from 'qr'
import { escapeHtml } from '../../http/escape-html.ts'
import { t } from '../../i18n/messages.ts'
import type { SellingDeps } from '../deps.ts'
import { bankLinks } from '../../http/signed-links.ts'
import { readStoredPayment } from './pursue.ts'
import type { StoredOrder, StoredPayment } from './settle.ts'

type Step = NonNullable<Answer<'order'>['data']['next']>

/** Where the payer of a payment goes on, or null if there is nowhere to go. */
export function presentNext({ config, secrets, now }: Pick<SellingDeps, 'config' | 'secrets' | 'now'>, { payment_id: id, next }: StoredPayment, { language, expires_at: expiresAt }: StoredOrder): Step | null {
  switch (next?.kind) {
    case 'redirect':
      return next
    // The site's policy allows no form that leads elsewhere, so a page of its own posts this one.
    case 'form':
      return { kind: 'redirect', url: config.siteOrigin + bankLinks(secrets.streamKey).urlOf(id, language === 'bn' ? 'bengali' : 'english', now()) }
    case 'upi': {
      // UPI apps read no plus as a space.
      const query = new URLSearchParams(next.parameters).toString().replaceAll('+', '%20')
      const uri = `${config.gateway?.upiUrl}?${query}`
      return { kind: 'upi', uri, qr_svg: encodeQR(uri, 'svg', { border: 4 }), expires_at: expiresAt.toISOString() }
    }
    case undefined:
      return null
  }
}

const script = 'document.forms[0].submit()'
const scriptHash = createHash('sha256').update(script).digest('base64')

/** Serves the page that posts a payer on to a bank. */
export function serveGatewayPages(app: FastifyInstance, { db, now, secrets }: SellingDeps): void {
  const links = bankLinks(secrets.streamKey)
  app.get(`${links.path}/:id`, async (request, reply) => {
    const { id } = request.params as { id: string }
    const query = request.query as Record<string, string | undefined>
    const locale = query.language === 'bengali' ? 'bn' : 'en'
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'content-type': 'text/html; charset=utf-8' })
    const payment = links.isValid(id, query, now()) ? await readStoredPayment(db, id) : null
    if (payment?.next?.kind !== 'form') {
      return reply.code(410).header('content-security-policy', "default-src 'none'").send(page(locale, `<p>${escapeHtml(t(locale, 'payment.expired'))}</p>`))
    }
    const { url, fields } = payment.next
    // A bank may redirect the posted form to its own domain, which browsers hold to the same rule.
    const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    return reply
      .header('content-security-policy', `default-src 'none'; script-src 'sha256-${scriptHash}'; form-action https: ${new URL(url).origin}; base-uri 'none'; frame-ancestors 'none'`)
      .send(page(locale, `<form method="post" action="${escapeHtml(url)}">${inputs.join('')}<p>${escapeHtml(t(locale, 'payment.leaving'))}</p><button>${escapeHtml(t(locale, 'payment.continue'))}</button></form><script>${script}</script>`))
  })
}

function page(locale: string, body: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${escapeHtml(t(locale === 'bn' ? 'bn' : 'en', 'payment.title'))}</title><body>${body}</body></html>`
}
