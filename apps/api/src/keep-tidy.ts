import type { FastifyInstance } from 'fastify'
import { nowAndThen } from './now-and-then.ts'

/** Clears away what nobody can use any more, now and then as long as the server runs. */
export function keepTidy(app: FastifyInstance, sweep: () => Promise<void>): void {
  nowAndThen(app, { name: 'tidying up', everySeconds: 600, work: sweep })
}
