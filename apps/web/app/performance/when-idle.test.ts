import { whenIdle } from './when-idle.ts'

/** A browser that is never idle and calls at the timeout. */
function neverIdle(call: () => void, { timeout = Infinity } = {}): number {
  if (timeout < Infinity) setTimeout(call, timeout)
  return 0
}

describe('work for an idle period', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  })

  it('runs after two seconds on a page that is never idle', () => {
    Object.assign(globalThis, { requestIdleCallback: neverIdle })
    const work = jest.fn()
    whenIdle(work)
    jest.advanceTimersByTime(1_000)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('runs in a later task in a browser without idle callbacks', () => {
    const work = jest.fn()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(work).toHaveBeenCalledTimes(1)
  })
})
