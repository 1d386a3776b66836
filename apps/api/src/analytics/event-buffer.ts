import { isSampled } from '@ott/analytics'
import type { EventName } from '@ott/analytics'
import type { Logger } from 'pino'
import type { CollectedEvent } from './event.ts'
import type { EventStore } from './event-store.ts'

export type EventBuffer = {
  /** Never waits and never throws. Beyond the limit events are dropped, those that need consent first (AN-13). */
  add: (events: CollectedEvent[]) => void
  /** Stores what waits. A failure keeps it for the next time. */
  flush: () => Promise<void>
  size: () => number
}

export type BufferCounts = { stored: (count: number) => void; dropped: (reason: 'overload' | 'unknownId' | 'refusedByStore', count: number) => void }

type BufferOptions = { store: EventStore; log: Pick<Logger, 'warn' | 'error'>; counts: BufferCounts; maxEvents?: number }

const maxBatch = 1_000
/** Fewer events with a higher weight would say nothing. */
const minRate = 0.01

/** Events between their answer and their storage. A crash loses at most a second of them. */
export function eventBuffer({ store, log, counts, maxEvents = 10_000 }: BufferOptions): EventBuffer {
  let waiting: CollectedEvent[] = []
  let running: Promise<void> | null = null

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch)
      try {
        const { stored, unknownIds } = await store.insert(batch)
        counts.stored(stored)
        counts.dropped('unknownId', unknownIds)
      } catch (error) {
        if (!isRefusal(error)) return log.warn({ err: error, waiting: waiting.length }, 'events could not be stored yet')
        // The same rows would be refused for ever.
        counts.dropped('refusedByStore', batch.length)
        log.error({ err: error, events: batch.length }, 'events were refused by their store')
      }
      waiting = waiting.slice(batch.length)
    }
  }

  const flush = () => (running ??= storeAll().finally(() => (running = null)))

  return {
    add(events) {
      const admitted = events.flatMap((event) => admit(event, waiting.length / maxEvents) ?? [])
      const room = admitted.slice(0, Math.max(0, maxEvents - waiting.length))
      waiting.push(...room)
      counts.dropped('overload', events.length - room.length)
      if (waiting.length >= maxBatch) void flush()
    },
    flush,
    size: () => waiting.length,
  }
}

/** From half full on, a falling share of views and tabs is recorded, with its weight. The last tenth is for necessary events. */
function admit(event: CollectedEvent, fill: number): CollectedEvent | null {
  if (event.isNecessary || fill <= 0.5) return event
  const rate = fill < 0.9 ? Math.max(minRate, (0.9 - fill) / 0.4) : 0
  const { tabId } = event.context
  const id = event.viewId ?? (typeof tabId === 'string' ? tabId : event.eventId)
  // The browser took its share by the same hash, so this is a share of all ids, not of those that are left.
  const sample = event.sample * rate
  return isSampled(event.name as EventName, id, { [event.name]: sample }) ? { ...event, sample } : null
}

/** A class of SQLSTATE that is about the rows, not about the server: data exceptions and violated constraints. */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '')
}
