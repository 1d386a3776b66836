import type { FastifyInstance } from 'fastify'
import { createClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { createKnobs } from './knobs.ts'
import type { Knobs } from './knobs.ts'
import { createLedger } from './ledger.ts'
import type { Ledger, Rail } from './ledger.ts'

/** What the payment vendors of the sandbox share: one clock, one ledger, and the faults of each. */
export type Pay = { clock: Clock; knobs: Knobs; ledger: Ledger }

export type PayOptions = {
  now?: () => Date
  /** Where each rail delivers its events. */
  webhookUrls?: Partial<Record<Rail, string>>
}

/** Serves the ledger, the knobs and the clock of the payment vendors. */
export function servePay(app: FastifyInstance, { now, webhookUrls }: PayOptions = {}): Pay {
  const clock = createClock(now)
  const knobs = createKnobs(webhookUrls)
  const ledger = createLedger(clock.now)
  app.addHook('preClose', async () => clock.stop())

  const currentKnobs = () => ({ stripe: knobs.of('stripe'), gateway: knobs.of('gateway') })
  app.get('/pay/ledger', (_request, reply) => reply.send(ledger.snapshot()))
  app.get('/pay/knobs', (_request, reply) => reply.send(currentKnobs()))
  app.put('/pay/knobs', (request, reply) => {
    try {
      knobs.update(request.body)
    } catch (error) {
      return reply.code(400).send({ error: (error as Error).message })
    }
    return reply.send(currentKnobs())
  })
  app.get('/pay/clock', (_request, reply) => reply.send({ now: clock.now().toISOString() }))
  app.post('/pay/clock', (request, reply) => {
    const { offsetSeconds } = (request.body ?? {}) as { offsetSeconds?: unknown }
    if (typeof offsetSeconds !== 'number' || !Number.isFinite(offsetSeconds)) return reply.code(400).send({ error: 'expected {"offsetSeconds": 86400}' })
    clock.setOffset(offsetSeconds)
    return reply.send({ now: clock.now().toISOString() })
  })
  return { clock, knobs, ledger }
}
