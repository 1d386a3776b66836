import type { Lifecycle } from '@ott/billing'
import { apiLanguage, formatDate, formatMoney, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { Kysely } from 'kysely'
import type { SellingDeps } from './deps.ts'
import { sendFramed } from './framed-mail.ts'
import { mailDetails } from './mail-details.ts'
import { defaultMethod } from './payments/cards.ts'
import type { StoredMethod } from './payments/default-method.ts'
import { giftTemplates, sendGiftMail } from './gifts/gift-mails.ts'
import type { GiftTemplate } from './gifts/gift-mails.ts'
import { textIn } from './plans.ts'
import { refundTemplates, sendRefundMail } from './refunds/refund-mails.ts'
import type { RefundTemplate } from './refunds/refund-mails.ts'
import { holdInDays, soldSubscription } from './sold-subscription.ts'
import type { SoldSubscription } from './sold-subscription.ts'
import { nextAmount } from './subscriptions.ts'
import type { BillingTables } from './tables.ts'
import { schedule } from './tasks.ts'

/** By what each is about: an order, a payment, or a subscription. */
const subjects = {
  ordered: 'order', renewed: 'order', paymentFailed: 'payment', trialEnds: 'subscription', cancelled: 'subscription', resumed: 'subscription', ended: 'subscription',
  renewsSoon: 'subscription', cardExpires: 'subscription', onHold: 'subscription',
  paused: 'subscription', pauseEnds: 'subscription', refunded: 'payment',
  withdrawn: 'subscription', priceChanges: 'subscription', yearlySummary: 'subscription',
  renewalStopped: 'subscription', disputed: 'payment', disputeWon: 'payment', disputeLost: 'payment',
} as const

/** Of what renews; once it was cancelled, nothing comes. */
const announcements: Template[] = ['trialEnds', 'renewsSoon', 'cardExpires', 'priceChanges', 'yearlySummary']

const dayInMs = 86_400_000
const weekInMs = 7 * dayInMs

export type Template = keyof typeof subjects

/** While a mail waits, asking again makes no second one. */
export async function scheduleMail(trx: Kysely<BillingTables>, template: Template | RefundTemplate | GiftTemplate, id: string, at: Date): Promise<void> {
  await schedule(trx, 'mail', `${template} ${id}`, at)
}

/** A week before the first charge (Visa), at once if it is closer, and halfway through a short trial. */
export async function scheduleTrialReminder(trx: Kysely<BillingTables>, { subscription_id: id, starts_at: startsAt, lifecycle }: Pick<SoldSubscription, 'subscription_id' | 'starts_at' | 'lifecycle'>, now: Date): Promise<void> {
  const length = lifecycle.periodEndsAt.getTime() - startsAt.getTime()
  const at = new Date(lifecycle.periodEndsAt.getTime() - Math.min(weekInMs, length / 2))
  await scheduleMail(trx, 'trialEnds', id, at > now ? at : now)
}

const pauseReminderMs = 3 * 86_400_000

/** Some days before the charge that ends a pause. */
export async function schedulePauseReminder(trx: Kysely<BillingTables>, subscriptionId: string, until: Date): Promise<void> {
  await scheduleMail(trx, 'pauseEnds', subscriptionId, new Date(until.getTime() - pauseReminderMs))
}

/**
 * Writes the mail as things are when it is sent. False: it is no longer true, or nobody can be reached, and it is not sent. A date: it
 * has to wait.
 */
export function sendMail(deps: SellingDeps) {
  const sendGift = sendGiftMail(deps)
  return async (subject: string): Promise<Date | boolean> => {
    const [template, id] = subject.split(' ') as [Template | RefundTemplate | GiftTemplate, string]
    if (isGiftTemplate(template)) return sendGift(template, id)
    if (isRefundTemplate(template)) return sendRefundMail(deps, template, id)
    const facts = await factsOf(deps.db, template, id)
    if (!facts) return false
    const { userId, locale, plan, amount, endsAt, state, renews, card, pausedUntil } = facts
    if (announcements.includes(template) && !renews) return false
    if (template === 'onHold' && state !== 'hold') return false
    if (template === 'cardExpires' && !card) return false
    if ((template === 'paused' || template === 'pauseEnds') && pausedUntil === null) return false
    const details = await mailDetails(deps, template, facts.subscription, locale)
    if (!details) return false
    const canBePaid = template === 'paymentFailed' && state === 'grace'
    const values = {
      plan: textIn(plan, apiLanguage(locale)),
      amount: formatMoney(amount, locale),
      date: formatDate(endsAt, locale, deps.timeZone),
      renews: String(renews),
      hasEnded: String(state === 'ended'),
      isFree: String(amount.amount === 0),
      card: card?.last_four ?? '',
      cardEnds: card ? formatDate(lastDayOf(card), locale, 'UTC') : '',
      until: pausedUntil ? formatDate(pausedUntil, locale, deps.timeZone) : '',
      link: deps.config.siteOrigin + localePath(locale, canBePaid ? '/plans/checkout' : '/plans/benefits') + (canBePaid ? '?renewal' : ''),
      ...details,
    }
    return sendFramed(deps, userId, locale, template, values, canBePaid ? 'billing.mailToPay' : 'billing.mail')
  }
}

function isGiftTemplate(template: string): template is GiftTemplate {
  return giftTemplates.some((known) => known === template)
}

function isRefundTemplate(template: string): template is RefundTemplate {
  return refundTemplates.some((known) => known === template)
}

async function factsOf(db: Kysely<BillingTables>, template: Template, id: string) {
  const about = subjects[template]
  const order = await db
    .selectFrom('billing_order')
    .select(['billing_order.user_id', 'subscription_id', 'language', 'billing_order.currency', 'total'])
    .$if(about === 'order', (query) => query.where('order_id', '=', id))
    .$if(about === 'subscription', (query) => query.where('subscription_id', '=', id).orderBy('created_at', 'desc').limit(1))
    .$if(about === 'payment', (query) => query.where('order_id', 'in', db.selectFrom('payment').select('order_id').where('payment_id', '=', id)))
    .executeTakeFirst()
  const subscription = order && (await soldSubscription(db, order.subscription_id))
  if (!order || !subscription) return null
  const { lifecycle: { state, renews }, title } = subscription
  return {
    subscription,
    userId: order.user_id,
    locale: order.language as Locale,
    plan: title,
    amount: { currency: order.currency, amount: await shownAmount(db, template, id, subscription, order.total) },
    // Before a pause, access ends with the period.
    endsAt: template === 'paused' ? subscription.lifecycle.periodEndsAt : shownDate(subscription.lifecycle),
    state,
    renews,
    pausedUntil: subscription.lifecycle.pausedUntil,
    card: template === 'cardExpires' ? await defaultMethod(db, order.user_id) : null,
  }
}

/** What comes after a trial is the plan's price; a renewal may use a coupon or credit. */
async function shownAmount(db: Kysely<BillingTables>, template: Template, id: string, subscription: SoldSubscription, total: number): Promise<number> {
  if (template === 'trialEnds') return subscription.amount ?? 0
  if (template === 'disputed' || template === 'disputeWon' || template === 'disputeLost') return (await db.selectFrom('dispute').select('amount').where('payment_id', '=', id).executeTakeFirst())?.amount ?? total
  if (template === 'refunded') return (await db.selectFrom('refund').select('amount').where('payment_id', '=', id).executeTakeFirst())?.amount ?? total
  return template === 'renewsSoon' || template === 'pauseEnds' || template === 'yearlySummary' ? nextAmount(db, subscription) : total
}

/** The next charge or the end, as its reader is told. */
function shownDate({ state, endsAt, periodEndsAt, pausedUntil, holdSince }: Lifecycle): Date {
  if (state === 'ended') return endsAt
  return state === 'hold' && holdSince ? new Date(holdSince.getTime() + holdInDays * dayInMs) : (pausedUntil ?? periodEndsAt)
}

function lastDayOf({ exp_month: month, exp_year: year }: StoredMethod): Date {
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0))
}
