import fc from 'fast-check'
import { untouched } from '../config/test-overrides.ts'
import { limitHere } from './in-memory-limiter.ts'

const begun = Date.parse('2026-11-21T10:00:00Z')
let now = begun
const deps = { now: () => new Date(now), knobs: { current: untouched } }

beforeEach(() => {
  now = begun
})

describe('a limit that a server counts for itself', () => {
  it('lets so many pass for each who asks, says how long to wait, and opens again', () => {
    const spend = limitHere({ times: 2, seconds: 60 }, deps)
    spend('a')
    now += 20_000
    spend('a')
    spend('b')
    expect(() => spend('a')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfter: 40 } }))
    now += 40_000
    expect(() => spend('a')).not.toThrow()
  })

  it('lets no more pass in its time, however they come', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 20, maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (pauses, times) => {
      const spend = limitHere({ times, seconds: 60 }, deps)
      const passed = pauses.filter((pauseMs) => {
        now += pauseMs
        try {
          spend('a')
          return true
        } catch {
          return false
        }
      })
      const spent = pauses.reduce((sum, pauseMs) => sum + pauseMs, 0)
      expect(passed.length).toBeLessThanOrEqual(times * (Math.floor(spent / 60_000) + 1))
      expect(passed.length).toBeGreaterThanOrEqual(Math.min(times, pauses.length))
    }))
  })
})
