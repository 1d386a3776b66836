import type { FastifyInstance } from 'fastify'
import { nowAndThen } from './scheduler.ts'

/** Clears away what nobody can use any more, now and then as long as the server runs: one sweep that fails keeps no other from its turn. */
export function keepTidy(app: FastifyInstance, ...sweeps: (() => Promise<void>)[]): void {
  for (const work of sweeps) nowAndThen(app, { name: 'tidying up', everySeconds: 600, work })
}
