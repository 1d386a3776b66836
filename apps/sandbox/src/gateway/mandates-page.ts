import type { FastifyInstance, FastifyReply } from 'fastify'
import { escape } from '../page.ts'
import type { Mandates } from './mandates.ts'
import type { Mandate, OrderStore } from './orders.ts'
import { contextOf, link, price, sendGatewayPage } from './page-parts.ts'
import type { PageContext } from './page-parts.ts'
import type { Play } from './statuses.ts'

export type MandatesPage = { store: OrderStore; mandates: Mandates; pagesUrl: () => string }

const maxShown = 100
const debitPlays = ['pay', 'decline', 'payLater', 'failThenPay', 'leave'] as const satisfies Play[]

/** The payer's list of mandates: pause, resume, cancel, and what coming debits do. */
export function serveMandatesPage(app: FastifyInstance, { store, mandates, pagesUrl }: MandatesPage): void {
  app.get('/mandates', (request, reply) => sendMandates(reply, contextOf(request), store.mandates(), pagesUrl()))
  app.post('/mandates', (request, reply) => {
    const { mandate_id: id = '', action, debits } = (request.body ?? {}) as Record<string, string | undefined>
    const mandate = store.mandate(id)
    const play = debitPlays.find((known) => known === debits)
    if (mandate && play) mandate.debits = play
    if (mandate && action === 'pause') mandates.pause(mandate)
    if (mandate && action === 'resume') mandates.resume(mandate)
    if (mandate?.isRevocable && action === 'revoke') mandates.revoke(mandate)
    return reply.redirect(`${pagesUrl()}/mandates?language=${contextOf(request).locale}`, 303)
  })
}

function sendMandates(reply: FastifyReply, context: PageContext, mandates: Mandate[], pagesUrl: string): FastifyReply {
  const { t, locale } = context
  const items = mandates.slice(0, maxShown).map((mandate) => item(mandate, context))
  const main = `<p class="lead">${t('gateway.mandatesLead')}</p>
${items.length === 0 ? `<p class="empty">${t('gateway.mandatesEmpty')}</p>` : `<ol>${items.join('\n')}</ol>`}
${link(`${pagesUrl}/upi?language=${locale}`, t('gateway.UPI'))}`
  return sendGatewayPage(reply, context, t('gateway.mandates'), main)
}

function item(mandate: Mandate, { t, locale }: PageContext): string {
  const { id, status, maxAmount, currency, frequency, payerVpa, methodType, debits, isRevocable } = mandate
  const isLive = status === 'ACTIVE' || status === 'PAUSED'
  const current = t(`gateway.debits.${debitPlays.find((play) => play === debits) ?? 'pay'}`)
  const answers = debitPlays.filter((play) => play !== debits).map((play) => button('debits', play, t(`gateway.debits.${play}`)))
  return `<li>
<h2 id="${id}">${escape(payerVpa ?? methodType)}, ${t(`gateway.limit.${frequency}`, { amount: price(maxAmount, currency, locale) })}</h2>
<p class="about">${t(`gateway.status.${status}`)}</p>
${isLive ? `<form method="post" aria-labelledby="${id}">
<input type="hidden" name="mandate_id" value="${id}">
${status === 'ACTIVE' ? button('action', 'pause', t('gateway.mandatePause')) : button('action', 'resume', t('gateway.mandateResume'))}
${isRevocable ? button('action', 'revoke', t('gateway.mandateRevoke')) : ''}
<p class="about">${t('gateway.debits', { current })}</p>
${answers.join('\n')}
</form>` : ''}
</li>`
}

function button(name: string, value: string, text: string): string {
  return `<button name="${name}" value="${value}" class="quiet">${text}</button>`
}
