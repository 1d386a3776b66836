import fc from 'fast-check'
import { sleepMinutes, sleepsInMs, startSleepTimer } from './sleep-timer.ts'

describe('the sleep timer', () => {
  it('is due after its minutes, also when the device slept through them', () => {
    fc.assert(fc.property(fc.constantFrom(...sleepMinutes), fc.nat(1e12), fc.nat(1e8), (minutes, nowMs, passedMs) => {
      const timer = startSleepTimer(minutes, nowMs)
      expect(sleepsInMs(timer, nowMs)).toBe(minutes * 60_000)
      expect(sleepsInMs(timer, nowMs + passedMs) === 0).toBe(passedMs >= minutes * 60_000)
    }))
  })

  it('has no time when it waits for the end of the video, or is off', () => {
    expect(sleepsInMs(startSleepTimer(null, 5), 5)).toBeNull()
    expect(sleepsInMs({ type: 'off' }, 5)).toBeNull()
  })
})
