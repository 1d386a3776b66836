import type { CallName } from '@ott/contract'
import { isFeatureEnabled } from '../config/feature-flags.ts'
import type { Feature, FeaturesOff } from '../config/feature-flags.ts'
import { ApiError } from './api-error.ts'
import type { RequestContext, Handlers } from './request.ts'

type CallsOf = { [K in CallName]?: Feature | ((call: RequestContext<K>) => Feature | null) }

/**
 * The calls that need a feature. Resending a code and polling for a TV are not among them: their flows began while the
 * feature was on and may finish. Nor are those of profiles that exist: nobody is left without a way out of one.
 */
const featureOf: CallsOf = {
  ratings: 'ratings',
  rate: 'ratings',
  changeRating: 'ratings',
  removeRating: 'ratings',
  addReminder: 'reminders',
  removeReminder: 'reminders',
  watchList: 'watchList',
  addToWatchList: 'watchList',
  removeFromWatchList: 'watchList',
  signInCode: ({ body }) => ('phoneNumber' in body ? 'mobileCode' : 'emailCode'),
  resendCode: ({ body }) => ('phoneNumber' in body ? 'mobileCode' : null),
  addPhoneNumber: 'mobileCode',
  verifyPhone: 'mobileCode',
  coupon: 'coupons',
  quote: ({ body }) => (body.coupon_code === undefined ? null : 'coupons'),
  stripeSubscribe: ({ body }) => (body.appliedOffers.length === 0 ? null : 'coupons'),
  subscribe: ({ body }) => (body.coupon_code === undefined ? null : 'coupons'),
  redeem: 'gifts',
  gift: 'gifts',
  pauseSubscription: 'pause',
  // Of gifts, by where each was bought: withdrawals cannot be turned off.
  refundSubscription: ({ body }) => (body.order_id === undefined ? 'refunds' : null),
  activationCode: 'tvActivation',
  verifyActivationCode: 'tvActivation',
  enableParentalControl: 'parentalControl',
  createProfile: 'profiles',
  createParty: 'watchParty',
  joinParty: 'watchParty',
  collectEvents: 'analytics',
}

/**
 * Wraps the handlers so that calls of a disabled feature fail with NOT_OFFERED (API-18). The error is permanent, so
 * clients do not retry.
 */
export function withFeatureGuards(handlers: Handlers, off: FeaturesOff): Handlers {
  const guarded = Object.entries(featureOf).map(([name, feature]) => {
    const handler = handlers[name as CallName] as (call: RequestContext<CallName>) => unknown
    const guard = async (call: RequestContext<CallName>) => {
      const needed = typeof feature === 'function' ? (feature as (call: RequestContext<CallName>) => Feature | null)(call) : feature
      if (needed !== null && !isFeatureEnabled(off, needed, call.country)) throw new ApiError('NOT_OFFERED')
      return handler(call)
    }
    return [name, guard]
  })
  return { ...handlers, ...Object.fromEntries(guarded) }
}
