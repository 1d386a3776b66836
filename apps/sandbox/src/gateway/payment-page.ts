import type { FastifyInstance, FastifyReply } from 'fastify'
import { escape } from '../page.ts'
import { credentials } from './credentials.ts'
import type { OrderStore, Transaction } from './orders.ts'
import { alert, contextOf, link, price, sendGatewayPage } from './page-parts.ts'
import type { PageContext } from './page-parts.ts'
import { vpaPattern } from './parameters.ts'
import type { Payments } from './payments.ts'
import { signedReturnUrl } from './signed-return.ts'
import type { ReturnChange } from './signed-return.ts'
import { isPlay, plays, upiPlays } from './statuses.ts'
import type { Play } from './statuses.ts'

export type PaymentPage = { store: OrderStore; payments: Payments; pagesUrl: () => string }

type ById = { Params: { uuid: string } }

const rightCode = '123456'
const maxWrongCodes = 3
/** Answers that need no code and no UPI address. */
const unproven: Play[] = ['decline', 'leave', 'changedStatus']

/** Net banking, the card's code and wallets: the browser comes from the site and returns to it. */
export function servePaymentPage(app: FastifyInstance, { store, payments, pagesUrl }: PaymentPage): void {
  app.post('/wallet', (request, reply) => {
    const { txn_uuid: uuid } = (request.body ?? {}) as { txn_uuid?: string }
    return reply.redirect(`${pagesUrl()}/payment/${encodeURIComponent(uuid ?? '')}`, 303)
  })
  app.get<ById>('/payment/:uuid', (request, reply) => {
    const transaction = attended(store, request.params.uuid)
    return transaction ? sendPayment(reply, contextOf(request), transaction) : sendUnknown(reply, contextOf(request))
  })
  app.post<ById>('/payment/:uuid', (request, reply) => {
    const transaction = attended(store, request.params.uuid)
    return transaction ? answerPayment(reply, contextOf(request), transaction, request.body, payments) : sendUnknown(reply, contextOf(request))
  })
}

/** Nobody attends the debits of a mandate. */
function attended(store: OrderStore, uuid: string): Transaction | null {
  const transaction = store.transaction(uuid)
  return transaction?.order.returnUrl ? transaction : null
}

function sendUnknown(reply: FastifyReply, context: PageContext): FastifyReply {
  return sendGatewayPage(reply, context, context.t('gateway.payment'), alert(context.t('gateway.unknown')), 404)
}

/** Applies the submitted form and leads on. */
export function answerPayment(reply: FastifyReply, context: PageContext, transaction: Transaction, body: unknown, payments: Payments): FastifyReply {
  const { play, code = '', vpa = '' } = (body ?? {}) as Record<string, string | undefined>
  if (transaction.status !== 'PENDING_VBV') return sendOutcome(reply, context, transaction)
  if (!isPlay(play)) return sendPayment(reply, context, transaction, context.t('gateway.choiceWrong'))
  const needsNoProof = unproven.includes(play)
  if (transaction.methodType === 'CARD' && !needsNoProof && code.trim() !== rightCode) {
    transaction.wrongCodes += 1
    if (transaction.wrongCodes < maxWrongCodes) return sendPayment(reply, context, transaction, context.t('gateway.codeWrong'))
    payments.fail(transaction, 'AUTHENTICATION_FAILED')
    return reply.redirect(returnUrlOf(transaction), 303)
  }
  const isFromApp = transaction.methodType === 'UPI'
  if (isFromApp && !needsNoProof) {
    if (!vpaPattern.test(vpa.trim())) return sendPayment(reply, context, transaction, context.t('gateway.vpaWrong'))
    payments.playUpi(transaction, vpa.trim().toLowerCase(), play)
  } else payments.play(transaction, play)
  if (isFromApp || play === 'leave' || play === 'returnTwice') return sendOutcome(reply, context, transaction, play)
  return reply.redirect(returnUrlOf(transaction, play), 303)
}

/** The payment with its possible answers, or its outcome. */
export function sendPayment(reply: FastifyReply, context: PageContext, transaction: Transaction, error: string | null = null): FastifyReply {
  const { t, locale } = context
  const { order, methodType, status } = transaction
  if (status !== 'PENDING_VBV') return sendOutcome(reply, context, transaction)
  const amount = price(order.amount, order.currency, locale)
  const terms = order.mandateTerms
  const agreement = terms ? t(`gateway.agreement.${terms.frequency}`, { amount: price(terms.maxAmount, terms.currency, locale) }) : null
  const choices = plays.map((play) => {
    const attributes = `${play === 'pay' ? '' : ' class="quiet"'}${unproven.includes(play) ? ' formnovalidate' : ''}`
    return `<li><button name="play" value="${play}"${attributes}>${t(`gateway.play.${play}`, { amount })}</button></li>`
  })
  const vpaHint = t('gateway.vpaHint', { addresses: Object.keys(upiPlays).join(', ') })
  const main = `<p class="lead">${t('gateway.lead', { amount })}</p>
<p class="about">${t('gateway.order', { order: order.id })}${order.description ? `: ${escape(order.description)}` : ''}</p>
${agreement ? `<p class="about">${agreement}</p>` : ''}
${alert(error)}
<form method="post">
${methodType === 'CARD' ? field(t('gateway.code'), t('gateway.codeHint'), 'name="code" inputmode="numeric" autocomplete="one-time-code"', error) : ''}
${methodType === 'UPI' ? field(t('gateway.vpa'), vpaHint, 'name="vpa" value="mira@upi" autocomplete="off" autocapitalize="none" spellcheck="false"', error) : ''}
<ul class="people">
${choices.join('\n')}
</ul>
</form>`
  return sendGatewayPage(reply, context, titleOf(transaction, context), main, error === null ? 200 : 400)
}

function sendOutcome(reply: FastifyReply, context: PageContext, transaction: Transaction, play: Play | null = null): FastifyReply {
  const { t, url } = context
  const outcome = `<p role="status">${t(outcomeOf(transaction))}</p>`
  const links = {
    left: link(url, t('gateway.back')),
    twice: link(returnUrlOf(transaction), t('gateway.returnFirst'), true) + link(returnUrlOf(transaction), t('gateway.returnSecond')),
    once: link(returnUrlOf(transaction, play), t('gateway.return')),
  }
  const shown = transaction.status === 'PENDING_VBV' ? 'left' : play === 'returnTwice' ? 'twice' : 'once'
  return sendGatewayPage(reply, context, titleOf(transaction, context), outcome + links[shown])
}

function outcomeOf({ status }: Transaction) {
  if (status === 'PENDING_VBV') return 'gateway.left'
  if (status === 'CHARGED') return 'gateway.paid'
  if (status === 'AUTO_REFUNDED') return 'gateway.wentBack'
  return status === 'AUTHORIZING' ? 'gateway.pending' : 'gateway.failed'
}

function returnUrlOf({ order, status }: Transaction, play: Play | null = null): string {
  const change: ReturnChange = play === 'changedStatus' ? 'status' : play === 'changedSignature' ? 'signature' : null
  return signedReturnUrl({ returnUrl: order.returnUrl ?? '', orderId: order.id, status }, credentials.responseKey, change)
}

function titleOf({ methodType, method }: Transaction, { t }: PageContext): string {
  return t(`gateway.${methodType}`, { provider: method.replace('NB_', '') })
}

function field(label: string, hint: string, attributes: string, error: string | null): string {
  return `<label for="field">${label}</label>
<input id="field" ${attributes} required aria-describedby="hint"${error === null ? '' : ' aria-invalid="true"'}>
<p id="hint" class="about">${hint}</p>`
}
