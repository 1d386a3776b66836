import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Work that no answer waits for, named for the log. */
export type InBackground = (name: string, work: () => Promise<unknown>) => void

/** Begins after the answer in hand has gone out; a server that stops waits for what has begun. */
export function background(app: FastifyInstance): InBackground {
  const underWay = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return (name, work) => {
    const done = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => app.log.warn({ err: error }, `${name} failed`))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
}

/** One after the other, with a breath between: what is done for one caller must not show in the time of the next answer (ID-19). */
export function inTurn(inBackground: InBackground, breathMs: number): InBackground {
  let last: Promise<unknown> = Promise.resolve()
  return (name, work) =>
    inBackground(name, () => {
      const mine = last.then(work)
      last = mine.catch(() => undefined).then(() => sleep(breathMs))
      return mine
    })
}
