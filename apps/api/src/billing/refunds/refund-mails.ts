import { isInEuropeanUnion } from '@ott/billing'
import { apiLanguage, formatDateTime, formatMoney, localePath } from '@ott/i18n'
import type { SellingDeps } from '../deps.ts'
import { sendFramed } from '../framed-mail.ts'
import { textIn } from '../plans.ts'

/** About a payment. `returned`: it came twice or too late, so what it was for may never have started. */
export const refundTemplates = ['returned', 'refundFailed', 'giftRefunded'] as const
export type RefundTemplate = (typeof refundTemplates)[number]

/** Tells a payer of money that goes back, or did not arrive (BIL-86, BIL-104, BIL-129). */
export async function sendRefundMail(deps: SellingDeps, template: RefundTemplate, paymentId: string): Promise<boolean> {
  const refund = await deps.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payment_id', 'refund.payment_id')
    .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
    .innerJoin('plan_version', 'plan_version.plan_id', 'billing_order.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .select(['billing_order.user_id', 'kind', 'country', 'language', 'refund.amount', 'refund.created_at', 'refund.request_id', 'payment.currency', 'title'])
    .where('refund.payment_id', '=', paymentId)
    .executeTakeFirst()
  if (!refund) return false
  const { user_id: userId, kind, language: locale, amount, currency, title } = refund
  const values = {
    plan: textIn(title, apiLanguage(locale)),
    amount: formatMoney({ currency, amount }, locale),
    // What its user asked for is a withdrawal there, which is confirmed with date and time (BIL-121).
    isWithdrawal: String(refund.request_id !== null && isInEuropeanUnion(refund.country)),
    at: formatDateTime(refund.created_at, locale, deps.timeZone),
    link: deps.config.siteOrigin + localePath(locale, '/plans/benefits'),
  }
  return sendFramed(deps, userId, locale, template, values, kind === 'gift' ? 'billing.giftMail' : 'billing.mail')
}
