import { cachedVersion, swrCache } from './swr-cache.ts'

let time: number
let version: number
let loads: number

beforeEach(() => {
  time = Date.parse('2026-11-21T12:00:00Z')
  version = 1
  loads = 0
})

const now = () => new Date(time)
const load = async () => `load ${(loads += 1)}`
const cacheOf = (maxBytes: number) =>
  swrCache<string>({
    now,
    maxAgeMs: 60_000,
    staleWhileRevalidateMs: 60_000,
    version: async () => version,
    size: { maxBytes, bytesOf: (text) => text.length },
  })

describe('a cached value', () => {
  it('is loaded once for concurrent requests', async () => {
    const cached = cacheOf(1_000)
    expect(await Promise.all([1, 2, 3].map(() => cached(['home'], load)))).toEqual(['load 1', 'load 1', 'load 1'])
  })

  it('is served while fresh, then stale while it is revalidated', async () => {
    const cached = cacheOf(1_000)
    await cached(['home'], load)
    time += 59_999
    expect([await cached(['home'], load), loads]).toEqual(['load 1', 1])
    time += 1
    expect(await Promise.all([cached(['home'], load), cached(['home'], load)])).toEqual(['load 1', 'load 1'])
    expect([await cached(['home'], load), loads]).toEqual(['load 2', 2])
  })

  it('is loaded again once it is too old to be served stale', async () => {
    const cached = cacheOf(1_000)
    await cached(['home'], load)
    time += 120_000
    expect(await cached(['home'], load)).toBe('load 2')
  })

  it('is served stale while revalidation fails, until it is too old', async () => {
    const cached = cacheOf(1_000)
    const fail = () => Promise.reject(new Error('no database'))
    await cached(['home'], load)
    time += 60_000
    expect([await cached(['home'], fail), await cached(['home'], fail)]).toEqual(['load 1', 'load 1'])
    time += 60_000
    await expect(cached(['home'], fail)).rejects.toThrow('no database')
  })

  it('tells whether it was fresh, stale or missing', async () => {
    const told: string[] = []
    const cached = swrCache<string>({ now, maxAgeMs: 60_000, staleWhileRevalidateMs: 60_000, onRead: (result) => told.push(result) })
    for (const seconds of [0, 59, 60]) {
      time = Date.parse('2026-11-21T12:00:00Z') + seconds * 1_000
      await cached(['home'], load)
    }
    await cached(['other'], load)
    expect(told).toEqual(['miss', 'hit', 'stale', 'miss'])
  })

  it('belongs to one key', async () => {
    const cached = cacheOf(1_000)
    const asked = [['home', 'IN'], ['home', 'GB'], ['home', 'IN']]
    expect(await Promise.all(asked.map((key) => cached(key, load)))).toEqual(['load 1', 'load 2', 'load 1'])
  })

  it('is invalidated by a new version', async () => {
    const cached = cacheOf(1_000)
    await cached(['home'], load)
    version = 2
    expect(await cached(['home'], load)).toBe('load 2')
  })

  it('is evicted when the cache is full', async () => {
    const cached = cacheOf(100)
    await cached(['home'], load)
    for (let other = 0; other < 20; other += 1) await cached(['other', other], load)
    expect(await cached(['home'], load)).toBe('load 22')
  })

  it('is not cached when loading fails', async () => {
    const cached = cacheOf(1_000)
    await expect(cached(['home'], () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
    expect(await cached(['home'], load)).toBe('load 1')
  })
})

describe('the cached version', () => {
  it('is read at most twice a second, and once for concurrent requests', async () => {
    let asked = 0
    const current = cachedVersion(async () => (asked += 1), now)
    expect(await Promise.all([current(), current(), current()])).toEqual([1, 1, 1])
    time += 499
    expect(await current()).toBe(1)
    time += 1
    expect(await current()).toBe(2)
  })

  it('is the last known one while the database fails', async () => {
    let isUp = true
    const current = cachedVersion(async () => (isUp ? 7 : Promise.reject(new Error('no database'))), now)
    await current()
    isUp = false
    time += 5_000
    expect(await current()).toBe(7)
  })

  it('is unknown until the database has answered once', async () => {
    const current = cachedVersion(() => Promise.reject(new Error('no database')), now)
    await expect(current()).rejects.toThrow('no database')
  })
})

describe('a cache without stale values', () => {
  const clock = { at: 0 }
  const aCache = () => {
    clock.at = 1_000
    const reads: string[] = []
    const cached = swrCache<number>({ now: () => new Date(clock.at), maxAgeMs: 5_000 })
    const read = (key: string) =>
      cached([key], async () => {
        reads.push(key)
        return reads.length
      })
    return { reads, read }
  }

  it('serves a value until it expires', async () => {
    const { read } = aCache()
    expect(await read('plan')).toBe(1)
    clock.at = 5_999
    expect(await read('plan')).toBe(1)
    clock.at = 6_000
    expect(await read('plan')).toBe(2)
  })

  it('loads each key once for concurrent requests', async () => {
    const { reads, read } = aCache()
    await Promise.all([read('plan'), read('plan'), read('other')])
    expect(reads).toEqual(['plan', 'other'])
  })

  it('loads again when the clock was set back', async () => {
    const { read } = aCache()
    clock.at = 10_000
    await read('plan')
    clock.at = 0
    expect(await read('plan')).toBe(2)
  })

  it('caches null, and no failure', async () => {
    const cached = swrCache<string | null>({ now, maxAgeMs: 5_000 })
    await expect(cached(['mine'], () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
    expect(await cached(['mine'], async () => null)).toBeNull()
    expect(await cached(['mine'], async () => 'plan')).toBeNull()
  })
})
