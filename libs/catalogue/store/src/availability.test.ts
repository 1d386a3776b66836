import { isAvailableIn } from './availability.ts'

const everywhere = { allowedCountries: null, blockedCountries: [] }

describe('a title', () => {
  it('is available everywhere by default', () => {
    expect(isAvailableIn('IN', everywhere)).toBe(true)
  })

  it('with allowed countries is available only there', () => {
    const title = { ...everywhere, allowedCountries: ['IN', 'BD'] }
    expect(['IN', 'BD', 'GB'].map((country) => isAvailableIn(country, title))).toEqual([true, true, false])
  })

  it('with no allowed country is available nowhere', () => {
    expect(isAvailableIn('IN', { ...everywhere, allowedCountries: [] })).toBe(false)
  })

  it('is blocked in a country that is both allowed and blocked', () => {
    expect(isAvailableIn('GB', { allowedCountries: ['GB'], blockedCountries: ['GB'] })).toBe(false)
  })
})
