import { isAvailableIn } from './availability.ts'

const everywhere = { allowedCountries: null, blockedCountries: [] }

describe('a title', () => {
  it('is for every country unless it says otherwise', () => {
    expect(isAvailableIn('IN', everywhere)).toBe(true)
  })

  it('with allowed countries is for these alone', () => {
    const title = { ...everywhere, allowedCountries: ['IN', 'BD'] }
    expect(['IN', 'BD', 'GB'].map((country) => isAvailableIn(country, title))).toEqual([true, true, false])
  })

  it('that allows no country is for nobody', () => {
    expect(isAvailableIn('IN', { ...everywhere, allowedCountries: [] })).toBe(false)
  })

  it('stays blocked where it is both allowed and blocked', () => {
    expect(isAvailableIn('GB', { allowedCountries: ['GB'], blockedCountries: ['GB'] })).toBe(false)
  })
})
