import fc from 'fast-check'
import { recommendationsFor } from './recommendations.ts'

const ferry = { contentId: 'ferry', rating: null, recommendations: ['tram', 'kites', 'radio', 'tea'] }
const tram = { contentId: 'tram', rating: null, recommendations: ['ferry', 'owl'] }
const isNew = () => true

describe('recommendations', () => {
  it('follow the title watched last', () => {
    expect(recommendationsFor([ferry, { ...ferry, contentId: 'older' }], isNew)).toEqual({ because: ferry, contentIds: ferry.recommendations })
  })

  it('contain no started title', () => {
    expect(recommendationsFor([ferry], (contentId) => contentId !== 'kites')?.contentIds).toEqual(['tram', 'radio', 'tea'])
  })

  it('skip a title with fewer than three', () => {
    expect(recommendationsFor([tram, ferry], isNew)?.because).toBe(ferry)
    expect(recommendationsFor([tram], isNew)).toBeNull()
  })

  it('start with those of liked and loved titles, which count twice if loved', () => {
    const loved = { contentId: 'owl', rating: 'love' as const, recommendations: ['tea'] }
    const liked = { contentId: 'jar', rating: 'like' as const, recommendations: ['radio', 'kites'] }
    expect(recommendationsFor([ferry, liked, loved], isNew)?.contentIds).toEqual(['tea', 'kites', 'radio', 'tram'])
    expect(recommendationsFor([{ ...ferry, rating: 'love' }], isNew)?.contentIds).toEqual(ferry.recommendations)
  })

  it('come from one title, the newest that has enough', () => {
    const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'))
    const titles = fc.array(fc.record({ contentId: fc.string(), rating: fc.constantFrom('like' as const, 'love' as const, null), recommendations: ids }))
    fc.assert(fc.property(titles, ids, (watched, started) => {
      const found = recommendationsFor(watched, (contentId) => !started.includes(contentId))
      const left = watched.map(({ recommendations }) => recommendations.filter((contentId) => !started.includes(contentId)))
      const first = left.findIndex((contentIds) => contentIds.length >= 3)
      expect(found?.because ?? null).toEqual(watched[first] ?? null)
      expect(found?.contentIds.toSorted()).toEqual(left[first]?.toSorted())
    }))
  })
})
