import { inTime } from './in-time.ts'

describe('work in time', () => {
  it('is given up on when it never ends', async () => {
    await expect(inTime(new Promise(() => {}), 1)).rejects.toMatchObject({ code: 'TIMEOUT', status: 504 })
  })

  it('ends as it ends when it is fast enough', async () => {
    expect(await inTime(Promise.resolve('done'), 60_000)).toBe('done')
    await expect(inTime(Promise.reject(new Error('no database')), 60_000)).rejects.toThrow('no database')
  })
})
