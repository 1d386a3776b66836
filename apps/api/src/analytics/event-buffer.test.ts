import { randomUUID } from 'node:crypto'
import { isSampled } from '@ott/analytics'
import { eventBuffer } from './event-buffer.ts'
import type { CollectedEvent } from './event.ts'

const silent = { warn: () => {}, error: () => {} } as never

function event(name: 'Video_End' | 'Search'): CollectedEvent {
  return {
    eventId: randomUUID(), name, at: 0, viewId: randomUUID(), userKey: null, country: null, audience: 'own', isNecessary: name === 'Video_End', sample: 1, context: {}, props: {},
  }
}

/** A store that fails as often as told. */
function aBuffer({ failures = [] as unknown[], maxEvents = 100 } = {}) {
  const stored: CollectedEvent[] = []
  const dropped: Record<string, number> = {}
  const store = {
    async insert(events: CollectedEvent[]) {
      const failure = failures.shift()
      if (failure) throw failure
      stored.push(...events)
      return { stored: events.length, unknownIds: 0 }
    },
  }
  const buffer = eventBuffer({ store, log: silent, maxEvents, counts: { stored: () => {}, dropped: (reason, count) => { dropped[reason] = (dropped[reason] ?? 0) + count } } })
  return { buffer, stored, dropped }
}

const many = (count: number, name: 'Video_End' | 'Search') => Array.from({ length: count }, () => event(name))

describe('the buffer of events', () => {
  it('stores what waits', async () => {
    const { buffer, stored } = aBuffer()
    buffer.add(many(3, 'Search'))
    expect(stored).toHaveLength(0)
    await buffer.flush()
    expect([stored.length, buffer.size()]).toEqual([3, 0])
  })

  it('keeps them in order while the store fails, and stores them later', async () => {
    const { buffer, stored } = aBuffer({ failures: [new Error('no database'), new Error('no database')] })
    const events = many(3, 'Video_End')
    buffer.add(events)
    await buffer.flush()
    await buffer.flush()
    expect([stored.length, buffer.size()]).toEqual([0, 3])
    await buffer.flush()
    expect(stored).toEqual(events)
  })

  it('never holds more than its limit, and drops what needs consent first (AN-13)', () => {
    const { buffer, dropped } = aBuffer({ maxEvents: 100 })
    for (let at = 0; at < 300; at += 1) buffer.add([event('Search')])
    const searches = buffer.size()
    expect(searches).toBeGreaterThan(50)
    expect(searches).toBeLessThan(100)
    buffer.add(many(200, 'Video_End'))
    expect([buffer.size(), dropped.overload]).toEqual([100, 400])
  })

  it('weights what it samples, so that sums stay about right', async () => {
    const { buffer, stored } = aBuffer({ maxEvents: 4_000 })
    for (let at = 0; at < 3_500; at += 1) buffer.add([event('Search')])
    await buffer.flush()
    const sum = stored.reduce((total, { sample }) => total + 1 / sample, 0)
    expect(stored.length).toBeLessThan(3_300)
    expect(Math.abs(sum - 3_500)).toBeLessThan(500)
  })

  it('weights what a browser has sampled before', async () => {
    const { buffer, stored } = aBuffer({ maxEvents: 4_000 })
    const events = many(40_000, 'Search').filter(({ viewId }) => isSampled('Search', viewId ?? '', { Search: 0.1 }))
    for (const each of events) buffer.add([{ ...each, sample: 0.1 }])
    await buffer.flush()
    const sum = stored.reduce((total, { sample }) => total + 1 / sample, 0)
    expect(stored.length).toBeLessThan(events.length - 300)
    expect(Math.abs(sum - 40_000)).toBeLessThan(6_000)
  })

  it('drops a batch that its store refuses, instead of trying it for ever', async () => {
    const { buffer, stored, dropped } = aBuffer({ failures: [Object.assign(new Error('invalid byte'), { code: '22021' })] })
    buffer.add(many(2, 'Search'))
    await buffer.flush()
    expect([stored.length, buffer.size(), dropped.refusedByStore]).toEqual([0, 0, 2])
  })
})
