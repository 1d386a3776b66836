import { transaction } from '@ott/database'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import type { Metrics } from '../metrics.ts'
import type { SellingDeps } from './deps.ts'
import type { Rail, TaskKind } from './tables.ts'
import { schedule } from './tasks.ts'

const maxBytes = 262_144

/**
 * Takes the provider's events: verified, stored once, and answered. What they say is not believed; the payment is read again
 * (BIL-61), so that they may come in any order, twice, or never.
 */
export function receiveEvents(app: FastifyInstance, deps: SellingDeps): void {
  const { rail, gateway } = deps
  app.register(async (scope) => {
    // The signature is of the bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) => done(null, body))
    scope.post('/subscription/ott/api/webhooks/stripe', async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const event = Buffer.isBuffer(request.body) && typeof signature === 'string' ? rail.readEvent(request.body, signature) : null
      if (!event) {
        // A wrong secret, or a clock that differs by minutes: no event comes any more.
        deps.log.warn({ rail: 'stripe' }, 'an event was refused: wrong signature or time')
        throw new ApiError('INVALID_INPUT')
      }
      await receive(deps, app.metrics, 'stripe', event)
      return reply.send({})
    })
    // The gateway signs no events.
    scope.post('/subscription/ott/api/webhooks/gateway', async (request, reply) => {
      if (!gateway?.isWebhookAuthorized(request.headers.authorization)) throw new ApiError('FORBIDDEN')
      const event = Buffer.isBuffer(request.body) ? gateway.readEvent(request.body) : null
      if (!event) throw new ApiError('INVALID_INPUT')
      await receive(deps, app.metrics, 'gateway', event)
      return reply.send({})
    })
  })
}

type Hint = {
  eventId: string
  type: string
  /** Null if the event does not tell. */
  createdAt: Date | null
  paymentId: string | null
  /** Of the card provider: the object that changed. */
  objectRef?: string
  /** Of the gateway. */
  mandateRef?: string | null
}

/** Stores an event once, and has what it is about read. */
async function receive({ db, now }: SellingDeps, { webhookLag }: Pick<Metrics, 'webhookLag'>, rail: Rail, { eventId, type, createdAt, paymentId, objectRef, mandateRef = null }: Hint): Promise<void> {
  const moment = now()
  const isFirst = await transaction(db, async (trx) => {
    const isNew = await trx
      .insertInto('provider_event')
      .values({ rail, event_id: eventId, type, received_at: moment })
      .onConflict((conflict) => conflict.columns(['rail', 'event_id']).doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!isNew) return false
    const payment = paymentId === null ? undefined : await trx.selectFrom('payment').select('payment_id').where((its) => its.and({ payment_id: paymentId, rail })).executeTakeFirst()
    if (payment) await schedule(trx, isAboutRefund(type) ? 'refund' : 'readPayment', payment.payment_id, moment)
    const mandate = mandateRef === null ? undefined : await trx.selectFrom('payment_method').select('provider_ref').where((its) => its.and({ provider_ref: mandateRef, rail })).executeTakeFirst()
    if (mandate) await schedule(trx, 'readMandate', mandate.provider_ref, moment)
    const reading = readingOf(type)
    if (reading && objectRef) await schedule(trx, reading, objectRef, moment)
    return true
  })
  if (isFirst && createdAt) webhookLag.observe({ processor: rail }, Math.max(0, moment.getTime() - createdAt.getTime()) / 1_000)
}

/** What the card provider's object is read by, where it is no payment (BIL-115, BIL-116). */
function readingOf(type: string): TaskKind | null {
  if (type.startsWith('charge.dispute.')) return 'readDispute'
  if (type === 'mandate.updated') return 'readCardMandate'
  return type === 'payment_method.automatically_updated' || type === 'payment_method.detached' ? 'readCard' : null
}

/** In the words of either provider. */
function isAboutRefund(type: string): boolean {
  return type.startsWith('refund.') || type === 'charge.refunded' || type.startsWith('ORDER_REFUND')
}
