import { createHmac } from 'node:crypto'
import { charge, couponRefusal, priceFor, quote, taxRuleFor, taxesIn, trialClaims } from '@ott/billing'
import type { Coupon, CouponRefusal, Price, Quote, TrialClaim } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import type { Answer } from '@ott/contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { isFeatureEnabled } from '../../config/feature-flags.ts'
import type { FeaturesOff } from '../../config/feature-flags.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Contact } from '../../notifications/notify-user.ts'
import type { SellingDeps } from '../deps.ts'
import { plansOnSale } from '../plans.ts'
import type { StoredPlan } from '../plans.ts'
import type { BillingTables, Rail, StoredQuote } from '../tables.ts'
import { findCoupon, hasUsedCoupon } from './coupons.ts'
import { sellerPlace, taxRules } from './tax-rules.ts'

export type WireQuote = Answer<'quote'>['data']

export type Priced = { plan: StoredPlan; quote: Quote; coupon: Coupon | null; couponRefusal: CouponRefusal | null; claims: HashedClaim[] }

export type HashedClaim = { kind: string; hash: Buffer }

export type QuoteRequest = {
  /** Trials are set up with a card of the card provider only. */
  rail: Rail
  userId: string
  /** Identifier or revision. */
  planId: string
  couponCode: string | null
  renews: boolean
  country: string
  region: string | null
  /** Of the card, once there is one: it may have had a trial before. */
  cardFingerprint: Buffer | null
  /** Read before any transaction, which must not wait for a second connection. */
  contact: Contact | null
}

/** Least charge of the card provider in minor units; a lesser amount is waived. */
const minimums: Record<string, number> = { INR: 50, BDT: 50, GBP: 30, EUR: 50, USD: 50, JPY: 50 }

/** What a plan on sale costs the user now. Throws NOT_FOUND for one that is not on sale in the user's country. */
export async function priceOrder(db: Kysely<BillingTables>, { now, timeZone, secrets, config }: SellingDeps, request: QuoteRequest): Promise<Priced> {
  const { rail, userId, planId, renews, country, region, contact } = request
  const plan = (await plansOnSale(db)).find((one) => one.identifier === planId || one.plan_id === planId)
  const price = plan && priceFor(plan.prices, country)
  if (!plan || !price) throw new ApiError('NOT_FOUND')
  const moment = now()
  const place = { country, region }
  const found = request.couponCode === null ? null : await findCoupon(db, request.couponCode)
  const refusal = request.couponCode === null
    ? null
    : couponRefusal(found, { planId: plan.identifier, place, isFirstPurchase: await isFirstPurchase(db, userId), hasUsed: found !== null && (await hasUsedCoupon(db, found.code, userId)), now: moment })
  const coupon = refusal === null ? found : null
  const claims = hashClaims('trial', trialClaims({ userId, phone: contact?.phoneNumber ?? null, email: contact?.email ?? null, cardFingerprint: null, upiAddress: null }), secrets.codePepper)
  if (request.cardFingerprint) claims.push({ kind: 'card', hash: request.cardFingerprint })
  const days = trialDays(plan, config.featuresOff, country)
  const hasTrial = rail === 'stripe' && renews && days > 0 && !(await wereClaimed(db, claims))
  const trialEndsAt = hasTrial ? periodEnd(moment, timeZone, 'DAILY', plan.trial_days) : null
  return {
    plan: { ...plan, trial_days: days },
    coupon,
    couponRefusal: refusal,
    claims: hasTrial ? claims : [],
    quote: quote({
      price,
      coupon,
      credit: 0,
      trialEndsAt,
      periodEndsAt: periodEnd(trialEndsAt ?? moment, timeZone, plan.period, 1),
      renews,
      minimum: minimumOf(price.currency),
      taxRule: taxRuleFor(taxRules, place, moment),
      place,
      seller: sellerPlace,
    }),
  }
}

/** Of the trial that a new subscriber gets in a country; 0 without one (BIL-125). */
export function trialDays({ trial_days }: Pick<StoredPlan, 'trial_days'>, off: FeaturesOff, country: string): number {
  return isFeatureEnabled(off, 'trial', country) ? trial_days : 0
}

export function minimumOf(currency: string): number {
  return minimums[currency] ?? 0
}

export function hashFingerprint(fingerprint: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`card ${fingerprint}`).digest()
}

/** What was claimed once does not tell what else was. */
export function hashClaims(purpose: 'trial' | 'refund', claims: TrialClaim[], key: Buffer): HashedClaim[] {
  return claims.map(({ kind, value }) => ({ kind, hash: createHmac('sha256', key).update(`${purpose} ${kind} ${value}`).digest() }))
}

async function wereClaimed(db: Kysely<BillingTables>, claims: HashedClaim[]): Promise<boolean> {
  const found = await db
    .selectFrom('trial_claim')
    .select('kind')
    .where((its) => its.or(claims.map(({ kind, hash }) => its.and({ kind, hash }))))
    .executeTakeFirst()
  return found !== undefined
}

async function isFirstPurchase(db: Kysely<BillingTables>, userId: string): Promise<boolean> {
  return (await db.selectFrom('billing_order').select('order_id').where('user_id', '=', userId).where('status', '=', 'paid').where('kind', '<>', 'gift').executeTakeFirst()) === undefined
}

/** False if somebody else has claimed it meanwhile with the same card or contact. */
export async function claimTrial(trx: Kysely<BillingTables>, claims: HashedClaim[], now: Date): Promise<boolean> {
  if (claims.length === 0) return true
  const made = await trx
    .insertInto('trial_claim')
    .values(claims.map((claim) => ({ ...claim, claimed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .execute()
  return made.length === claims.length
}

/** What the n-th period of a subscription costs, and the one after it. `credit` is the user's in the price's currency. */
export function quoteOfPeriod({ price, coupon, number, credit, country, region, periodEndsAt, now }: {
  price: Price
  coupon: Coupon | null
  number: number
  credit: number
  country: string
  region: string | null
  periodEndsAt: Date
  now: Date
}): Quote {
  const minimum = minimumOf(price.currency)
  const mine = charge(price, coupon, number, credit, minimum)
  const following = charge(price, coupon, number + 1, credit - mine.creditUsed, minimum)
  const place = { country, region }
  return {
    currency: price.currency,
    ...mine,
    taxes: taxesIn(mine.total, taxRuleFor(taxRules, place, now), place, sellerPlace),
    dueNow: mine.total,
    nextCharge: { at: periodEndsAt, amount: following.total },
    trialEndsAt: null,
    periodEndsAt,
    renews: true,
  }
}

/** What the user has left of changed plans. */
export async function creditOfUser(db: Kysely<BillingTables>, userId: string, currency: string): Promise<number> {
  const { left } = await db
    .selectFrom('credit_entry')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount'), sql<string>`0`).as('left'))
    .where((its) => its.and({ user_id: userId, currency }))
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(left))
}

/** A quote as JSON keeps it. */
export function storeQuote(given: Quote): StoredQuote {
  return JSON.parse(JSON.stringify(given)) as StoredQuote
}

export function presentQuote({ currency, lines, total, taxes, dueNow, nextCharge, trialEndsAt, periodEndsAt, renews }: StoredQuote): WireQuote {
  return {
    currency,
    lines,
    total,
    tax: taxes.map(({ name, basisPoints, amount }) => ({ name, rate: basisPoints, amount })),
    due_now: dueNow,
    next_charge: nextCharge,
    trial_ends_at: trialEndsAt,
    renews,
    period_ends_at: periodEndsAt,
  }
}
