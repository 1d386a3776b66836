import type { FastifyInstance } from 'fastify'
import type { Overview } from '../pay/overview.ts'
import type { Pay } from '../pay/pay.ts'
import { apiVersion, serveApi } from './api.ts'
import type { Keys } from './api.ts'
import { serveBankActions } from './bank-actions.ts'
import { serveBrowser } from './browser/browser.ts'
import { createChallenges } from './challenges.ts'
import { serveCharges } from './charges.ts'
import { serveCustomers } from './customers.ts'
import { serveDisputes } from './disputes.ts'
import { createEvents, serveEvents } from './events.ts'
import { createIdempotency } from './idempotency.ts'
import type { SavedKeys } from './idempotency.ts'
import { serveMandates } from './mandates.ts'
import { stripeOverview } from './overview.ts'
import { servePaymentIntents } from './payment-intents.ts'
import { servePaymentMethods } from './payment-methods.ts'
import { serveRefunds } from './refunds.ts'
import { serveSetupIntents } from './setup-intents.ts'
import { createStore, savedStore } from './store.ts'
import type { SavedStore } from './store.ts'

export type StripeAccount = Keys & { webhookSecret: string; apiVersion: string }

/** Test credentials; the site refuses them in live mode. */
export const stripeAccount: StripeAccount = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  apiVersion,
}

export type StripeOptions = {
  pay: Pay
  siteOrigins: string[]
  url: () => string
  /** What the provider knew when the sandbox stopped. */
  saved?: SavedStripe
}

/** What the provider knows, as JSON. */
export type SavedStripe = { store: SavedStore; keys: SavedKeys }

/** Simulates the card provider: REST API, events and the form in the browser. */
export function serveStripe(app: FastifyInstance, { pay, siteOrigins, url, saved }: StripeOptions): { account: StripeAccount; overview: () => Overview; saved: () => SavedStripe } {
  const store = createStore(saved?.store)
  const idempotency = createIdempotency(pay.clock.now, saved?.keys)
  const events = createEvents(pay, stripeAccount.webhookSecret)
  const challenges = createChallenges()
  const challengeUrl = (attemptId: string) => `${url()}/stripe/endive/challenge?attempt=${attemptId}`
  app.register(
    async (scope) => {
      const route = serveApi(scope, { ...stripeAccount, pay, store, idempotency, onCall: events.setCall })
      const emulator = { route, store, pay, emit: events.emit, challengeUrl, challenges }
      serveCustomers(emulator)
      servePaymentMethods(emulator)
      serveSetupIntents(emulator)
      servePaymentIntents(emulator)
      serveCharges(emulator)
      serveRefunds(emulator)
      serveMandates(emulator)
      serveDisputes(emulator)
      serveEvents(route, events)
    },
    { prefix: '/v1' },
  )
  if (pay.hasControls) serveBankActions(app, { store, emit: events.emit })
  serveBrowser(app, { challenges, siteOrigins, url })
  return { account: stripeAccount, overview: () => stripeOverview(store), saved: () => ({ store: savedStore(store), keys: idempotency.saved() }) }
}
