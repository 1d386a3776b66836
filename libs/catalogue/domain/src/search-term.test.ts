import fc from 'fast-check'
import { maxSearchTermLength, maxRecentSearches, parseSearchTerm, parseRecentSearches, addRecentSearch, removeRecentSearch } from './search-term.ts'

describe('a search term', () => {
  it('is one line without surrounding space', () => {
    expect([parseSearchTerm('  The last\n\tferry '), parseSearchTerm('শেষ  খেয়া'), parseSearchTerm('🔥')]).toEqual(['The last ferry', 'শেষ খেয়া', '🔥'])
  })

  it('is empty for empty input', () => {
    expect([null, '', '   ', '\u0000\u0007'].map(parseSearchTerm)).toEqual(Array(4).fill(''))
  })

  it('has the server’s maximum length and ends with a whole letter', () => {
    expect(parseSearchTerm('x'.repeat(10_000))).toHaveLength(maxSearchTermLength)
    expect(parseSearchTerm(`x${'🔥'.repeat(200)}`)).toBe(`x${'🔥'.repeat(99)}`)
  })

  it('survives a round trip through a URL', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const term = parseSearchTerm(text)
      return parseSearchTerm(decodeURIComponent(encodeURIComponent(term))) === term && term.length <= maxSearchTermLength
    }))
  })
})

describe('the recent searches', () => {
  it('are listed newest first and once each, whatever the spelling', () => {
    expect(addRecentSearch(addRecentSearch(['tram', 'Ferry'], 'hilsa'), 'FERRY')).toEqual(['FERRY', 'hilsa', 'tram'])
  })

  it('distinguish terms by their signs', () => {
    expect(addRecentSearch(['🔥'], '🎬')).toEqual(['🎬', '🔥'])
  })

  it('are at most thirty', () => {
    const many = Array.from({ length: 40 }, (_, at) => `term ${at}`)
    const kept = many.reduce<string[]>(addRecentSearch, [])
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([maxRecentSearches, 'term 39', 'term 10'])
  })

  it('can lose one term, and store no empty term', () => {
    expect([removeRecentSearch(['tram', 'ferry'], 'Tram'), addRecentSearch(['tram'], '')]).toEqual([['ferry'], ['tram']])
  })

  it('are parsed from storage in order, without invalid terms', () => {
    expect(parseRecentSearches(['tram', 7, '', null, 'ferry', 'TRAM'])).toEqual(['tram', 'ferry'])
    expect([null, 'tram', { 0: 'tram' }].map(parseRecentSearches)).toEqual([[], [], []])
  })

  it('are parsed as they were stored', () => {
    fc.assert(fc.property(fc.array(fc.string().map(parseSearchTerm)), (terms) => {
      const kept = terms.reduce<string[]>(addRecentSearch, [])
      expect(parseRecentSearches(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    }))
  })
})
