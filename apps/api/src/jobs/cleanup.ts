import type { FastifyInstance } from 'fastify'
import { scheduleJob } from './scheduler.ts'

/** Deletes expired rows every ten minutes. Each deletion is a job of its own, so that a failure stops no other. */
export function scheduleCleanup(app: FastifyInstance, ...deletions: (() => Promise<void>)[]): void {
  for (const run of deletions) scheduleJob(app, { name: 'cleanup', everySeconds: 600, run })
}
