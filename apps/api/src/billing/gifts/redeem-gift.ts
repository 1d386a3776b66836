import { normalizeGiftCode } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Selectable } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import { ipKey } from '../../rate-limit/ip-key.ts'
import type { Limit } from '../../rate-limit/rate-limiter.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { stopDebits } from '../payments/stop-debits.ts'
import { textIn } from '../plans.ts'
import { reportGiftError } from '../report-codes.ts'
import { logEvent } from '../sold-subscription.ts'
import type { BillingTables } from '../tables.ts'
import type { Trx } from '../tasks.ts'
import { hashOfCode } from './gift-codes.ts'
import { giveTime } from './given-time.ts'

type Redemption = Pick<Selectable<BillingTables['plan']>, 'title'> & { startsAt: Date; endsAt: Date; isNew: boolean }
type Redeemer = { code: string } & Pick<RequestContext<'redeem'>, 'country' | 'locale'> & { userId: string }

/** Wrong codes only: a success is refunded. */
const failuresPerUser: Limit = { name: 'redeem-user', points: 10, windowSeconds: 3_600 }
const failuresPerIp: Limit = { name: 'redeem-ip', points: 30, windowSeconds: 3_600 }

/**
 * Redeems a code once, however many ask for it at the same time; its user's repeat gets the same success (BIL-26). A debit that was
 * announced for the time that is given now is stopped (BIL-106).
 */
export function redeemGift(deps: SellingDeps) {
  return async ({ user, body, ip, country, locale, query }: RequestContext<'redeem'>): Promise<Answer<'redeem'>> => {
    const { userId } = user
    if (body.userId !== undefined && body.userId !== userId) throw new ApiError('FORBIDDEN')
    const counts = [{ limit: failuresPerUser, key: userId }, { limit: failuresPerIp, key: ipKey(ip) }]
    await deps.rateLimiter.consume(counts)
    const code = normalizeGiftCode(body.code)
    const redemption = code && (await transaction(deps.db, (trx) => redeem(trx, deps, { code, userId, country, locale })))
    if (!redemption) {
      await reportGiftError(deps, { user, country })
      return { data: { is_valid: false } }
    }
    await deps.rateLimiter.refund(counts)
    if (redemption.isNew) await stopDebits(deps, userId, ['trial', 'active', 'paused'])
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

async function redeem(trx: Trx, deps: SellingDeps, { code, userId, country, locale }: Redeemer): Promise<Redemption | null> {
  // Whatever changes a user's subscriptions takes this lock first.
  await lockPayer(trx, userId)
  const gift = await trx
    .selectFrom('gift_code')
    .innerJoin('plan_version', 'plan_version.plan_id', 'gift_code.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .selectAll('gift_code')
    .select(['plan.identifier', 'plan.rank', 'plan.title'])
    .where('code_hash', '=', hashOfCode(code))
    // A refund of the same gift takes this lock too: one of both is first.
    .forUpdate('gift_code')
    .executeTakeFirst()
  if (!gift || gift.revoked_at !== null) return null
  const { title, starts_at, ends_at } = gift
  if (gift.redeemed_by !== null) return gift.redeemed_by === userId && starts_at && ends_at ? { title, startsAt: starts_at, endsAt: ends_at, isNew: false } : null
  const moment = deps.now()
  if (gift.expires_at <= moment) return null
  const given = await giveTime(trx, deps, { gift, userId, country })
  await trx
    .updateTable('gift_code')
    .set({ redeemed_by: userId, redeemed_at: moment, starts_at: given.startsAt, ends_at: given.endsAt, language: locale })
    .where('code_hash', '=', gift.code_hash)
    .execute()
  await logEvent(trx, { userId, subscriptionId: null, type: 'giftRedeemed', at: moment, details: { months: gift.months, orderId: gift.order_id, country } })
  return { title, ...given, isNew: true }
}
