import type { EventRejection } from '@ott/contract/schemas'
import type { Handler } from '../http/request.ts'
import type { Metrics } from '../metrics.ts'
import { ipKey } from '../rate-limit/ip-key.ts'
import type { Limit, RateLimiter } from '../rate-limit/rate-limiter.ts'
import { checkEvent, clockOffset } from './check-event.ts'
import type { CollectedEvent } from './event.ts'
import type { EventBuffer } from './event-buffer.ts'
import { isMinor } from './minor.ts'
import type { Pseudonym } from './pseudonym.ts'

type CollectDeps = {
  now: () => Date
  rateLimiter: Pick<RateLimiter, 'consume'>
  pseudonymOf: Pseudonym
  buffer: Pick<EventBuffer, 'add'>
  metrics: Pick<Metrics, 'eventsAccepted' | 'eventsRejected' | 'eventPropsDropped'>
}

/** A browser sends twelve batches a minute, and many may share an IP. */
const batchesPerIp: Limit = { name: 'event-batches', points: 1_200, windowSeconds: 60 }

/** Checks each event of a batch by itself and answers before anything is stored (AN-12, AN-13). */
export function collectEvents({ now, rateLimiter, pseudonymOf, buffer, metrics }: CollectDeps): Handler<'collectEvents'> {
  return async ({ body, user, ip, knownCountry }) => {
    await rateLimiter.consume([{ limit: batchesPerIp, key: ipKey(ip) }])
    const receivedAt = now().getTime()
    const facts = {
      receivedAt,
      clockOffsetMs: clockOffset(body.sentAt, receivedAt),
      country: knownCountry,
      userKey: user?.kind === 'user' ? pseudonymOf(user.userId) : null,
      isMinor: isMinor(user),
    }
    const accepted: CollectedEvent[] = []
    const rejected: { index: number; reason: EventRejection }[] = []
    for (const [index, given] of body.events.entries()) {
      const checked = checkEvent(given, facts)
      if ('reason' in checked) {
        rejected.push({ index, reason: checked.reason })
        metrics.eventsRejected.inc({ reason: checked.reason })
      } else {
        accepted.push(checked.event)
        if (checked.droppedProps > 0) metrics.eventPropsDropped.inc(checked.droppedProps)
      }
    }
    metrics.eventsAccepted.inc(accepted.length)
    buffer.add(accepted)
    return { accepted: accepted.length, rejected }
  }
}
