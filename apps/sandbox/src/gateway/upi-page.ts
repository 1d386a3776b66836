import type { FastifyInstance, FastifyReply } from 'fastify'
import { escape } from '../page.ts'
import type { OrderStore, Transaction } from './orders.ts'
import { alert, contextOf, link, price, sendGatewayPage } from './page-parts.ts'
import type { PageContext } from './page-parts.ts'
import { answerPayment, sendPayment } from './payment-page.ts'
import type { PaymentPage } from './payment-page.ts'
import { upiParameters } from './views.ts'

type LinkQuery = { Querystring: Record<string, string | undefined> }

/** The payer's UPI app: it opens a payment by the query of its `upi://pay` link, or lists those that wait. */
export function serveUpiPage(app: FastifyInstance, { store, payments, pagesUrl }: PaymentPage): void {
  app.get<LinkQuery>('/upi', (request, reply) => {
    const context = contextOf(request)
    const { link: pasted, tr } = request.query
    if (pasted !== undefined) return reply.redirect(`${pagesUrl()}/upi?${upiQuery(pasted, context.locale)}`, 303)
    if (tr === undefined) return sendList(reply, context, store.openUpi(), pagesUrl())
    const transaction = scanned(request.query, store)
    return transaction ? sendPayment(reply, context, transaction) : sendList(reply, context, store.openUpi(), pagesUrl(), true)
  })
  app.post<LinkQuery>('/upi', (request, reply) => {
    const context = contextOf(request)
    const transaction = scanned(request.query, store)
    return transaction ? answerPayment(reply, context, transaction, request.body, payments) : sendList(reply, context, store.openUpi(), pagesUrl(), true)
  })
}

/** Null for an unknown or changed link. Not all apps need the `tid`. */
function scanned(query: Record<string, string | undefined>, store: OrderStore): Transaction | null {
  const transaction = store.transaction(query.tr ?? '')
  if (transaction?.method !== 'UPI_PAY') return null
  const asked = upiParameters(transaction)
  return ['pa', 'am', 'cu'].every((name) => query[name] === asked[name]) ? transaction : null
}

function sendList(reply: FastifyReply, context: PageContext, open: Transaction[], pagesUrl: string, isUnknown = false): FastifyReply {
  const { t, locale } = context
  const items = open.map((transaction) => {
    const { order } = transaction
    const href = `${pagesUrl}/upi?${new URLSearchParams({ ...upiParameters(transaction), language: locale })}`
    return `<li><a href="${escape(href)}">${escape(price(order.amount, order.currency, locale))}</a> <span>${t('gateway.order', { order: order.id })}</span></li>`
  })
  const main = `<p class="lead">${t('gateway.upiLead')}</p>
${alert(isUnknown ? t('gateway.upiUnknown') : null)}
<form method="get" action="${pagesUrl}/upi">
<input type="hidden" name="language" value="${locale}">
<label for="link">${t('gateway.upiLink')}</label>
<input id="link" name="link" required autocomplete="off" spellcheck="false" placeholder="upi://pay?…">
<button>${t('gateway.upiOpen')}</button>
</form>
${items.length === 0 ? `<p class="empty">${t('gateway.upiEmpty')}</p>` : `<ul class="people">${items.join('\n')}</ul>`}
${link(`${pagesUrl}/mandates?language=${locale}`, t('gateway.mandates'))}`
  return sendGatewayPage(reply, context, t('gateway.UPI'), main, isUnknown ? 404 : 200)
}

/** The query of a pasted link. Text that is no link finds no payment. */
function upiQuery(pasted: string, locale: string): URLSearchParams {
  const query = new URLSearchParams(pasted.trim().replace(/^[^?]*\??/, ''))
  if (!query.has('tr')) query.set('tr', '')
  query.set('language', locale)
  return query
}
