import type { Coupon, Discount } from '@ott/billing'
import { normalizeCouponCode } from '@ott/billing'
import type { Kysely, Selectable } from 'kysely'
import { plansOnSale } from '../plans.ts'
import type { StoredPlan } from '../plans.ts'
import type { BillingTables } from '../tables.ts'

/** A coupon for all plans and countries, valid from now. */
export type NewCoupon = {
  code: string
  discount: Discount
  /** Null for all periods. */
  periods: number | null
  validUntil: Date | null
  /** Uses in all; null without a limit. */
  cap: number | null
  /** One that is saved already. */
  campaign?: string
}

/** Several coupons with one cap, which holds for all their uses together (BIL-133). */
export type NewCampaign = { campaign: string; cap: number }

/** Saves campaigns; an existing one stays as it is. */
export async function saveCampaigns(db: Kysely<BillingTables>, campaigns: NewCampaign[]): Promise<void> {
  await db.insertInto('coupon_campaign').values(campaigns).onConflict((conflict) => conflict.column('campaign').doNothing()).execute()
}

/** Saves coupons; an existing one stays as it is. */
export async function saveCoupons(db: Kysely<BillingTables>, coupons: NewCoupon[]): Promise<void> {
  const rows = coupons.map(({ code, discount, periods, validUntil, cap, campaign = null }) => ({
    code: normalizeCouponCode(code),
    discount: JSON.stringify(discount),
    periods,
    plans: null,
    countries: null,
    valid_from: new Date(0),
    valid_until: validUntil,
    cap,
    campaign,
  }))
  await db.insertInto('coupon').values(rows).onConflict((conflict) => conflict.column('code').doNothing()).execute()
}

export async function findCoupon(db: Kysely<BillingTables>, code: string): Promise<Coupon | null> {
  const row = await db
    .selectFrom('coupon')
    .leftJoin('coupon_campaign', 'coupon_campaign.campaign', 'coupon.campaign')
    .selectAll('coupon')
    .select(['coupon_campaign.cap as campaign_cap', 'coupon_campaign.taken as campaign_taken'])
    .where('code', '=', normalizeCouponCode(code))
    .executeTakeFirst()
  return row ? couponOf(row) : null
}

/** A coupon goes along to a changed plan that it is for. */
export function isForPlan({ plans }: Coupon, { identifier }: { identifier: string }): boolean {
  return plans === null || plans.includes(identifier)
}

/** The plans on sale that a coupon is for. */
export async function plansOfCoupon(db: Kysely<BillingTables>, code: string): Promise<StoredPlan[]> {
  const coupon = await findCoupon(db, code)
  return coupon ? (await plansOnSale(db)).filter((plan) => isForPlan(coupon, plan)) : []
}

/** Whether the user has paid with it. The coupon of an order that was not paid is free again. */
export async function hasUsedCoupon(db: Kysely<BillingTables>, code: string, userId: string): Promise<boolean> {
  return (await db.selectFrom('coupon_use').select('user_id').where((its) => its.and({ coupon_code: code, user_id: userId, is_used: true })).executeTakeFirst()) !== undefined
}

/**
 * Takes one use; false if it or its campaign is used up, or the user has it already: then the transaction must not commit. The caps hold
 * for any number at once (BIL-12, BIL-133).
 */
export async function takeCoupon(trx: Kysely<BillingTables>, code: string, order: { user_id: string; order_id: string }): Promise<boolean> {
  const mine = await trx
    .insertInto('coupon_use')
    .values({ coupon_code: code, user_id: order.user_id, order_id: order.order_id })
    .onConflict((conflict) => conflict.columns(['coupon_code', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  const taken = mine && await trx
    .updateTable('coupon')
    .set((its) => ({ taken: its('taken', '+', 1) }))
    .where('code', '=', code)
    .where((its) => its.or([its('cap', 'is', null), its('taken', '<', its.ref('cap'))]))
    .returning('campaign')
    .executeTakeFirst()
  return taken !== undefined && (taken.campaign === null || (await takeCampaign(trx, taken.campaign)))
}

async function takeCampaign(trx: Kysely<BillingTables>, campaign: string): Promise<boolean> {
  const taken = await trx
    .updateTable('coupon_campaign')
    .set((its) => ({ taken: its('taken', '+', 1) }))
    .where('campaign', '=', campaign)
    .whereRef('taken', '<', 'cap')
    .returning('campaign')
    .executeTakeFirst()
  return taken !== undefined
}

/** Whether the order holds the coupon already. */
export async function hasReserved(db: Kysely<BillingTables>, code: string, { user_id, order_id }: { user_id: string; order_id: string }): Promise<boolean> {
  return (await db.selectFrom('coupon_use').select('order_id').where((its) => its.and({ coupon_code: code, user_id, order_id })).executeTakeFirst()) !== undefined
}

/** Counts the coupon of a paid order, also where the payment came so late that it was free again. */
export async function useCoupon(trx: Kysely<BillingTables>, code: string, { user_id, order_id }: { user_id: string; order_id: string }): Promise<void> {
  await trx
    .insertInto('coupon_use')
    .values({ coupon_code: code, user_id, order_id, is_used: true })
    .onConflict((conflict) => conflict.columns(['coupon_code', 'user_id']).doUpdateSet({ is_used: true }).where('coupon_use.order_id', '=', order_id))
    .execute()
}

/** Free again, also for the same user's next attempt. */
export async function releaseCoupon(trx: Kysely<BillingTables>, { coupon_code: code, order_id: orderId }: { coupon_code: string | null; order_id: string }): Promise<void> {
  if (code === null) return
  const released = await trx
    .deleteFrom('coupon_use')
    .where((its) => its.and({ coupon_code: code, order_id: orderId, is_used: false }))
    .returning('user_id')
    .executeTakeFirst()
  if (!released) return
  const { campaign } = await trx.updateTable('coupon').set((its) => ({ taken: its('taken', '-', 1) })).where('code', '=', code).returning('campaign').executeTakeFirstOrThrow()
  if (campaign !== null) await trx.updateTable('coupon_campaign').set((its) => ({ taken: its('taken', '-', 1) })).where('campaign', '=', campaign).execute()
}

function couponOf(row: Selectable<BillingTables['coupon']> & { campaign_cap: number | null; campaign_taken: number | null }): Coupon {
  return {
    code: row.code,
    discount: row.discount,
    periods: row.periods ?? 'always',
    plans: row.plans,
    countries: row.countries,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    isForFirstPurchase: row.is_first_only,
    cap: row.cap,
    taken: row.taken,
    campaign: row.campaign_cap === null ? null : { cap: row.campaign_cap, taken: row.campaign_taken ?? 0 },
  }
}
