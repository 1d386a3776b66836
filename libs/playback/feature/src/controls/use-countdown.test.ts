import { act, renderHook } from '@testing-library/react'
import { useCountdown } from './use-countdown.ts'

beforeEach(() => { jest.useFakeTimers() })
afterEach(() => { jest.useRealTimers() })

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000))
}

const count = (isRunning: boolean, fromSeconds = 10) => {
  const onZero = jest.fn()
  const hook = renderHook(({ runs, from }) => useCountdown(runs, from, onZero), { initialProps: { runs: isRunning, from: fromSeconds } })
  return { ...hook, onZero }
}

describe('a countdown', () => {
  it('reports its end once', () => {
    const { result, onZero } = count(true)
    pass(9)
    expect([result.current, onZero.mock.calls.length]).toEqual([1, 0])
    pass(3)
    expect([result.current, onZero.mock.calls.length]).toEqual([0, 1])
  })

  it('starts anew when it runs again', () => {
    const { result, rerender, onZero } = count(true)
    pass(7)
    rerender({ runs: false, from: 10 })
    expect(result.current).toBeNull()
    rerender({ runs: true, from: 10 })
    expect(result.current).toBe(10)
    pass(9)
    expect(onZero).not.toHaveBeenCalled()
  })

  it('starts anew when its length changes', () => {
    const { result, rerender } = count(true)
    pass(7)
    rerender({ runs: true, from: 20 })
    expect(result.current).toBe(20)
  })
})
