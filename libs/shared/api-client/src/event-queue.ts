import { isNecessary, maxBatchEvents, maxKeepaliveBytes } from '@ott/analytics'
import type { Envelope } from '@ott/analytics'
import { ApiError } from './api-error.ts'

type EventQueueDeps = {
  /** One batch, with `keepalive`: two of them are within the browser's limit. Rejects with an `ApiError`. */
  send: (events: Envelope[]) => Promise<unknown>
  /** Keeps events while there is no network, until the next visit; null without consent to store anything. */
  storage: () => EventStorage | null
  /** Lets one tab at a time take the stored events. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>
  now: () => number
  setTimer: (work: () => void, ms: number) => void
  /** Events that were given up, for the inspector. */
  onDropped?: (events: Envelope[]) => void
  onSent?: (events: Envelope[]) => void
}

export type EventStorage = { read: () => Envelope[]; write: (events: Envelope[]) => void }

type EventQueue = {
  add: (event: Envelope) => void
  /** The tab is hidden or closed: what fits into one request is sent at once, the rest is stored, or waits where nothing may be stored. */
  leave: () => void
  /** Takes the events that earlier visits could not send. */
  recover: () => Promise<void>
  /** After a withdrawal: only events that still are allowed stay, also of a request that fails later. */
  retain: (isAllowed: (event: Envelope) => boolean) => void
  size: () => number
}

const flushAfterMs = 5_000
const flushAtEvents = 50
const flushAtBytes = 24_000
const maxKept = 200
const maxKeptAgeMs = 24 * 3_600_000
const offlineRetryMs = 30_000

/**
 * Sends events in batches, at least once: the server drops repeated ids (AN-38). Nothing that fails here reaches the page. A refused
 * batch is dropped, one that is too large is halved, a busy server is given the time it asks for, and without a network the newest
 * events are kept, necessary ones before all others.
 */
export function createEventQueue({ send, storage, withLock, now, setTimer, onDropped = () => {}, onSent = () => {} }: EventQueueDeps): EventQueue {
  let waiting: Envelope[] = []
  /** What comes back if its request fails. A withdrawal takes events out of it. */
  const inFlight = new Set<Envelope>()
  let maxEvents = maxBatchEvents
  let isScheduled = false
  let isSending = false
  let pausedUntil = 0

  function schedule(ms: number): void {
    if (isScheduled) return
    isScheduled = true
    setTimer(() => {
      isScheduled = false
      void flush()
    }, ms)
  }

  async function flush(): Promise<void> {
    if (isSending || waiting.length === 0) return
    if (now() < pausedUntil) return schedule(pausedUntil - now())
    isSending = true
    const [batch = []] = batchesOf(waiting, flushAtBytes, maxEvents)
    waiting = waiting.slice(batch.length)
    await deliver(batch)
    isSending = false
    scheduleRest()
  }

  function scheduleRest(): void {
    if (waiting.length > 0) schedule(Math.max(0, pausedUntil - now()))
  }

  async function deliver(batch: Envelope[]): Promise<void> {
    batch.forEach((event) => inFlight.add(event))
    const outcome = await send(batch).then(() => 'sent' as const, (error: unknown) => outcomeOf(error, batch.length))
    const failed = batch.filter((event) => inFlight.delete(event))
    // One large event may have made the batch too large.
    if (outcome === 'sent' || outcome.type === 'drop') maxEvents = Math.min(maxBatchEvents, maxEvents * 2)
    if (outcome === 'sent') return onSent(batch)
    switch (outcome.type) {
      case 'drop': return onDropped(failed)
      case 'halve':
        maxEvents = Math.ceil(batch.length / 2)
        return keep(failed)
      case 'wait':
        pausedUntil = now() + outcome.ms
        keep(failed)
    }
  }

  function keep(batch: Envelope[]): void {
    waiting = newestOf([...batch, ...waiting])
  }

  function newestOf(events: Envelope[]): Envelope[] {
    const newest = new Set(newestWithin(events, now()))
    onDropped(events.filter((event) => !newest.has(event)))
    return [...newest]
  }

  return {
    add(event) {
      waiting.push(event)
      if (waiting.length >= flushAtEvents || bytesOf(waiting) >= flushAtBytes) void flush()
      else schedule(flushAfterMs)
    },
    leave() {
      const [batch, ...rest] = batchesOf(byImportance(waiting), maxKeepaliveBytes, maxEvents)
      const store = storage()
      if (store && rest.length > 0) store.write(newestOf([...store.read(), ...rest.flat()]))
      // The tab may only be hidden.
      waiting = store ? [] : rest.flat()
      if (!batch) return
      // The browser may refuse the request; the tab may still be there.
      void deliver(batch).then(scheduleRest)
    },
    async recover() {
      await withLock(async () => {
        const store = storage()
        const found = store?.read() ?? []
        if (found.length === 0) return
        store?.write([])
        waiting = [...newestOf(found), ...waiting]
      })
      if (waiting.length > 0) schedule(flushAfterMs)
    },
    retain(isAllowed) {
      const withdrawn = [...inFlight, ...waiting].filter((event) => !isAllowed(event))
      withdrawn.forEach((event) => inFlight.delete(event))
      onDropped(withdrawn)
      waiting = waiting.filter(isAllowed)
      const store = storage()
      if (store) store.write(store.read().filter(isAllowed))
    },
    size: () => waiting.length,
  }
}

type Outcome = { type: 'drop' } | { type: 'halve' } | { type: 'wait'; ms: number }

function outcomeOf(error: unknown, events: number): Outcome {
  if (!(error instanceof ApiError) || error.code === 'OFFLINE') return { type: 'wait', ms: offlineRetryMs }
  if (error.status === 413 && events > 1) return { type: 'halve' }
  if (error.status === 429 || error.status >= 500) return { type: 'wait', ms: (error.body.retryAfter ?? offlineRetryMs / 1_000) * 1_000 }
  return { type: 'drop' }
}

/** In the given order, each within the limits of one request. An event that is too large by itself is a batch of its own. */
function batchesOf(events: Envelope[], maxBytes: number, maxEvents: number): Envelope[][] {
  const batches: Envelope[][] = []
  let bytes = Infinity
  for (const event of events) {
    const size = bytesOf([event])
    const batch = batches.at(-1)
    if (batch && bytes + size <= maxBytes && batch.length < maxEvents) {
      batch.push(event)
      bytes += size
    } else {
      batches.push([event])
      bytes = size
    }
  }
  return batches
}

/** Events hold ASCII alone: enums, ids and numbers. */
const bytesOf = (events: Envelope[]) => events.reduce((sum, event) => sum + JSON.stringify(event).length + 1, 0)

const isNecessaryEvent = ({ name }: Envelope) => isNecessary(name)

const byImportance = (events: Envelope[]) => [...events.filter(isNecessaryEvent), ...events.filter((event) => !isNecessaryEvent(event))]

/** At most 200 of the last 24 hours, in their order. The oldest that need consent go first. */
function newestWithin(events: Envelope[], now: number): Envelope[] {
  const fresh = events.filter(({ at }) => now - at <= maxKeptAgeMs)
  const excess = fresh.length - maxKept
  if (excess <= 0) return fresh
  const [optional, necessary] = [fresh.filter((event) => !isNecessaryEvent(event)), fresh.filter(isNecessaryEvent)]
  const dropped = new Set([...optional, ...necessary].slice(0, excess))
  return fresh.filter((event) => !dropped.has(event))
}
