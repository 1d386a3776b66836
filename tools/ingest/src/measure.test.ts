import { Readable } from 'node:stream'
import { readExtents } from './measure.ts'

const lines = (...all: string[]) => Readable.from(all)

describe('the packets of a file', () => {
  it('give the end of each stream, in presentation order', async () => {
    const extents = await readExtents(lines('#software: Lavf', '#tb 0: 1/10', '#tb 1: 1/100', '0, -1, 0, 1, 10, 0x1', '1, 0, 0, 50, 10, 0x1', '0, 0, 5, 1, 10, 0x1', '0, 1, 3, 1, 10, 0x1', '1, 50, 50, 50, 10, 0x1'), 2)
    expect(extents).toEqual([{ endSeconds: 0.6, lastSeconds: 0.5, packetsInFullestSecond: 3 }, { endSeconds: 1, lastSeconds: 0.5, packetsInFullestSecond: 2 }])
  })

  it('are counted in the fullest second', async () => {
    const packets = [...Array.from({ length: 30 }, (_, at) => at * 10), 600, 900, 1200].map((at) => `0, ${at}, ${at}, 10, 5, 0x1`)
    expect((await readExtents(lines('#tb 0: 1/300', ...packets), 1))[0]?.packetsInFullestSecond).toBe(30)
  })

  it('may be none', async () => {
    expect(await readExtents(lines('#tb 0: 1/25'), 1)).toEqual([{ endSeconds: 0, lastSeconds: 0, packetsInFullestSecond: 0 }])
  })
})
