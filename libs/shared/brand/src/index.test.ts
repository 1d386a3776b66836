import { brands, buildFolderOf, chosenBrand } from './choose.ts'
import * as doors from './index.ts'

describe.each(Object.entries(brands))('the brand %s', (name, brand) => {
  it('has a name in both languages', () => {
    expect(Object.values(brand.name).every((word) => word.length > 0)).toBe(true)
  })

  it('has a slug that may stand in an address, by which it is chosen', () => {
    expect(brand.slug).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(brand.slug).toBe(name)
  })

  it('links elsewhere by https alone', () => {
    const elsewhere = Object.values(brand.links).filter((link) => link !== null)
    expect(elsewhere.filter((link) => new URL(link).protocol !== 'https:')).toEqual([])
  })

  it('says by a day since when its terms hold', () => {
    expect(new Date(brand.termsSince).toISOString()).toBe(`${brand.termsSince}T00:00:00.000Z`)
  })

  it('lives by a time zone that there is, by its own name', () => {
    expect(new Intl.DateTimeFormat('en', { timeZone: brand.timeZone }).resolvedOptions().timeZone).toBeTruthy()
    expect(brand.timeZone).toMatch(/^[A-Z]/)
  })

  it('writes its colours as style sheets and the contrast test read them', () => {
    expect(Object.values(brand.colors).filter((colour) => !/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(colour))).toEqual([])
  })

  it('has an icon of its own mark', () => {
    const icon = doors.iconOf(brand)
    expect(brand.mark.parts.every(({ path }) => icon.includes(path))).toBe(true)
    expect(icon).toContain(brand.colors.page)
  })

  it('is built in a place of its own', () => {
    const places = Object.keys(brands).map((other) => buildFolderOf(other as keyof typeof brands))
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('the terms and the help of a brand', () => {
  const { links } = brands.jonaki

  it('are the site’s own, in the reader’s language, where it names no others', () => {
    const brand = { ...brands.jonaki, links: { ...links, terms: null, privacy: null, helpDesk: null } }
    expect(doors.legalLinks(brand, 'bn')).toEqual({ terms: '/bn/terms', privacy: '/bn/privacy', helpDesk: '/bn/help#sign-in' })
  })

  it('are where the operator keeps them', () => {
    const brand = { ...brands.jonaki, links: { ...links, terms: 'https://firm.example/agb', helpDesk: 'https://help.firm.example' } }
    expect(doors.legalLinks(brand, 'en')).toMatchObject({ terms: 'https://firm.example/agb', helpDesk: 'https://help.firm.example' })
  })
})

describe('the choice of a brand', () => {
  it('is the house’s own when nobody chooses', () => {
    expect([chosenBrand({}), chosenBrand({ OTT_BRAND: '' })]).toEqual(['jonaki', 'jonaki'])
    expect(doors.brand).toBe(brands.jonaki)
  })

  it.each(Object.keys(brands))('is %s when the setting says so', async (name) => {
    jest.resetModules()
    process.env.OTT_BRAND = name
    const { brand } = await import('./index.ts')
    delete process.env.OTT_BRAND
    expect(brand.slug).toBe(name)
  })

  it('says which brands there are when the setting names none of them', () => {
    expect(() => chosenBrand({ OTT_BRAND: 'nobody' })).toThrow('OTT_BRAND is nobody; it must be one of jonaki, mohona')
  })
})
