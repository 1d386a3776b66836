import { mailboxOf, soldGiftState, withdrawableUntil } from '@ott/billing'
import { brand, legalLinks } from '@ott/brand'
import { apiLanguage, formatDate, formatMoney, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import { t } from '../../i18n/messages.ts'
import type { Limit } from '../../rate-limit/rate-limiter.ts'
import type { SellingDeps } from '../deps.ts'
import { sendFramed } from '../framed-mail.ts'
import { textIn } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { codeOfGift, soldGiftOf, soldGifts } from './sold-gift.ts'
import type { StoredGift } from './sold-gift.ts'

/** `giftEnds` is about a subscription, those of disputes are about a payment, the others about an order. */
export const giftTemplates = ['giftBought', 'giftReceived', 'giftEnds', 'giftDisputed', 'giftDisputeWon', 'giftDisputeLost'] as const
export type GiftTemplate = (typeof giftTemplates)[number]

/** A buyer who pays and takes the money back must not be able to fill a stranger's mailbox: what is more waits (BIL-103). */
const giftsPerMailbox: Limit = { name: 'gift-mailbox', points: 5, windowSeconds: 86_400 }

/** Writes the mail as things are when it is sent. False: it is no longer true, or nobody can be reached. A date: try again then. */
export function sendGiftMail(deps: SellingDeps): (template: GiftTemplate, id: string) => Promise<Date | boolean> {
  return async (template, id) => {
    switch (template) {
      case 'giftBought': return mailBuyer(deps, await soldGifts(deps.db).where('billing_order.order_id', '=', id).executeTakeFirst())
      case 'giftReceived': return mailRecipient(deps, await soldGifts(deps.db).where('billing_order.order_id', '=', id).executeTakeFirst())
      case 'giftEnds': return mailEnd(deps, id)
      default: return mailDispute(deps, template, id)
    }
  }
}

async function mailBuyer(deps: SellingDeps, gift: StoredGift | undefined): Promise<boolean> {
  const values = gift && valuesOf(deps, gift, gift.language)
  if (!gift || !values) return false
  const { language: locale } = gift
  return deps.notifyUser(gift.user_id, {
    subject: t(locale, 'billing.giftBought.subject', values),
    mail: t(locale, 'billing.giftBought.mail', values),
    sms: t(locale, 'billing.giftBought.sms', values),
  })
}

async function mailRecipient(deps: SellingDeps, gift: StoredGift | undefined): Promise<Date | boolean> {
  const to = gift?.gift?.to
  const values = gift && to && valuesOf(deps, gift, to.language)
  if (!values) return false
  const turn = [{ limit: giftsPerMailbox, key: mailboxOf(to.email) }]
  const waitsUntil = await takeTurn(deps, turn)
  if (waitsUntil) return waitsUntil
  try {
    await deps.sendMail({ to: to.email, subject: t(to.language, 'billing.giftReceived.subject', values), text: t(to.language, 'billing.giftReceived.mail', values) })
    return true
  } catch (error) {
    // A mail server that fails for an hour must not hold the gift back for a day.
    await deps.rateLimiter.refund(turn)
    throw error
  }
}

async function takeTurn({ rateLimiter, now }: SellingDeps, turn: Parameters<SellingDeps['rateLimiter']['consume']>[0]): Promise<Date | null> {
  try {
    await rateLimiter.consume(turn)
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error
    return new Date(now().getTime() + (error.details.retryAfter ?? 3_600) * 1_000)
  }
}

/** Null for a gift that nobody can redeem any more, or whose code cannot be read again. */
function valuesOf(deps: SellingDeps, row: StoredGift, locale: Locale) {
  const gift = soldGiftOf(row)
  const code = codeOfGift(deps, row, locale)
  if (soldGiftState(gift, deps.now()) !== 'unused' || !code || !row.gift) return null
  const { months, to } = row.gift
  const withdrawUntil = withdrawableUntil(gift.country, gift.paidAt)
  return {
    plan: textIn(row.title, apiLanguage(locale)),
    months,
    amount: formatMoney({ currency: row.currency, amount: row.total }, locale),
    code: code.text,
    link: code.url,
    date: formatDate(gift.expiresAt, locale, deps.timeZone),
    canWithdraw: String(withdrawUntil !== null),
    withdrawUntil: withdrawUntil ? formatDate(withdrawUntil, locale, deps.timeZone) : '',
    terms: new URL(legalLinks(brand, locale).terms, deps.config.siteOrigin).href,
    benefits: deps.config.siteOrigin + localePath(locale, '/plans/benefits'),
    hasRecipient: String(to !== null),
    email: to?.email ?? '',
    hasName: String(Boolean(to?.name)),
    name: to?.name ?? '',
    hasFrom: String(Boolean(to?.from)),
    from: to?.from ?? '',
    hasMessage: String(Boolean(to?.message)),
    message: to?.message ?? '',
    support: brand.supportEmail,
  }
}

/** To the buyer, as the plan's owner is told (BIL-117). */
async function mailDispute(deps: SellingDeps, template: 'giftDisputed' | 'giftDisputeWon' | 'giftDisputeLost', paymentId: string): Promise<boolean> {
  const payment = await deps.db.selectFrom('payment').select('order_id').where('payment_id', '=', paymentId).executeTakeFirst()
  const disputed = await deps.db.selectFrom('dispute').select(['amount', 'currency']).where('payment_id', '=', paymentId).executeTakeFirst()
  const gift = payment && (await soldGifts(deps.db).where('billing_order.order_id', '=', payment.order_id).executeTakeFirst())
  if (!gift || !disputed) return false
  const { user_id: userId, language: locale, title } = gift
  const values = {
    plan: textIn(title, apiLanguage(locale)),
    amount: formatMoney(disputed, locale),
    wasRedeemed: String(gift.redeemed_at !== null),
    link: deps.config.siteOrigin + localePath(locale, '/plans/benefits'),
  }
  return sendFramed(deps, userId, locale, template, values, 'billing.giftMail')
}

async function mailEnd(deps: SellingDeps, subscriptionId: string): Promise<boolean> {
  const given = await deps.db
    .selectFrom('subscription')
    .innerJoin('plan_version', 'plan_version.plan_id', 'subscription.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .select(['user_id', 'ends_at', 'title'])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  if (!given || (await hasMoreAfter(deps.db, given.user_id, given.ends_at))) return false
  const { user_id: userId, ends_at: endsAt, title } = given
  const redeemed = await deps.db.selectFrom('gift_code').select('language').where('redeemed_by', '=', userId).orderBy('redeemed_at', 'desc').limit(1).executeTakeFirst()
  const locale = redeemed?.language ?? 'en'
  const values = { plan: textIn(title, apiLanguage(locale)), date: formatDate(endsAt, locale, deps.timeZone), link: deps.config.siteOrigin + localePath(locale, '/plans') }
  return sendFramed(deps, userId, locale, 'giftEnds', values, 'billing.giftEndsMail')
}

/** Whether the user can watch then, or is charged then: another gift, or a plan of their own. */
async function hasMoreAfter(db: Kysely<BillingTables>, userId: string, endsAt: Date): Promise<boolean> {
  const more = await db
    .selectFrom('subscription')
    .select('subscription_id')
    .where('user_id', '=', userId)
    .where((its) => its.or([
      its.and([its('status', '=', 'ACTIVE'), its('ends_at', '>', endsAt)]),
      its.and([its('renews', '=', true), its('state', 'in', ['trial', 'active', 'grace', 'paused'])]),
    ]))
    .executeTakeFirst()
  return more !== undefined
}
