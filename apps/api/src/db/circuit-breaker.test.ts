import { circuitBreaker } from './circuit-breaker.ts'

let now = 0
const opened: unknown[] = []

function breaker(timeoutMs = 1_000) {
  return circuitBreaker({ timeoutMs, pauseMs: 5_000, isResult: (error) => error instanceof RangeError, onOpen: (error) => opened.push(error), monotonicNow: () => now })
}

const works = async () => 'work'
const fails = () => Promise.reject(new Error('down'))
const hangs = () => new Promise<string>(() => {})
const fallback = async () => 'fallback'

beforeEach(() => {
  now = 0
  opened.length = 0
})

describe('a circuit breaker', () => {
  it('returns the result of work that succeeds', async () => {
    expect(await breaker()(works, fallback)).toBe('work')
  })

  it('falls back when the work fails or hangs, reports it once, and skips the work for a pause', async () => {
    for (const broken of [fails, hangs]) {
      const run = breaker(5)
      expect(await run<string>(broken, fallback)).toBe('fallback')
      let tried = 0
      const count = async () => `${(tried += 1)}`
      now += 4_999
      expect(await run(count, fallback)).toBe('fallback')
      now += 1
      expect([await run(count, fallback), tried]).toEqual(['1', 1])
    }
    expect(opened).toHaveLength(2)
  })

  it('lets one caller try again after the pause', async () => {
    const run = breaker()
    await run<string>(fails, fallback)
    now += 5_000
    const { promise, resolve } = Promise.withResolvers<string>()
    const trial = run(() => promise, fallback)
    expect(await run(works, fallback)).toBe('fallback')
    resolve('trial')
    expect([await trial, await run(works, fallback)]).toEqual(['trial', 'work'])
  })

  it('throws an error that is a result, and stays closed', async () => {
    const run = breaker()
    await expect(run(() => Promise.reject(new RangeError('limit')), fallback)).rejects.toThrow('limit')
    expect([await run(works, fallback), opened]).toEqual(['work', []])
  })
})
