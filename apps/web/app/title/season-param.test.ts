import { renderHook } from '@testing-library/react'
import { seasonParam, useSeasonParam } from './season-param.ts'

const parse = (query: string) => seasonParam(new URLSearchParams(query))

it('a URL names a season by its number, and the specials by 0', () => {
  expect(['season=1', 'from=a&season=12', 'season=0'].map(parse)).toEqual([1, 12, 0])
})

it('a URL whose season is no number is like one without', () => {
  expect(['', 'season', 'season=', 'season=-1', 'season=1.5', 'season=1e0', 'season=0x1', 'season=%202', 'season=২', 'season=two'].map(parse)).toEqual(Array(10).fill(null))
})

it('a URL may name a season that does not exist', () => {
  expect(parse(`season=${'9'.repeat(400)}`)).toBe(Infinity)
})

it('the price dialog keeps the current season', () => {
  const { result, rerender } = renderHook(({ query }) => useSeasonParam(new URLSearchParams(query)), { initialProps: { query: 'season=2' } })
  const seasons = ['plans', 'season=3', '', 'plans'].map((query) => {
    rerender({ query })
    return result.current
  })
  expect(seasons).toEqual([2, 3, null, null])
})
