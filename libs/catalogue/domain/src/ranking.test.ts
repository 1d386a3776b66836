import fc from 'fast-check'
import { minViewers, rankingOf, topTen } from './ranking.ts'

describe('a ranking', () => {
  it('starts with the most watched title', () => {
    expect(rankingOf([{ contentId: 'tram', viewers: 7 }, { contentId: 'ferry', viewers: 90 }])).toEqual(['ferry', 'tram'])
  })

  it('leaves out titles with few viewers', () => {
    expect(rankingOf([{ contentId: 'ferry', viewers: minViewers }, { contentId: 'kites', viewers: minViewers - 1 }])).toEqual(['ferry'])
  })

  it('does not depend on the order of counting', () => {
    const counted = fc.uniqueArray(fc.record({ contentId: fc.string(), viewers: fc.nat(20) }), { selector: ({ contentId }) => contentId })
    fc.assert(fc.property(counted, (watched) => {
      const ranking = rankingOf(watched)
      expect(rankingOf(watched.toReversed())).toEqual(ranking)
      const viewersOf = new Map(watched.map(({ contentId, viewers }) => [contentId, viewers]))
      const viewers = ranking.map((contentId) => viewersOf.get(contentId) ?? 0)
      expect(viewers).toEqual(viewers.toSorted((a, b) => b - a))
    }))
  })
})

describe('the top ten', () => {
  it('fill the remaining ranks with the operator’s choice in its order', () => {
    expect(topTen(['kites'], ['ferry', 'kites', 'tram'])).toEqual(['kites', 'ferry', 'tram'])
  })

  it('are the operator’s choice while nothing was watched', () => {
    expect(topTen([], ['ferry', 'tram'])).toEqual(['ferry', 'tram'])
  })

  it('are at most ten, without duplicates, watched titles first', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'.split('')))
    fc.assert(fc.property(ids, ids, (ranking, chosen) => {
      const ten = topTen(ranking, chosen)
      expect(ten).toHaveLength(Math.min(10, new Set([...ranking, ...chosen]).size))
      expect(new Set(ten).size).toBe(ten.length)
      expect(ten.slice(0, ranking.length)).toEqual(ranking.slice(0, 10))
    }))
  })
})
