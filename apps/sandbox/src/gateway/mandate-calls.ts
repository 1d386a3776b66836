import type { FastifyInstance } from 'fastify'
import type { Debits } from './debits.ts'
import type { Mandates } from './mandates.ts'
import { statusOf } from './orders.ts'
import type { OrderStore } from './orders.ts'
import { commandRules, objectionToForm } from './parameters.ts'
import type { Given } from './parameters.ts'
import { objectionToRouting, refuse, refuseRequest } from './refusals.ts'

export type MandateCalls = { store: OrderStore; mandates: Mandates; debits: Debits }

export function serveMandateCalls(app: FastifyInstance, { store, mandates, debits }: MandateCalls): void {
  app.post<{ Params: { id: string } }>('/mandates/:id', (request, reply) => {
    const given = (request.body ?? {}) as Given
    const mandate = store.mandate(request.params.id)
    if (!mandate) return refuse(reply, 404, 'mandate_not_found', 'Mandate not found')
    const objection = objectionToRouting(request, mandate.customerId) ?? objectionToForm(given, commandRules)
    if (objection) return refuseRequest(reply, objection)
    if (given.command === 'cancel_recurring_transaction') {
      const order = store.order(given.order_id ?? '')
      const isCancelled = order?.transactions[0]?.mandate === mandate && debits.cancel(order)
      if (!isCancelled) return refuseRequest(reply, 'No debit of that order_id can be cancelled')
      return reply.send({ mandate_id: mandate.id, order_id: order.id, ...statusOf(order) })
    }
    if (given.command === 'pause' && mandate.methodType === 'UPI') return refuseRequest(reply, 'Only the payer can pause a UPI mandate')
    const isChanged = given.command === 'pause' ? mandates.pause(mandate) : mandates.revoke(mandate)
    if (!isChanged) return refuse(reply, 400, 'invalid_mandate', `The mandate is ${mandate.status}`)
    return reply.send({ mandate_id: mandate.id, mandate_status: mandate.status })
  })
}
