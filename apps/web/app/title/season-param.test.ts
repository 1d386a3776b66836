import { renderHook } from '@testing-library/react'
import { seasonParam, useSeasonParam } from './season-param.ts'

const asked = (query: string) => seasonParam(new URLSearchParams(query))

it('an address asks for a season by its number, for the specials by 0', () => {
  expect(['season=1', 'from=a&season=12', 'season=0'].map(asked)).toEqual([1, 12, 0])
})

it('an address whose season is no number is as one that asks for none', () => {
  expect(['', 'season', 'season=', 'season=-1', 'season=1.5', 'season=1e0', 'season=0x1', 'season=%202', 'season=২', 'season=two'].map(asked)).toEqual(Array(10).fill(null))
})

it('an address may ask for more seasons than there are', () => {
  expect(asked(`season=${'9'.repeat(400)}`)).toBe(Infinity)
})

it('the question about prices leaves the season that is shown', () => {
  const { result, rerender } = renderHook(({ query }) => useSeasonParam(new URLSearchParams(query)), { initialProps: { query: 'season=2' } })
  const seasons = ['plans', 'season=3', '', 'plans'].map((query) => {
    rerender({ query })
    return result.current
  })
  expect(seasons).toEqual([2, 3, null, null])
})
