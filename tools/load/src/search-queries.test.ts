import { seededRandom } from './synthetic-catalogue.ts'
import { romanise, withTypo } from './search-queries.ts'

const many = (make: (random: (below: number) => number) => string) => {
  const random = seededRandom(1)
  return [...new Set(Array.from({ length: 200 }, () => make(random)))]
}

describe('a typo', () => {
  it('omits a letter, doubles it, swaps two or replaces one', () => {
    expect(many((random) => withTypo('fox', random))).toEqual(expect.arrayContaining(['fx', 'foox', 'ofx', 'ffx', 'fo', 'foxx', 'fxo', 'fof']))
  })

  it('is within one word', () => {
    expect(many((random) => withTypo('a ox', random)).every((text) => text.startsWith('a '))).toBe(true)
    expect(withTypo('a b', seededRandom(1))).toBe('a b')
  })
})

describe('romanised Bengali', () => {
  it('has several spellings', () => {
    expect(many((random) => romanise('শেষ জানালা', random))).toEqual(expect.arrayContaining(['shesh janala', 'sesh jaanala']))
  })
})
