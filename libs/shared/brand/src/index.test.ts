import { brand } from './index.ts'

describe('the brand', () => {
  it('has a name in both languages', () => {
    expect(Object.values(brand.name).every((name) => name.length > 0)).toBe(true)
  })

  it('has a slug that may stand in an address', () => {
    expect(brand.slug).toMatch(/^[a-z][a-z0-9-]*$/)
  })

  it('links to https alone', () => {
    expect(Object.values(brand.links).every((link) => new URL(link).protocol === 'https:')).toBe(true)
  })
})
