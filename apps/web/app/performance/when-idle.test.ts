import { whenIdle } from './when-idle.ts'

/** A browser that always has something to do, and so keeps to the time it was given. */
function neverIdle(call: () => void, { timeout = Infinity } = {}): number {
  if (timeout < Infinity) setTimeout(call, timeout)
  return 0
}

describe('what waits until there is nothing else to do', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  })

  it('comes all the same on a page that always has something to do', () => {
    Object.assign(globalThis, { requestIdleCallback: neverIdle })
    const comes = jest.fn()
    whenIdle(comes)
    jest.advanceTimersByTime(1_000)
    expect(comes).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1_000)
    expect(comes).toHaveBeenCalledTimes(1)
  })

  it('comes soon in a browser that does not say when that is, and not at once', () => {
    const comes = jest.fn()
    whenIdle(comes)
    expect(comes).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(comes).toHaveBeenCalledTimes(1)
  })
})
