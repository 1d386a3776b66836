import type { FastifyInstance } from 'fastify'
import { serveMandatesPage } from './mandates-page.ts'
import type { MandatesPage } from './mandates-page.ts'
import { servePaymentPage } from './payment-page.ts'
import type { PaymentPage } from './payment-page.ts'
import { serveUpiPage } from './upi-page.ts'

/** The pages of banks, wallets and UPI apps. */
export async function servePages(app: FastifyInstance, parts: PaymentPage & MandatesPage): Promise<void> {
  servePaymentPage(app, parts)
  serveUpiPage(app, parts)
  serveMandatesPage(app, parts)
}
