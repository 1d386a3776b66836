import { withCrossTabLock } from './cross-tab-lock.ts'
import { aLockManager } from './testing.ts'

describe('the cross-tab lock', () => {
  it('waits for other tabs, also after a failure', async () => {
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

  it('is granted at once, and gives storage time to propagate', async () => {
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

  it('runs the work without lock support, and if the lock fails', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('', 'TimeoutError')) }
    for (const locks of [undefined, refusing]) await expect(withCrossTabLock(locks, 'session', async () => 'done')).resolves.toBe('done')
  })
})
