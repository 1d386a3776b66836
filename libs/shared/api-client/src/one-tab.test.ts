import { inOneTab } from './one-tab.ts'
import { aLockManager } from './testing.ts'

describe('what is done in one tab at a time', () => {
  it('waits for the tab that is at it, and comes after one that failed', async () => {
    const locks = aLockManager()
    const done: string[] = []
    const work = (name: string) => async (afterAnother: boolean) => {
      done.push(`${name} begins${afterAnother ? ' after another' : ''}`)
      await Promise.resolve()
      done.push(`${name} ends`)
    }
    const failing = inOneTab(locks, 'session', () => Promise.reject(new Error('no network')))
    await Promise.all([
      expect(failing).rejects.toThrow('no network'),
      inOneTab(locks, 'session', work('one')),
      inOneTab(locks, 'session', work('other')),
    ])
    expect(done).toEqual(['one begins after another', 'one ends', 'other begins after another', 'other ends'])
    await inOneTab(locks, 'session', work('last'))
    expect(done.slice(4)).toEqual(['last begins', 'last ends'])
  })

  it('is done without a lock where there are none, and where one cannot be had', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('', 'TimeoutError')) }
    for (const locks of [undefined, refusing]) await expect(inOneTab(locks, 'session', async () => 'done')).resolves.toBe('done')
  })
})
