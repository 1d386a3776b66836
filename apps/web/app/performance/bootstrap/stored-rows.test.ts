import { localProgressKey, reserveStoredRows } from './stored-rows.ts'

describe('the space of a guest’s continue-watching row', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div data-local-progress hidden></div>'
  })
  afterEach(() => localStorage.clear())

  const isReserved = () => document.querySelector('[data-local-progress]')?.hasAttribute('hidden') === false

  it('is reserved where the browser stores progress', () => {
    localStorage.setItem(localProgressKey, '[]')
    reserveStoredRows()
    expect(isReserved()).toBe(true)
  })

  it('is not reserved without stored progress', () => {
    reserveStoredRows()
    expect(isReserved()).toBe(false)
  })
})
