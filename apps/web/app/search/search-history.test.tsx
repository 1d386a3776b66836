import { act, renderHook } from '@testing-library/react'
import { forgetViewer } from '../auth/session-storage.ts'
import { forgetSearch, forgetSearches, keepSearch, useSearchHistory } from './search-history.ts'

beforeEach(() => localStorage.clear())

const stored = () => JSON.parse(localStorage.getItem('search-history') ?? 'null') as unknown

it('remembers searches under the name that the product’s owner gave, and tells whoever shows them', () => {
  const { result } = renderHook(useSearchHistory)
  act(() => keepSearch('tram'))
  act(() => keepSearch('ইলিশ'))
  expect([result.current, stored()]).toEqual([['ইলিশ', 'tram'], ['ইলিশ', 'tram']])
  act(() => forgetSearch('Tram'))
  expect(result.current).toEqual(['ইলিশ'])
  act(() => forgetSearches())
  expect([result.current, stored()]).toEqual([[], null])
})

it('follows what another tab wrote', () => {
  const { result } = renderHook(useSearchHistory)
  localStorage.setItem('search-history', '["ferry"]')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'search-history' })))
  expect(result.current).toEqual(['ferry'])
})

it('takes what it cannot read for nothing', () => {
  localStorage.setItem('search-history', '{broken')
  expect(renderHook(useSearchHistory).result.current).toEqual([])
})

it('is forgotten with the viewer who leaves', () => {
  keepSearch('tram')
  forgetViewer()
  expect(renderHook(useSearchHistory).result.current).toEqual([])
})
