import fc from 'fast-check'
import { keySystemCandidates, keySystemOf } from './key-systems.ts'
import type { KeySystem } from './key-systems.ts'

const all: KeySystem[] = ['org.w3.clearkey', 'com.apple.fps', 'com.microsoft.playready.recommendation', 'com.widevine.alpha']

describe('the key systems to try', () => {
  it('go from the best protection to ClearKey, which has none', () => {
    expect(keySystemCandidates(all).map(({ keySystem, robustness }) => `${keySystem} ${robustness}`.trim())).toEqual([
      'com.widevine.alpha HW_SECURE_ALL', 'com.widevine.alpha SW_SECURE_DECODE', 'com.widevine.alpha SW_SECURE_CRYPTO',
      'com.microsoft.playready.recommendation 3000', 'com.microsoft.playready.recommendation 2000',
      'com.apple.fps', 'org.w3.clearkey',
    ])
  })

  it('are those that the server offers, whatever their order', () => {
    fc.assert(fc.property(fc.uniqueArray(fc.constantFrom(...all)), (offered) => {
      const tried = keySystemCandidates(offered)
      expect(new Set(tried.map(({ keySystem }) => keySystem))).toEqual(new Set(offered))
      expect(tried).toEqual(keySystemCandidates(offered.toReversed()))
    }))
  })

  it('are none where nothing is offered', () => {
    expect(keySystemCandidates([])).toEqual([])
  })
})

it('a licence URL names its key system', () => {
  expect((['widevine', 'playready', 'fairplay', 'clearkey'] as const).map(keySystemOf)).toEqual([...all].toReversed())
})
