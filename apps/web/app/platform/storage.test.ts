import { browserStorage, tabStorage } from './storage.ts'

function block(...names: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const name of names) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
  }
}

beforeEach(() => {
  browserStorage.clear(() => false)
  tabStorage.clear(() => false)
})
afterEach(() => jest.restoreAllMocks())

it('stores a value in its own area, and removes it', () => {
  browserStorage.write('volume', '3')
  expect([localStorage.getItem('volume'), tabStorage.read('volume')]).toEqual(['3', null])
  browserStorage.write('volume', null)
  expect([localStorage.getItem('volume'), browserStorage.read('volume')]).toEqual([null, null])
})

it('reads text that is no JSON as nothing', () => {
  localStorage.setItem('draft', '{')
  expect([browserStorage.readJson('draft'), browserStorage.readJson('missing')]).toEqual([null, null])
})

it('keeps a value as long as the page where storage is blocked', () => {
  block('getItem', 'setItem', 'removeItem')
  browserStorage.writeJson('draft', { step: 1 })
  expect(browserStorage.readJson('draft')).toEqual({ step: 1 })
  browserStorage.writeJson('draft', null)
  expect(browserStorage.readJson('draft')).toBeNull()
})

it('never returns an old value where storage is full', () => {
  browserStorage.write('token', 'old')
  block('setItem')
  browserStorage.write('token', 'new')
  expect([browserStorage.read('token'), localStorage.getItem('token')]).toEqual(['new', null])
})

it('reads what another tab has written over a value in memory', () => {
  block('setItem')
  browserStorage.write('token', 'mine')
  jest.restoreAllMocks()
  localStorage.setItem('token', 'theirs')
  browserStorage.reload('token')
  expect(browserStorage.read('token')).toBe('theirs')
})

it('clears everything but the keys that stay, also what is in memory', () => {
  browserStorage.write('volume', '3')
  block('setItem')
  browserStorage.write('searches', '[]')
  browserStorage.clear((key) => key === 'volume')
  expect([browserStorage.read('volume'), browserStorage.read('searches')]).toEqual(['3', null])
})
