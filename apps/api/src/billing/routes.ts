import { isActive } from '@ott/billing'
import type { Subscription } from '@ott/billing'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/request.ts'
import type { Language } from '@ott/catalogue-store'
import type { Deps } from '../config/deps.ts'
import type { SellingDeps } from './deps.ts'
import { gatewayRail } from './payments/gateway-rail.ts'
import { stripeRail, unavailableRail } from './payments/stripe-rail.ts'
import { trialDays } from './orders/quotes.ts'
import { cancelPlanChange, planChangesFor } from './orders/change-plan.ts'
import { cancelSubscription, resumeSubscription } from './renewals/cancel.ts'
import { pauseSubscription } from './renewals/pause.ts'
import { selling } from './selling.ts'
import { soldSubscription } from './sold-subscription.ts'
import type { SellingCall } from './selling.ts'
import { plansOnSale, presentPlan } from './plans.ts'
import { latestSubscription, presentSubscription, subscriptionOf } from './subscriptions.ts'
import { redeemGift } from './gifts/redeem-gift.ts'
import { stopRenewals } from './stop-renewals.ts'
import type { BillingTables } from './tables.ts'

export type BillingCall = 'plans' | 'userSubscription' | 'redeem' | 'cancelSubscription' | 'postCancelSubscription' | 'resumeSubscription' | 'pauseSubscription' | 'cancelPlanChange' | SellingCall

export type Billing = {
  handlers: Pick<Handlers, BillingCall>
  /** The user's subscription if it is active now. */
  currentSubscription: (userId: string) => Promise<Subscription | null>
  /** Throws if a payment is on its way. */
  stopRenewals: (userId: string) => Promise<void>
}

type Parts = Pick<SellingDeps, 'rateLimiter' | 'timeZone' | 'readContact' | 'notifyUser' | 'sendMail' | 'watchedSince' | 'emit' | 'pseudonymOf'>

/** Device limit of users without a plan. */
const devicesWithoutPlan = 3

export function billing(app: FastifyInstance, deps: Omit<SellingDeps, keyof Parts | 'rail' | 'gateway'> & Pick<Deps, 'testOverrides'>, parts: Parts): Billing {
  const { db, now, config } = deps
  const sellingDeps = { ...deps, ...parts, rail: config.stripe ? stripeRail(config.stripe, config) : unavailableRail, gateway: config.gateway && gatewayRail(config.gateway) }
  const changedSubscription = async (subscriptionId: string, language: Language) => {
    const stored = await soldSubscription(db, subscriptionId)
    if (!stored) throw new ApiError('NOT_FOUND')
    return { data: await presentSubscription(db, stored, language, now()) }
  }
  return {
    currentSubscription: (userId) => currentSubscription(db, userId, now()),
    stopRenewals: (userId) => stopRenewals(sellingDeps, userId),
    handlers: {
      plans: async ({ user, query, country }) => {
        const changeOf = user.kind === 'user' && query.upgrade === 'true' ? await planChangesFor(db, user.userId, now()) : null
        return { data: (await plansOnSale(db)).map((plan) => ({ ...presentPlan(plan, query.language, country, changeOf?.(plan)), trial_days: trialDays(plan, config.featuresOff, country) })) }
      },
      userSubscription: async ({ user, query }) => {
        const stored = await latestSubscription(db, user.userId, now())
        return { data: stored && (await presentSubscription(db, stored, query.language, now())) }
      },
      redeem: redeemGift(sellingDeps),
      // A GET, as specified: a browser that prefetches links must not cancel plans (BIL-65).
      cancelSubscription: async ({ user, query, isPrefetch }) => {
        if (isPrefetch) throw new ApiError('FORBIDDEN')
        await cancelSubscription(sellingDeps, user.userId, query.subscription_id)
        return changedSubscription(query.subscription_id, query.language)
      },
      postCancelSubscription: async ({ user, body, query }) => {
        await cancelSubscription(sellingDeps, user.userId, body.subscription_id)
        return changedSubscription(body.subscription_id, query.language)
      },
      resumeSubscription: async ({ user, body, query }) => {
        await resumeSubscription(sellingDeps, user.userId, body.subscription_id)
        return changedSubscription(body.subscription_id, query.language)
      },
      pauseSubscription: async ({ user, body, query }) => {
        const id = body.subscription_id ?? (await latestSubscription(db, user.userId, now()))?.subscription_id ?? ''
        await pauseSubscription(sellingDeps, user.userId, id, body.days)
        return changedSubscription(id, query.language)
      },
      cancelPlanChange: async ({ user, body, query }) => {
        await cancelPlanChange(sellingDeps, user.userId, body.subscription_id)
        return changedSubscription(body.subscription_id, query.language)
      },
      ...selling(app, sellingDeps),
    },
  }
}

/** The user's device limit, read on the caller's connection. */
export async function maxDevices(db: Kysely<BillingTables>, userId: string, now: Date): Promise<number> {
  return (await currentSubscription(db, userId, now))?.plan.devices ?? devicesWithoutPlan
}

async function currentSubscription(db: Kysely<BillingTables>, userId: string, now: Date): Promise<Subscription | null> {
  const stored = await latestSubscription(db, userId, now)
  const subscription = stored && subscriptionOf(stored)
  return subscription && isActive(subscription, now) ? subscription : null
}
