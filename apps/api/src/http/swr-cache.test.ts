import { keepAnswers, recentVersion } from './swr-cache.ts'

let time: number
let version: number
let made: number

beforeEach(() => {
  time = Date.parse('2026-11-21T12:00:00Z')
  version = 1
  made = 0
})

const now = () => new Date(time)
const make = async () => `made ${(made += 1)}`
const keepingUpTo = (most: number) => keepAnswers<string>({ version: async () => version, now, most, sizeOf: (text) => text.length })

describe('a kept answer', () => {
  it('is made once for all who ask at the same time', async () => {
    const keep = keepingUpTo(1_000)
    expect(await Promise.all([1, 2, 3].map(() => keep(['home'], make)))).toEqual(['made 1', 'made 1', 'made 1'])
  })

  it('is given for a minute, then once more while the next one is made', async () => {
    const keep = keepingUpTo(1_000)
    await keep(['home'], make)
    time += 59_999
    expect([await keep(['home'], make), made]).toEqual(['made 1', 1])
    time += 1
    expect(await Promise.all([keep(['home'], make), keep(['home'], make)])).toEqual(['made 1', 'made 1'])
    expect([await keep(['home'], make), made]).toEqual(['made 2', 2])
  })

  it('that nobody asked for in two minutes is made anew', async () => {
    const keep = keepingUpTo(1_000)
    await keep(['home'], make)
    time += 120_000
    expect(await keep(['home'], make)).toBe('made 2')
  })

  it('outlives a failure to make the next one by a minute', async () => {
    const keep = keepingUpTo(1_000)
    const fail = () => Promise.reject(new Error('no database'))
    await keep(['home'], make)
    time += 60_000
    expect([await keep(['home'], fail), await keep(['home'], fail)]).toEqual(['made 1', 'made 1'])
    time += 60_000
    await expect(keep(['home'], fail)).rejects.toThrow('no database')
  })

  it('belongs to one question', async () => {
    const keep = keepingUpTo(1_000)
    const asked = [['home', 'IN'], ['home', 'GB'], ['home', 'IN']]
    expect(await Promise.all(asked.map((key) => keep(key, make)))).toEqual(['made 1', 'made 2', 'made 1'])
  })

  it('is forgotten when the catalogue changes', async () => {
    const keep = keepingUpTo(1_000)
    await keep(['home'], make)
    version = 2
    expect(await keep(['home'], make)).toBe('made 2')
  })

  it('makes room for those asked for later', async () => {
    const keep = keepingUpTo(100)
    await keep(['home'], make)
    for (let other = 0; other < 20; other += 1) await keep(['other', other], make)
    expect(await keep(['home'], make)).toBe('made 22')
  })

  it('is not kept when making it fails', async () => {
    const keep = keepingUpTo(1_000)
    await expect(keep(['home'], () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
    expect(await keep(['home'], make)).toBe('made 1')
  })
})

describe('the version of the catalogue', () => {
  it('is asked twice a second at most, and once for all who wait', async () => {
    let asked = 0
    const current = recentVersion(async () => (asked += 1), now)
    expect(await Promise.all([current(), current(), current()])).toEqual([1, 1, 1])
    time += 499
    expect(await current()).toBe(1)
    time += 1
    expect(await current()).toBe(2)
  })

  it('is the last one known while the database does not answer', async () => {
    let isUp = true
    const current = recentVersion(async () => (isUp ? 7 : Promise.reject(new Error('no database'))), now)
    await current()
    isUp = false
    time += 5_000
    expect(await current()).toBe(7)
  })

  it('cannot be known before the database answered once', async () => {
    const current = recentVersion(() => Promise.reject(new Error('no database')), now)
    await expect(current()).rejects.toThrow('no database')
  })
})
