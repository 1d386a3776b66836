import { isActive } from '@ott/billing'
import type { Subscription } from '@ott/billing'
import type { Kysely } from 'kysely'
import type { Handlers } from '../http/request.ts'
import type { Deps } from '../config/deps.ts'
import { plansOnSale, presentPlan } from './plans.ts'
import { latestSubscription, presentSubscription, subscriptionOf } from './subscriptions.ts'
import { redeemGift } from './gifts.ts'
import type { GiftDeps } from './gifts.ts'
import type { BillingTables } from './tables.ts'

export type BillingCall = 'plans' | 'userSubscription' | 'redeem'

export type Billing = {
  handlers: Pick<Handlers, BillingCall>
  /** The user's subscription if it is active now. */
  currentSubscription: (userId: string) => Promise<Subscription | null>
  /** The user's device limit, read on the caller's connection. */
  maxDevices: (db: Kysely<BillingTables>, userId: string) => Promise<number>
}

/** Device limit of users without a plan. */
const devicesWithoutPlan = 3

export function billing({ db, now }: Pick<Deps<BillingTables>, 'db' | 'now'>, { rateLimiter, timeZone }: Pick<GiftDeps, 'rateLimiter' | 'timeZone'>): Billing {
  const current = async (connection: Kysely<BillingTables>, userId: string) => {
    const stored = await latestSubscription(connection, userId, now())
    const subscription = stored && subscriptionOf(stored)
    return subscription && isActive(subscription, now()) ? subscription : null
  }
  return {
    currentSubscription: (userId) => current(db, userId),
    maxDevices: async (connection, userId) => (await current(connection, userId))?.plan.devices ?? devicesWithoutPlan,
    handlers: {
      plans: async ({ query, country }) => ({
        data: (await plansOnSale(db)).map((plan) => presentPlan(plan, query.language, country)),
      }),
      userSubscription: async ({ user, query }) => {
        const stored = await latestSubscription(db, user.userId, now())
        return { data: stored && presentSubscription(stored, query.language, now()) }
      },
      redeem: redeemGift({ db, now, rateLimiter, timeZone }),
    },
  }
}
