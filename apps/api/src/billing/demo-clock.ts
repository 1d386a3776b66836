import { setTimeout as sleep } from 'node:timers/promises'
import { isLoopback } from '@ott/brand/demo-host'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import type { TestOverrides } from '../config/test-overrides.ts'
import type { SellingDeps } from './deps.ts'
import { nextTaskAt, runDueTasks } from './tasks.ts'
import type { TaskHandlers } from './tasks.ts'

const move = z.union([z.strictObject({ advanceSeconds: z.number().int().min(1).max(315_360_000) }), z.strictObject({ toNextTask: z.literal(true) })])

/** Tasks that make each other due would never end. */
const maxSteps = 10_000

/**
 * Serves POST /test/clock in demo mode and on loopback only (RUN-22): moves the clock to the next billing task, or by some
 * seconds from task to task, so that sixty days show two renewals in order and not one that is late.
 */
export function serveDemoClock(app: FastifyInstance, deps: SellingDeps & { testOverrides: { current: TestOverrides } }, handlers: TaskHandlers): void {
  const { db, config, now, testOverrides } = deps
  if (config.mode !== 'demo' || !isLoopback(config.host)) return

  const moveTo = async (time: Date) => {
    const seconds = Math.ceil((time.getTime() - now().getTime()) / 1_000)
    if (seconds <= 0) return
    const offsetSeconds = testOverrides.current.clockOffsetSeconds + seconds
    testOverrides.current = { ...testOverrides.current, clockOffsetSeconds: offsetSeconds }
    // What banks do takes time as well.
    await fetch(`${config.stripe?.apiUrl}/pay/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ offsetSeconds }) }).catch(() => undefined)
  }
  const nextDueAt = () => nextTaskAt(db)
  const runTasks = () => runDueTasks(deps, handlers, new AbortController().signal)

  app.post('/test/clock', async (request) => {
    const parsed = move.safeParse(request.body)
    if (!parsed.success) throw new ApiError('INVALID_INPUT')
    const end = 'advanceSeconds' in parsed.data ? new Date(now().getTime() + parsed.data.advanceSeconds * 1_000) : await nextDueAt()
    for (let step = 0, due = await nextDueAt(); end && due && due <= end && step < maxSteps; step += 1, due = await nextDueAt()) {
      await moveTo(due)
      await runTasks()
      // The background job may have taken it.
      if ((await nextDueAt())?.getTime() === due.getTime()) await sleep(50)
      if (!('advanceSeconds' in parsed.data)) break
    }
    if (end) await moveTo(end)
    return { now: now().toISOString(), nextTaskAt: (await nextDueAt())?.toISOString() ?? null }
  })
}
