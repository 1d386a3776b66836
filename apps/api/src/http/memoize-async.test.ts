import { recently } from './memoize-async.ts'

function aReading(seconds = 5) {
  const clock = { at: 0 }
  const reads: string[] = []
  const read = recently(seconds, () => new Date(clock.at), async (key) => {
    reads.push(key)
    return reads.length
  })
  return { clock, reads, read }
}

describe('a fact that was read recently', () => {
  it('is believed again until its time is over', async () => {
    const { clock, read } = aReading(5)
    clock.at = 1_000
    expect(await read('plan')).toBe(1)
    clock.at = 5_999
    expect(await read('plan')).toBe(1)
    clock.at = 6_000
    expect(await read('plan')).toBe(2)
  })

  it('is read once for all who ask at the same time', async () => {
    const { reads, read } = aReading()
    await Promise.all([read('plan'), read('plan'), read('other')])
    expect(reads).toEqual(['plan', 'other'])
  })

  it('is read anew when the clock was set back', async () => {
    const { clock, read } = aReading()
    clock.at = 10_000
    await read('plan')
    clock.at = 0
    expect(await read('plan')).toBe(2)
  })

  it('is none when reading failed', async () => {
    let isBroken = true
    const read = recently(5, () => new Date(0), async () => {
      if (isBroken) throw new Error('no database')
      return 'plan'
    })
    await expect(read('mine')).rejects.toThrow('no database')
    isBroken = false
    expect(await read('mine')).toBe('plan')
  })
})
