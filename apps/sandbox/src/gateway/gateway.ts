import type { FastifyInstance } from 'fastify'
import type { Overview } from '../pay/overview.ts'
import type { Pay } from '../pay/pay.ts'
import { serveApi } from './api.ts'
import { credentials } from './credentials.ts'
import { createDebits } from './debits.ts'
import { createMandates } from './mandates.ts'
import { createOrderStore } from './orders.ts'
import { gatewayOverview } from './overview.ts'
import { servePages } from './pages.ts'
import { createPayments } from './payments.ts'
import { createWebhooks } from './webhooks.ts'

type Options = {
  pay: Pay
  /** The sandbox's origin. */
  origin: () => string
  siteOrigins: string[]
}

export type Gateway = typeof credentials

/** Simulates the payment gateway: its API, its webhooks and the pages of banks, wallets and UPI apps. */
export function serveGateway(app: FastifyInstance, { pay, origin, siteOrigins }: Options): { account: Gateway; overview: () => Overview } {
  const store = createOrderStore()
  const webhooks = createWebhooks(app, pay)
  const mandates = createMandates({ store, clock: pay.clock, webhooks })
  const payments = createPayments({ pay, store, webhooks, mandates })
  const debits = createDebits({ clock: pay.clock, webhooks, payments })
  const pagesUrl = () => `${origin()}/gateway/pages`
  const parts = { pay, store, payments, mandates, debits, siteOrigins, pagesUrl }
  app.register(async (scope) => serveApi(scope, parts), { prefix: '/gateway' })
  app.register(async (scope) => servePages(scope, parts), { prefix: '/gateway/pages' })
  return { account: credentials, overview: () => gatewayOverview(store) }
}
