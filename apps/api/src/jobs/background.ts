import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Runs a task that no response waits for; the name is for the log. */
export type InBackground = (name: string, task: () => Promise<unknown>) => void

/** Tasks start after the current response is sent; shutdown waits for those that have started. */
export function background(app: FastifyInstance): InBackground {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  return (name, task) => {
    const done = new Promise((resolve) => setImmediate(resolve))
      .then(task)
      .catch((error: unknown) => app.log.warn({ err: error }, `${name} failed`))
      .finally(() => running.delete(done))
    running.add(done)
  }
}

/** One task at a time with a gap between, so that the work for one user does not show in another's response time (ID-19). */
export function serialQueue(inBackground: InBackground, gapMs: number): InBackground {
  let last: Promise<unknown> = Promise.resolve()
  return (name, task) =>
    inBackground(name, () => {
      const current = last.then(task)
      last = current.catch(() => undefined).then(() => sleep(gapMs))
      return current
    })
}
