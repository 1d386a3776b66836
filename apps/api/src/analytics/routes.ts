import { advisoryLock, transaction } from '@ott/database'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../config/deps.ts'
import type { Handlers } from '../http/request.ts'
import { scheduleJob } from '../jobs/scheduler.ts'
import type { Metrics } from '../metrics.ts'
import { memoryRateLimiter } from '../rate-limit/rate-limiter.ts'
import { collectEvents } from './collect.ts'
import { newestConsent } from './consent-log.ts'
import type { Emit } from './emit.ts'
import { deliver } from './destinations/deliver.ts'
import { eventBuffer } from './event-buffer.ts'
import { eventStore } from './event-store.ts'
import { failurePercentages } from './failure-percentage.ts'
import { isMinor } from './minor.ts'
import { moveOutbox } from './outbox.ts'
import { maintainPartitions } from './partitions.ts'
import type { Pseudonym } from './pseudonym.ts'
import { dropOldSums, rollUpAll } from './roll-up.ts'
import type { AnalyticsTables } from './tables.ts'

export type AnalyticsCalls = 'collectEvents' | 'consent' | 'setConsent'

type Shared = { metrics: Metrics; pseudonymOf: Pseudonym; emit: Emit }

const partitionsEveryMs = 3_600_000

/** The collector of events, their store and its jobs, and the privacy choices of accounts (AN-18). */
export function analytics(app: FastifyInstance, deps: Deps<AnalyticsTables>, { metrics, pseudonymOf, emit }: Shared): Pick<Handlers, AnalyticsCalls> {
  const { db, now, log, config, testOverrides } = deps
  let partitionsAt = Number.NEGATIVE_INFINITY

  const maintain = async () => {
    const { repaired } = await maintainPartitions(db, now(), config.eventRetentionDays)
    partitionsAt = now().getTime()
    if (repaired > 0) log.error({ events: repaired }, 'events were moved from the default partition: their days had no other')
  }
  const ensurePartitions = async () => {
    if (now().getTime() - partitionsAt < partitionsEveryMs) return
    await maintain().catch((error: unknown) => log.error({ err: error }, 'partitions of events could not be made'))
  }

  const store = eventStore({ db, now, ensurePartitions })
  const buffer = eventBuffer({
    store, log,
    counts: { stored: (count) => metrics.eventsStored.inc(count), dropped: (reason, count) => metrics.eventsDropped.inc({ reason }, count) },
  })
  metrics.onScrape(() => metrics.eventsWaiting.set(buffer.size()))

  // The hook that is added first runs last, after the jobs that add events.
  app.addHook('onClose', () => buffer.flush())
  scheduleJob(app, { name: 'event-storage', everySeconds: 1, run: buffer.flush })
  scheduleJob(app, { name: 'event-outbox', everySeconds: 2, run: () => moveOutbox(db, now, ensurePartitions) })
  scheduleJob(app, { name: 'event-partitions', everySeconds: partitionsEveryMs / 1_000, run: maintain })
  scheduleJob(app, { name: 'event-sums', everySeconds: 60, run: (signal) => rollUpAll(db, now, signal) })
  scheduleJob(app, { name: 'event-sums-retention', everySeconds: 86_400, run: () => dropOldSums(db, now()) })
  for (const destination of config.destinations) {
    const count = (id: string, result: string, events: number) => metrics.eventsSent.inc({ destination: id, result }, events)
    scheduleJob(app, { name: `events-to-${destination.id}`, everySeconds: 5, run: (signal) => deliver({ db, now, log, count }, destination, signal) })
  }
  scheduleJob(app, { name: 'playback-failures', everySeconds: 300, run: async () => buffer.add(await failurePercentages(db, now())) })

  return {
    collectEvents: collectEvents({ now, rateLimiter: memoryRateLimiter({ now, testOverrides }), pseudonymOf, buffer, metrics }),

    consent: async ({ user }) => {
      const choice = await newestConsent(db, user.userId)
      if (!choice) return { choice }
      const { id: _id, at, ...chosen } = choice
      return { choice: { ...chosen, at: new Date(at).toISOString() } }
    },

    setConsent: async ({ user, body: { version, analytics: given, marketing, source, gpc }, country }) => {
      const { userId } = user
      const at = now()
      await transaction(db, async (trx) => {
        await advisoryLock(trx, `consent of ${userId}`)
        const before = await newestConsent(trx, userId)
        if (before && before.version === version && before.analytics === given && before.marketing === marketing && before.gpc === gpc) return
        await trx.insertInto('consent_log').values({ user_id: userId, version, analytics: given, marketing, source, gpc, country, at }).execute()
        await emit(trx, { name: 'Consent_Changed', userId, at, country, isMinor: isMinor(user), props: { version, analytics: given, marketing, source } })
      })
    },
  }
}
