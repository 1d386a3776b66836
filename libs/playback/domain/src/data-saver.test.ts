import fc from 'fast-check'
import { maxKilobits } from './data-saver.ts'
import type { Picture } from './data-saver.ts'

const free = { savesData: false, isChosen: false, pictures: [] as Picture[], belowKilobits: null }

describe('the highest bitrate', () => {
  it('has no limit without data saving', () => {
    expect(maxKilobits(free)).toBeNull()
  })

  it('is that of 480p while data is saved', () => {
    expect(maxKilobits({ ...free, savesData: true })).toBe(1_200)
    const pictures = [{ height: 360, kilobits: 900 }, { height: 480, kilobits: 1_800 }, { height: 720, kilobits: 3_100 }]
    expect(maxKilobits({ ...free, savesData: true, pictures })).toBe(1_800)
  })

  it('leaves the smallest picture of a video without a small one', () => {
    expect(maxKilobits({ ...free, savesData: true, pictures: [{ height: 720, kilobits: 3_100 }, { height: 1080, kilobits: 5_000 }] })).toBe(3_100)
  })

  it('stays as chosen, also while data is saved', () => {
    expect(maxKilobits({ ...free, savesData: true, isChosen: true })).toBeNull()
  })

  it('is below one that failed', () => {
    expect([maxKilobits({ ...free, belowKilobits: 2_500 }), maxKilobits({ ...free, savesData: true, belowKilobits: 800 })]).toEqual([2_499, 799])
  })

  it('never grows by saving data', () => {
    fc.assert(fc.property(fc.boolean(), fc.option(fc.integer({ min: 1, max: 20_000 })), (isChosen, belowKilobits) => {
      const [usual, saving] = [false, true].map((savesData) => maxKilobits({ savesData, isChosen, pictures: [], belowKilobits }) ?? Infinity)
      expect(saving).toBeLessThanOrEqual(usual ?? 0)
    }))
  })
})
