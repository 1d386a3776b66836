import { withCrossTabLock } from './cross-tab-lock.ts'
import { aLockManager } from './testing.ts'

describe('what is done in one tab at a time', () => {
  it('waits for the tab that is at it, and comes after one that failed', async () => {
    const locks = aLockManager()
    const done: string[] = []
    const work = (name: string) => async () => {
      done.push(`${name} begins`)
      await Promise.resolve()
      done.push(`${name} ends`)
    }
    const failing = withCrossTabLock(locks, 'session', () => Promise.reject(new Error('no network')))
    await Promise.all([
      expect(failing).rejects.toThrow('no network'),
      withCrossTabLock(locks, 'session', work('one')),
      withCrossTabLock(locks, 'session', work('other')),
    ])
    expect(done).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
  })

  it('is at hand at once, and leaves the next tab time to learn of it', async () => {
    jest.useFakeTimers()
    const locks = aLockManager()
    const began = jest.fn(async () => 'known')
    await expect(withCrossTabLock(locks, 'session', async () => 'stored')).resolves.toBe('stored')
    const next = withCrossTabLock(locks, 'session', began)
    await jest.advanceTimersByTimeAsync(400)
    expect(began).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(100)
    await expect(next).resolves.toBe('known')
    jest.useRealTimers()
  })

  it('is done without a lock where there are none, and where one cannot be had', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('', 'TimeoutError')) }
    for (const locks of [undefined, refusing]) await expect(withCrossTabLock(locks, 'session', async () => 'done')).resolves.toBe('done')
  })
})
