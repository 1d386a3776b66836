import { longSeries, titles } from './index.ts'

describe('the long series', () => {
  it('has 300 episodes in five seasons, each with an id of its own', () => {
    const { seasons } = longSeries()
    const ids = seasons.flatMap(({ episodes }) => episodes.map(({ id }) => id))
    expect(seasons).toHaveLength(5)
    expect(new Set(ids).size).toBe(300)
  })

  it('can be of any length', () => {
    expect(longSeries(1, 300).seasons.map(({ episodes }) => episodes.length)).toEqual([300])
  })

  it('numbers its episodes in the digits of each language', () => {
    expect(longSeries(1, 12).seasons[0]?.episodes.at(-1)?.title).toEqual({ en: 'Evening 12', bn: 'সন্ধ্যা ১২' })
  })

  it('stays out of the demo catalogue', () => {
    expect(titles.map(({ id }) => id)).not.toContain(longSeries().id)
  })
})
