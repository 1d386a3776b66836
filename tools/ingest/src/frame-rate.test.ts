import fc from 'fast-check'
import { frameRateFor, framesPerSecond } from './frame-rate.ts'

const constant = (rate: number) => frameRateFor({ mean: rate, basic: rate }, Math.ceil(rate))

describe('the frame rate of a package', () => {
  it('is that of the video, up to 60', () => {
    expect([24, 25, 12.5, 29.97, 23.976, 59.94, 60, 240].map(constant)).toEqual(['24', '25', '25/2', '30000/1001', '24000/1001', '60000/1001', '60', '60'])
  })

  it('is a multiple of a rate that is too low for segments', () => {
    expect([0.2, 1, 5, 8].map(constant)).toEqual(['10', '10', '10', '16'])
  })

  it('is that of the quickest second of a variable rate', () => {
    expect(frameRateFor({ mean: 15.49, basic: 30 }, 31)).toBe('30')
    expect(frameRateFor({ mean: 20, basic: 90_000 }, 31)).toBe('30')
    expect(frameRateFor({ mean: 20, basic: 1000 }, 130)).toBe('60')
  })

  it('is the mean if the basic rate only counts fields', () => {
    expect(frameRateFor({ mean: 25, basic: 50 }, 25)).toBe('25')
    expect(frameRateFor({ mean: 24000 / 1001, basic: 60000 / 1001 }, 24)).toBe('24000/1001')
  })

  it('is from 10 to 60, in whole numbers or as a fraction, whatever the file says', () => {
    const rate = fc.oneof(fc.double({ min: 0, max: 1000, noNaN: true }), fc.constant(0))
    fc.assert(fc.property(rate, rate, fc.nat(1000), (mean, basic, fullest) => {
      const encoded = frameRateFor({ mean, basic }, fullest)
      expect(encoded).toMatch(/^\d+(\/\d+)?$/)
      expect(framesPerSecond(encoded)).toBeGreaterThanOrEqual(9.99)
      expect(framesPerSecond(encoded)).toBeLessThanOrEqual(60)
    }))
  })
})
