import { lucky } from './synthetic-catalogue.ts'
import { inLatinLetters, withASlip } from './questions.ts'

const many = (make: (luck: (below: number) => number) => string) => {
  const luck = lucky(1)
  return [...new Set(Array.from({ length: 200 }, () => make(luck)))]
}

describe('a slip', () => {
  it('leaves a letter out, doubles it, changes two about or takes another', () => {
    expect(many((luck) => withASlip('fox', luck))).toEqual(expect.arrayContaining(['fx', 'foox', 'ofx', 'ffx', 'fo', 'foxx', 'fxo', 'fof']))
  })

  it('is in one word and leaves its beginning or its end', () => {
    expect(many((luck) => withASlip('a ox', luck)).every((text) => text.startsWith('a '))).toBe(true)
    expect(withASlip('a b', lucky(1))).toBe('a b')
  })
})

describe('Bengali in Latin letters', () => {
  it('is written in several ways', () => {
    expect(many((luck) => inLatinLetters('শেষ জানালা', luck))).toEqual(expect.arrayContaining(['shesh janala', 'sesh jaanala']))
  })
})
