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
