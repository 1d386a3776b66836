import { localProgressKey } from '../../platform/storage-keys.ts'
import { emptyRowsKey, reserveStoredRows } from './stored-rows.ts'

beforeEach(() => {
  document.body.innerHTML = '<div data-personal-row="watchlist"></div><div data-local-progress hidden></div>'
})
afterEach(() => localStorage.clear())

const isReserved = (selector: string) => document.querySelector(selector)?.hasAttribute('hidden') === false

describe('the space of a guest’s continue-watching row', () => {
  it('is reserved where the browser stores progress', () => {
    localStorage.setItem(localProgressKey, '[]')
    reserveStoredRows()
    expect(isReserved('[data-local-progress]')).toBe(true)
  })

  it('is not reserved without stored progress', () => {
    reserveStoredRows()
    expect(isReserved('[data-local-progress]')).toBe(false)
  })
})

describe('the space of a personal row', () => {
  it('is hidden if the row was empty when it was last loaded', () => {
    localStorage.setItem(emptyRowsKey, '["recommendations","watchlist"]')
    reserveStoredRows()
    expect(isReserved('[data-personal-row]')).toBe(false)
  })

  it.each(['[]', '{broken', '["]"]'])('stays reserved if the browser stores %s', (text) => {
    localStorage.setItem(emptyRowsKey, text)
    reserveStoredRows()
    expect(isReserved('[data-personal-row]')).toBe(true)
  })
})
