import type { FastifyInstance } from 'fastify'
import type { Overview } from '../pay/overview.ts'
import type { Pay } from '../pay/pay.ts'
import { serveApi } from './api.ts'
import { credentials } from './credentials.ts'
import { createDebits } from './debits.ts'
import type { Debits } from './debits.ts'
import { createMandates } from './mandates.ts'
import type { Mandates } from './mandates.ts'
import { createOrderStore } from './orders.ts'
import type { OrderStore } from './orders.ts'
import { gatewayOverview } from './overview.ts'
import { servePages } from './pages.ts'
import { createPayments } from './payments.ts'
import type { Payments } from './payments.ts'
import { restoreOrders, savedOrders } from './saved-orders.ts'
import type { SavedOrders } from './saved-orders.ts'
import { createWebhooks } from './webhooks.ts'

type Options = {
  pay: Pay
  /** The sandbox's origin. */
  origin: () => string
  siteOrigins: string[]
  /** What the gateway knew when the sandbox stopped. */
  saved?: SavedOrders
}

export type Gateway = typeof credentials

/** Simulates the payment gateway: its API, its webhooks and the pages of banks, wallets and UPI apps. */
export function serveGateway(app: FastifyInstance, { pay, origin, siteOrigins, saved }: Options): { account: Gateway; overview: () => Overview; saved: () => SavedOrders } {
  const store = createOrderStore()
  const webhooks = createWebhooks(app, pay)
  const mandates = createMandates({ store, clock: pay.clock, webhooks })
  const payments = createPayments({ pay, store, webhooks, mandates })
  const debits = createDebits({ clock: pay.clock, webhooks, payments })
  if (saved) {
    restoreOrders(store, saved)
    scheduleOpen({ store, mandates, payments, debits })
  }
  const pagesUrl = () => `${origin()}/gateway/pages`
  const parts = { pay, store, payments, mandates, debits, siteOrigins, pagesUrl }
  app.register(async (scope) => serveApi(scope, parts), { prefix: '/gateway' })
  app.register(async (scope) => servePages(scope, parts), { prefix: '/gateway/pages' })
  return { account: credentials, overview: () => gatewayOverview(store), saved: () => savedOrders(store) }
}

/** What was to happen after the restart still happens: late payments, refunds, announced debits and the ends of mandates. */
function scheduleOpen({ store, mandates, payments, debits }: { store: OrderStore; mandates: Mandates; payments: Payments; debits: Debits }): void {
  for (const mandate of store.mandates()) mandates.scheduleExpiry(mandate)
  for (const { transactions, refunds } of store.orders()) {
    for (const transaction of transactions) {
      payments.scheduleCharge(transaction)
      debits.schedule(transaction)
    }
    const charged = transactions.find(({ status }) => status === 'CHARGED')
    for (const refund of refunds) if (charged) payments.scheduleRefund(charged, refund)
  }
}
