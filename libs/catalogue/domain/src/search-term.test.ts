import fc from 'fast-check'
import { maxSearchTermLength, maxRecentSearches, parseSearchTerm, parseRecentSearches, addRecentSearch, removeRecentSearch } from './search-term.ts'

describe('what is searched for', () => {
  it('is what was typed, on one line and without space around it', () => {
    expect([parseSearchTerm('  The last\n\tferry '), parseSearchTerm('শেষ  খেয়া'), parseSearchTerm('🔥')]).toEqual(['The last ferry', 'শেষ খেয়া', '🔥'])
  })

  it('is nothing when nothing was typed', () => {
    expect([null, '', '   ', '\u0000\u0007'].map(parseSearchTerm)).toEqual(Array(4).fill(''))
  })

  it('is as long as the server takes, and ends with a whole letter', () => {
    expect(parseSearchTerm('x'.repeat(10_000))).toHaveLength(maxSearchTermLength)
    expect(parseSearchTerm(`x${'🔥'.repeat(200)}`)).toBe(`x${'🔥'.repeat(99)}`)
  })

  it('can stand in an address and be read again, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const term = parseSearchTerm(text)
      return parseSearchTerm(decodeURIComponent(encodeURIComponent(term))) === term && term.length <= maxSearchTermLength
    }))
  })
})

describe('the searches that are kept', () => {
  it('begin with the newest and hold each once, however it was written', () => {
    expect(addRecentSearch(addRecentSearch(['tram', 'Ferry'], 'hilsa'), 'FERRY')).toEqual(['FERRY', 'hilsa', 'tram'])
  })

  it('tell signs apart', () => {
    expect(addRecentSearch(['🔥'], '🎬')).toEqual(['🎬', '🔥'])
  })

  it('are thirty at most', () => {
    const many = Array.from({ length: 40 }, (_, at) => `term ${at}`)
    const kept = many.reduce<string[]>(addRecentSearch, [])
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([maxRecentSearches, 'term 39', 'term 10'])
  })

  it('forget one term, and keep nothing for nothing asked', () => {
    expect([removeRecentSearch(['tram', 'ferry'], 'Tram'), addRecentSearch(['tram'], '')]).toEqual([['ferry'], ['tram']])
  })

  it('are read out of storage in their order, without what is no term', () => {
    expect(parseRecentSearches(['tram', 7, '', null, 'ferry', 'TRAM'])).toEqual(['tram', 'ferry'])
    expect([null, 'tram', { 0: 'tram' }].map(parseRecentSearches)).toEqual([[], [], []])
  })

  it('can be read again as they were kept', () => {
    fc.assert(fc.property(fc.array(fc.string().map(parseSearchTerm)), (terms) => {
      const kept = terms.reduce<string[]>(addRecentSearch, [])
      expect(parseRecentSearches(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    }))
  })
})
