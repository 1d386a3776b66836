import { act, renderHook } from '@testing-library/react'
import { clearUserStorage } from '../auth/session-storage.ts'
import { deleteSearch, clearSearches, saveSearch, useSearchHistory } from './search-history.ts'

beforeEach(() => localStorage.clear())

const stored = () => JSON.parse(localStorage.getItem('search-history') ?? 'null') as unknown

it('remembers searches under the name that the product’s owner gave, and tells whoever shows them', () => {
  const { result } = renderHook(useSearchHistory)
  act(() => saveSearch('tram'))
  act(() => saveSearch('ইলিশ'))
  expect([result.current, stored()]).toEqual([['ইলিশ', 'tram'], ['ইলিশ', 'tram']])
  act(() => deleteSearch('Tram'))
  expect(result.current).toEqual(['ইলিশ'])
  act(() => clearSearches())
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
  saveSearch('tram')
  clearUserStorage()
  expect(renderHook(useSearchHistory).result.current).toEqual([])
})
