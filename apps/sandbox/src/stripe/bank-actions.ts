import type { FastifyInstance } from 'fastify'
import type { Emulator } from './emulator.ts'
import { cancelMandate } from './mandates.ts'

const renewedYears = 3

/** What a bank or cardholder does without the site: for tests and the demo. */
export function serveBankActions(app: FastifyInstance, emulator: Pick<Emulator, 'store' | 'emit'>): void {
  const { store, emit } = emulator

  /** The bank sends a new card with a later date; the vendor learns it from the network. */
  app.post('/pay/stripe/payment-methods/:id/renew', (request, reply) => {
    const method = store.paymentMethods.find((request.params as { id: string }).id)
    if (!method?.card || method.customer === null) return reply.code(404).send({ error: 'no such card of a customer' })
    const previous = { card: { ...method.card } }
    method.card = { ...method.card, exp_year: method.card.exp_year + renewedYears }
    emit('payment_method.automatically_updated', method, previous)
    return reply.send({ exp_month: method.card.exp_month, exp_year: method.card.exp_year })
  })

  /** The cardholder withdraws the mandate at the bank. */
  app.post('/pay/stripe/mandates/:id/revoke', (request, reply) => {
    const mandate = store.mandates.find((request.params as { id: string }).id)
    if (!mandate) return reply.code(404).send({ error: 'no such mandate' })
    cancelMandate(emulator, mandate)
    return reply.send({ status: mandate.status })
  })
}
