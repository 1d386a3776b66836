import fc from 'fast-check'
import { databaseClock } from './database-clock.ts'

const minute = 60_000
const noon = Date.parse('2026-11-21T12:00:00Z')

/** A database whose clock is right, and a machine whose clock is not. */
function machine(wrongMs: number) {
  let elapsed = 0
  let databaseJumpMs = 0
  let oneWayMs = 5
  const readTime = async () => {
    elapsed += oneWayMs
    const time = new Date(noon + databaseJumpMs + elapsed)
    elapsed += oneWayMs
    return time
  }
  const clock = databaseClock(readTime, () => elapsed, noon + wrongMs)
  return {
    clock,
    errorMs: () => clock.now() - (noon + databaseJumpMs + elapsed),
    pass: (ms: number) => (elapsed += ms),
    jumpDatabase: (ms: number) => (databaseJumpMs += ms),
    slowDown: (ms: number) => (oneWayMs = ms),
  }
}

describe('the clock of the database', () => {
  it('is known to a quarter of a second on every machine, however wrong its own clock is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -86_400_000, max: 86_400_000 }), fc.integer({ min: 0, max: 400 }), async (wrongMs, oneWayMs) => {
        const { clock, errorMs, slowDown, pass } = machine(wrongMs)
        slowDown(oneWayMs)
        await clock.synchronize()
        pass(minute)
        expect(Math.abs(errorMs())).toBeLessThanOrEqual(250)
      }),
    )
  })

  it('is followed when it changes', async () => {
    const { clock, errorMs, jumpDatabase } = machine(0)
    await clock.synchronize()
    jumpDatabase(-minute)
    await clock.synchronize()
    expect(errorMs()).toBe(0)
  })

  it('never goes back by a small error', async () => {
    const { clock, jumpDatabase } = machine(0)
    await clock.synchronize()
    const before = clock.now()
    jumpDatabase(-200)
    await clock.synchronize()
    expect(clock.now()).toBeGreaterThanOrEqual(before)
  })

  it('continues while the database does not respond, and ignores slow responses', async () => {
    const { clock, errorMs, pass, jumpDatabase, slowDown } = machine(minute)
    await clock.synchronize()
    pass(10 * minute)
    expect(errorMs()).toBe(0)
    jumpDatabase(minute)
    slowDown(501)
    await clock.synchronize()
    expect(errorMs()).toBe(-minute)
  })
})
