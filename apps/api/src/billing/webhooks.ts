import { transaction } from '@ott/database'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import type { SellingDeps } from './deps.ts'
import { schedule } from './tasks.ts'

const maxBytes = 262_144

/**
 * Takes the provider's events: verified, stored once, and answered. What they say is not believed; the payment is read again
 * (BIL-61), so that they may come in any order, twice, or never.
 */
export function receiveEvents(app: FastifyInstance, { db, rail, now }: SellingDeps): void {
  app.register(async (scope) => {
    // The signature is of the bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) => done(null, body))
    scope.post('/subscription/ott/api/webhooks/stripe', async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const event = Buffer.isBuffer(request.body) && typeof signature === 'string' ? rail.readEvent(request.body, signature) : null
      if (!event) throw new ApiError('INVALID_INPUT')
      await transaction(db, async (trx) => {
        const moment = now()
        const isNew = await trx
          .insertInto('provider_event')
          .values({ rail: 'stripe', event_id: event.eventId, type: event.type, received_at: moment })
          .onConflict((conflict) => conflict.columns(['rail', 'event_id']).doNothing())
          .returning('event_id')
          .executeTakeFirst()
        if (!isNew || event.paymentId === null) return
        const payment = await trx.selectFrom('payment').select('payment_id').where('payment_id', '=', event.paymentId).executeTakeFirst()
        if (payment) await schedule(trx, event.type.startsWith('refund.') ? 'refund' : 'readPayment', payment.payment_id, moment)
      })
      return reply.send({})
    })
  })
}
