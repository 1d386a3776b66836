import { normalizeCouponCode } from '@ott/billing'
import type { CouponRefusal, Quote } from '@ott/billing'
import { report } from '../analytics/emit.ts'
import { isMinor } from '../analytics/minor.ts'
import type { RequestContext } from '../http/request.ts'
import type { SellingDeps } from './deps.ts'

type ReportDeps = Pick<SellingDeps, 'db' | 'now' | 'emit' | 'pseudonymOf' | 'log'>
type CouponCall = Pick<RequestContext<'coupon'>, 'user' | 'body' | 'country'>

/** The check of a coupon as an event, in which the code is a keyed hash. */
export function reportCoupon(deps: ReportDeps, { user, body, country }: CouponCall, refusal: CouponRefusal | null, quote: Quote): Promise<void> {
  const common = { userId: user.userId, at: deps.now(), country, isMinor: isMinor(user) }
  return report(deps, refusal
    ? { name: 'Promo_code_error', ...common, props: { planId: body.plan_id, errorCode: 'COUPON_INVALID', kind: 'coupon' } }
    : {
        name: 'Coupon_Applied', ...common,
        props: { planId: body.plan_id, couponKey: deps.pseudonymOf(normalizeCouponCode(body.coupon_code)), discountMinor: discountOf(quote), currency: quote.currency },
      })
}

function discountOf({ lines }: Quote): number {
  return -(lines.find(({ kind }) => kind === 'discount')?.amount ?? 0)
}

/** A gift code that is unknown, over or another's. */
export function reportGiftError(deps: ReportDeps, { user, country }: Pick<RequestContext<'redeem'>, 'user' | 'country'>): Promise<void> {
  return report(deps, { name: 'Promo_code_error', userId: user.userId, at: deps.now(), country, isMinor: isMinor(user), props: { errorCode: 'GIFT_INVALID', kind: 'gift' } })
}
