import fc from 'fast-check'
import { longestSearchTerm, mostKeptSearches, readSearchTerm, readSearches, withSearch, withoutSearch } from './search-term.ts'

describe('what is searched for', () => {
  it('is what was typed, on one line and without space around it', () => {
    expect([readSearchTerm('  The last\n\tferry '), readSearchTerm('শেষ  খেয়া'), readSearchTerm('🔥')]).toEqual(['The last ferry', 'শেষ খেয়া', '🔥'])
  })

  it('is nothing when nothing was typed', () => {
    expect([null, '', '   ', '\u0000\u0007'].map(readSearchTerm)).toEqual(Array(4).fill(''))
  })

  it('is as long as the server takes, and ends with a whole letter', () => {
    expect(readSearchTerm('x'.repeat(10_000))).toHaveLength(longestSearchTerm)
    expect(readSearchTerm(`x${'🔥'.repeat(200)}`)).toBe(`x${'🔥'.repeat(99)}`)
  })

  it('can stand in an address and be read again, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const term = readSearchTerm(text)
      return readSearchTerm(decodeURIComponent(encodeURIComponent(term))) === term && term.length <= longestSearchTerm
    }))
  })
})

describe('the searches that are kept', () => {
  it('begin with the newest and hold each once, however it was written', () => {
    expect(withSearch(withSearch(['tram', 'Ferry'], 'hilsa'), 'FERRY')).toEqual(['FERRY', 'hilsa', 'tram'])
  })

  it('tell signs apart', () => {
    expect(withSearch(['🔥'], '🎬')).toEqual(['🎬', '🔥'])
  })

  it('are thirty at most', () => {
    const many = Array.from({ length: 40 }, (_, at) => `term ${at}`)
    const kept = many.reduce<string[]>(withSearch, [])
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([mostKeptSearches, 'term 39', 'term 10'])
  })

  it('forget one term, and keep nothing for nothing asked', () => {
    expect([withoutSearch(['tram', 'ferry'], 'Tram'), withSearch(['tram'], '')]).toEqual([['ferry'], ['tram']])
  })

  it('are read out of storage in their order, without what is no term', () => {
    expect(readSearches(['tram', 7, '', null, 'ferry', 'TRAM'])).toEqual(['tram', 'ferry'])
    expect([null, 'tram', { 0: 'tram' }].map(readSearches)).toEqual([[], [], []])
  })

  it('can be read again as they were kept', () => {
    fc.assert(fc.property(fc.array(fc.string().map(readSearchTerm)), (terms) => {
      const kept = terms.reduce<string[]>(withSearch, [])
      expect(readSearches(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    }))
  })
})
