import { formatGiftCode } from '@ott/billing'
import type { SoldGift } from '@ott/billing'
import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { Kysely } from 'kysely'
import type { SellingDeps } from '../deps.ts'
import { scheduleMail } from '../mails.ts'
import type { StoredOrder } from '../payments/settle.ts'
import { logEvent } from '../sold-subscription.ts'
import type { BillingTables } from '../tables.ts'
import type { Trx } from '../tasks.ts'
import { codeOfOrder, hashOfCode, saveGiftCodes } from './gift-codes.ts'

/** Makes the code of a gift that was paid: one for an order (BIL-101). */
export async function makeSoldGift(trx: Trx, { now, secrets }: Pick<SellingDeps, 'now' | 'secrets'>, order: StoredOrder): Promise<boolean> {
  const { order_id: orderId, user_id: userId, plan_id: planId, gift, quote } = order
  if (!gift) throw new Error(`Order ${orderId} is no gift`)
  await saveGiftCodes(trx, [{ code: codeOfOrder(secrets, orderId), planId, months: gift.months, expiresAt: new Date(quote.periodEndsAt), orderId }])
  await logEvent(trx, { userId, subscriptionId: null, type: 'giftBought', at: now(), details: { orderId, months: gift.months } })
  return true
}

/** To the buyer, and to whom they named. */
export async function scheduleGiftMails(trx: Kysely<BillingTables>, { order_id: orderId, gift }: Pick<StoredOrder, 'order_id' | 'gift'>, at: Date): Promise<void> {
  await scheduleMail(trx, 'giftBought', orderId, at)
  if (gift?.to) await scheduleMail(trx, 'giftReceived', orderId, at)
}

/** The gifts that were paid, each with its order and its plan. */
export function soldGifts(db: Kysely<BillingTables>) {
  return db
    .selectFrom('billing_order')
    .innerJoin('gift_code', 'gift_code.order_id', 'billing_order.order_id')
    .innerJoin('plan_version', 'plan_version.plan_id', 'gift_code.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .select(['billing_order.order_id', 'billing_order.user_id', 'currency', 'total', 'country', 'gift', 'billing_order.language', 'title', 'code_hash', 'gift_code.expires_at', 'redeemed_at', 'revoked_at', 'paid_at'])
    .where('billing_order.status', '=', 'paid')
}

export type StoredGift = Awaited<ReturnType<ReturnType<typeof soldGifts>['executeTakeFirstOrThrow']>>

export function soldGiftOf({ country, paid_at: paidAt, expires_at: expiresAt, redeemed_at, revoked_at }: Pick<StoredGift, 'country' | 'paid_at' | 'expires_at' | 'redeemed_at' | 'revoked_at'>): SoldGift {
  if (!paidAt) throw new Error('A gift that was sold was paid')
  return { country, paidAt, expiresAt, isRedeemed: redeemed_at !== null, isRefunded: revoked_at !== null }
}

/** The code in groups, and the link that redeems it. Null: the key has changed since, so that only the mails have it. */
export function codeOfGift({ secrets, config }: Pick<SellingDeps, 'secrets' | 'config'>, { order_id: orderId, code_hash: hash }: Pick<StoredGift, 'order_id' | 'code_hash'>, locale: Locale): { text: string; url: string } | null {
  const code = codeOfOrder(secrets, orderId)
  if (!hashOfCode(code).equals(hash)) return null
  const text = formatGiftCode(code)
  return { text, url: `${config.siteOrigin}${localePath(locale, '/redeem')}?code=${text}` }
}
