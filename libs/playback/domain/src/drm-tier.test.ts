import fc from 'fast-check'
import { drmTier, drmTiers, mayHaveKey } from './drm-tier.ts'

describe('the tier of a picture', () => {
  it('is SD up to 480 lines, HD up to 1080, and UHD above', () => {
    expect([144, 480, 481, 720, 1080, 1081, 2160].map(drmTier)).toEqual(['SD', 'SD', 'HD', 'HD', 'HD', 'UHD', 'UHD'])
  })
})

describe('a content key', () => {
  const givenFor = (maxHeight: number) => drmTiers.filter((tier) => mayHaveKey(tier, maxHeight))

  it('of a higher tier than the token is never given', () => {
    fc.assert(fc.property(fc.constantFrom(...drmTiers), fc.integer({ min: 0, max: 8640 }), (tier, maxHeight) => {
      const isHigher = drmTiers.indexOf(tier) > drmTiers.indexOf(drmTier(maxHeight))
      expect(mayHaveKey(tier, maxHeight)).toBe(!isHigher)
    }))
  })

  it('of a token for less is among those of a token for more', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 8640 }), fc.integer({ min: 0, max: 8640 }), (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(givenFor(more)).toEqual(expect.arrayContaining(givenFor(less)))
    }))
  })

  it('of audio and SD is given to every token', () => {
    expect([0, 240, 480].map(givenFor)).toEqual([['AUDIO', 'SD'], ['AUDIO', 'SD'], ['AUDIO', 'SD']])
  })

  it('of HD is given from 481 lines on, and of UHD from 1081', () => {
    expect([720, 1080, 2160].map(givenFor)).toEqual([['AUDIO', 'SD', 'HD'], ['AUDIO', 'SD', 'HD'], ['AUDIO', 'SD', 'HD', 'UHD']])
  })
})
