import fc from 'fast-check'
import { ageRatings, isAtOrAbove, maturityOf, noCap, parseAgeRating } from './age-rating.ts'

describe('age ratings', () => {
  it('parses every spelling', () => {
    const read = ['U', 'u', 'UA 7+', 'U/A 7+', 'ua13+', 'U/A-16', '18+', 'A', 'A 18+'].map(parseAgeRating)
    expect(read).toEqual(['U', 'U', 'U/A 7+', 'U/A 7+', 'U/A 13+', 'U/A 16+', 'A 18+', 'A 18+', 'A 18+'])
  })

  it('treats an unknown or missing rating as adults only', () => {
    expect([null, undefined, '', 'PG-11', 'nonsense'].map(parseAgeRating)).toEqual(Array(5).fill('A 18+'))
  })

  it('keeps a rating in the standard spelling', () => {
    expect(ageRatings.map(parseAgeRating)).toEqual([...ageRatings])
  })

  it('orders any two ratings', () => {
    const rating = fc.constantFrom(...ageRatings)
    fc.assert(fc.property(rating, rating, (a, b) => isAtOrAbove(a, b) || isAtOrAbove(b, a)))
  })

  it('puts only adults-only titles at the adult level', () => {
    expect(ageRatings.filter((rating) => isAtOrAbove(rating, 'A 18+'))).toEqual(['A 18+'])
  })

  it('has a maturity from 0 to 4, below the cap that shows all', () => {
    expect([...ageRatings, 'nonsense', null].map(maturityOf)).toEqual([0, 1, 2, 3, 4, 4, 4])
    expect(noCap).toBe(5)
  })
})
