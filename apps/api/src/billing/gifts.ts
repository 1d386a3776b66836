import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { giftCodeFrom, landGift, normalizeGiftCode } from '@ott/billing'
import type { Term } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import type { Answer } from '@ott/contract'
import { advisoryLock, transaction } from '@ott/database'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { ApiError } from '../http/api-error.ts'
import type { RequestContext } from '../http/request.ts'
import type { Deps } from '../config/deps.ts'
import { ipKey } from '../rate-limit/ip-key.ts'
import type { Limit, RateLimiter } from '../rate-limit/rate-limiter.ts'
import { textIn } from './plans.ts'
import { lifecycleColumns, lifecycleOf, railOf, scheduleNext, withAccess } from './sold-subscription.ts'
import { notEndedSubscriptions, saveSubscription } from './subscriptions.ts'
import type { StoredSubscription } from './subscriptions.ts'
import type { BillingTables } from './tables.ts'

export type GiftDeps = Pick<Deps<BillingTables>, 'db' | 'now'> & { rateLimiter: RateLimiter; timeZone: string }

type Gift = Selectable<BillingTables['gift_code']> & Selectable<Pick<BillingTables['plan'], 'identifier' | 'rank' | 'title'>>
type GivenTime = { startsAt: Date; endsAt: Date }
type Redemption = Pick<Gift, 'title'> & GivenTime

/** Wrong codes only: a success is refunded. */
const failuresPerUser: Limit = { name: 'redeem-user', points: 10, windowSeconds: 3_600 }
const failuresPerIp: Limit = { name: 'redeem-ip', points: 30, windowSeconds: 3_600 }

/** Redeems a code once, however many ask for it at the same time; its user's repeat gets the same success (BIL-26). */
export function redeemGift(deps: GiftDeps) {
  return async ({ user, body, ip, country, query }: RequestContext<'redeem'>): Promise<Answer<'redeem'>> => {
    if (body.userId !== undefined && body.userId !== user.userId) throw new ApiError('FORBIDDEN')
    const counts = [{ limit: failuresPerUser, key: user.userId }, { limit: failuresPerIp, key: ipKey(ip) }]
    await deps.rateLimiter.consume(counts)
    const code = normalizeGiftCode(body.code)
    const redemption = code && await transaction(deps.db, (trx) => redeem(trx, deps, { code, userId: user.userId, country }))
    if (!redemption) return { data: { is_valid: false } }
    await deps.rateLimiter.refund(counts)
    return {
      data: {
        is_valid: true,
        plan_title: textIn(redemption.title, query.language),
        starts_at: redemption.startsAt.toISOString(),
        ends_at: redemption.endsAt.toISOString(),
      },
    }
  }
}

async function redeem(trx: Transaction<BillingTables>, { now, timeZone }: GiftDeps, { code, userId, country }: { code: string; userId: string; country: string }): Promise<Redemption | null> {
  // Whatever changes a user's subscriptions takes this lock first.
  await advisoryLock(trx, `billing ${userId}`)
  const gift = await trx
    .selectFrom('gift_code')
    .innerJoin('plan_version', 'plan_version.plan_id', 'gift_code.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .selectAll('gift_code')
    .select(['plan.identifier', 'plan.rank', 'plan.title'])
    .where('code_hash', '=', hashOf(code))
    .forUpdate('gift_code')
    .executeTakeFirst()
  if (!gift) return null
  const { title, starts_at, ends_at } = gift
  if (gift.redeemed_by !== null) return gift.redeemed_by === userId && starts_at && ends_at ? { title, startsAt: starts_at, endsAt: ends_at } : null
  const moment = now()
  if (gift.expires_at <= moment) return null
  const given = await giveTime(trx, { gift, userId, country, timeZone, now: moment })
  await trx
    .updateTable('gift_code')
    .set({ redeemed_by: userId, redeemed_at: moment, starts_at: given.startsAt, ends_at: given.endsAt })
    .where('code_hash', '=', gift.code_hash)
    .execute()
  return { title, ...given }
}

async function giveTime(trx: Transaction<BillingTables>, { gift, userId, country, timeZone, now }: { gift: Gift; userId: string; country: string; timeZone: string; now: Date }): Promise<GivenTime> {
  const stored = await notEndedSubscriptions(trx, userId, now)
  const { startsAt, endsAt, extends: extended, moved } = landGift(stored.map(termOf), gift, (start) => periodEnd(start, timeZone, 'MONTHLY', gift.months), now)
  for (const term of moved) {
    const before = stored.find((one) => one.subscription_id === term.id)
    await trx
      .updateTable('subscription')
      .set({ starts_at: term.startsAt, ends_at: term.endsAt })
      .where((its) => its.and({ user_id: userId, subscription_id: term.id }))
      .execute()
    if (before) await movePeriod(trx, before, term.endsAt)
  }
  if (extended === null) {
    await saveSubscription(trx, {
      user_id: userId,
      subscription_id: randomUUID(),
      plan_id: gift.plan_id,
      status: 'ACTIVE',
      acquisition: 'REDEEMED',
      starts_at: startsAt,
      ends_at: endsAt,
      currency: null,
      amount: null,
      renews: false,
      country,
      coupon_code: null,
      payment_processor: null,
      created_at: now,
    })
  }
  return { startsAt, endsAt }
}

/** The next charge of a plan that was sold moves with its end; later periods are counted from there. A failed one need not be repaired. */
async function movePeriod(trx: Transaction<BillingTables>, stored: StoredSubscription, periodEndsAt: Date): Promise<void> {
  const lifecycle = lifecycleOf(stored)
  if (!lifecycle) return
  const state = lifecycle.state === 'grace' ? 'active' : lifecycle.state
  const moved = withAccess({ ...lifecycle, state, periodEndsAt, anchorAt: periodEndsAt, anchorPeriod: lifecycle.period + 1 }, railOf(stored))
  await trx.updateTable('subscription').set(lifecycleColumns(moved)).where('subscription_id', '=', stored.subscription_id).execute()
  await scheduleNext(trx, stored, moved)
}

/** Makes gift codes and returns them: the only moment when they can be read. */
export async function makeGiftCodes(db: Kysely<BillingTables>, { planId, months, expiresAt, count }: { planId: string; months: number; expiresAt: Date; count: number }): Promise<string[]> {
  const codes = Array.from({ length: count }, () => giftCodeFrom(randomBytes(10)))
  await saveGiftCodes(db, codes.map((code) => ({ code, planId, months, expiresAt })))
  return codes
}

/** Saves codes that are known already, as those of the demo; existing ones stay unchanged. */
export async function saveGiftCodes(db: Kysely<BillingTables>, gifts: { code: string; planId: string; months: number; expiresAt: Date }[]): Promise<void> {
  const rows = gifts.map(({ code, planId, months, expiresAt }) => ({ code_hash: hashOf(code), plan_id: planId, months, expires_at: expiresAt }))
  await db.insertInto('gift_code').values(rows).onConflict((conflict) => conflict.column('code_hash').doNothing()).execute()
}

/** Of a plan that was sold the period counts, not the longer access. */
function termOf({ subscription_id: id, identifier, rank, starts_at: startsAt, ends_at, period_ends_at }: StoredSubscription): Term {
  return { id, identifier, rank, startsAt, endsAt: period_ends_at ?? ends_at }
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
