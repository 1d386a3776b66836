import { brand } from '@ott/brand'
import { noCap } from '@ott/catalogue'
import type { Locale } from '@ott/i18n'
import type { Kysely } from 'kysely'
import { placeOrder } from './billing/orders/place-order.ts'
import { setUpCard, validateCard } from './billing/payments/cards.ts'
import { stripeRail } from './billing/payments/stripe-rail.ts'
import { taskHandlers } from './billing/selling.ts'
import type { BillingTables, Buyer } from './billing/tables.ts'
import { nextTaskAt, runDueTasks } from './billing/tasks.ts'
import { readConfig } from './config/config.ts'
import type { Deps } from './config/deps.ts'
import { readSecrets } from './config/secrets.ts'
import { noOverrides } from './config/test-overrides.ts'
import type { Tables } from './db/tables.ts'
import { ApiError } from './http/api-error.ts'
import { createLogger } from './http/logger.ts'
import { unrestricted } from './http/request.ts'
import { pseudonyms } from './analytics/pseudonym.ts'
import { readContact } from './identity/accounts/accounts.ts'
import { createRateLimiter } from './rate-limit/rate-limiter.ts'

export type SellerDeps = Pick<Deps<Tables>, 'db' | 'config' | 'secrets' | 'log' | 'now'>

export type Purchase = {
  userId: string
  locale: Locale
  country: string
  plan: { identifier: string; planId: string; currency: string }
  place: Buyer
  renews: boolean
}

/**
 * Sells plans without a server, for programs that prepare a database: cards, orders, renewals and invoices are made as always,
 * at the given clock (BIL-90). Nobody is notified.
 */
export function createSeller({ db, config, secrets, log, now }: SellerDeps) {
  if (!config.stripe) throw new Error('Nothing is sold without a card provider')
  const deps = {
    db: db.withTables<BillingTables>(),
    config,
    secrets,
    log,
    now,
    rail: stripeRail(config.stripe, config),
    gateway: null,
    rateLimiter: createRateLimiter({ db, redis: null, now, log, testOverrides: { current: noOverrides } }),
    timeZone: brand.timeZone,
    readContact: (userId: string) => readContact(db, userId),
    notifyUser: async () => true,
    sendMail: async () => {},
    emit: async () => {},
    pseudonymOf: pseudonyms(secrets.pseudonymKey),
    watchedSince: async () => false,
  }
  const requestOf = ({ userId, locale, country }: Purchase) => ({
    params: undefined,
    query: undefined,
    user: { kind: 'user' as const, userId, profileId: userId, sessionId: '', authTime: 0, restriction: unrestricted, isKids: false },
    ip: '',
    country,
    knownCountry: country,
    cap: noCap,
    level: noCap,
    parentalGrant: null,
    locale,
    userAgent: '',
    isPrefetch: false,
    requestId: '',
    log,
  })
  return {
    /** Buys once, however often it is called. `enterCard` finishes a set-up in the provider's form, and returns the card. */
    buy: async (purchase: Purchase, enterCard: (setupIntentId: string) => Promise<string>): Promise<void> => {
      const request = requestOf(purchase)
      const { data: setup } = await setUpCard(deps)({ ...request, body: {} })
      const card = await enterCard(setup.setup_intent_id)
      await validateCard(deps)({ ...request, body: { token: setup.setup_intent_id, paymentMethodId: card, is_default: true } })
      const order = (expected?: number) => placeOrder(deps)({ ...request, body: { ...bodyOf(purchase, config.siteId), stripeToken: card, expected } })
      // Somebody may have had the trial with this card; then it is bought without one.
      await order().catch((error: unknown) => {
        if (error instanceof ApiError && error.details.quote) return order(error.details.quote.due_now)
        throw error
      })
    },
    nextTaskAt: () => nextTaskAt(deps.db),
    runDueTasks: () => runDueTasks(deps, taskHandlers(deps), new AbortController().signal),
  }
}

function bodyOf({ userId, plan, renews, place }: Purchase, siteId: string) {
  return {
    subscription: 'stripe' as const,
    siteId,
    platform: 'web_browser' as const,
    planId: plan.planId,
    planIdentifier: plan.identifier,
    userId,
    currencyCode: plan.currency,
    appliedOffers: [],
    requestId: `purchase-${userId}`,
    auto_renewal: renews,
    place,
  }
}

/** Configuration and secrets as the server of the demo reads them. */
export function sellerSettings(db: Kysely<Tables>, environment: Record<string, string | undefined>): Omit<SellerDeps, 'now'> {
  const config = readConfig(environment)
  return { db, config, secrets: readSecrets(config.secretsDir, { generate: true }), log: createLogger('error') }
}
