import { brands, buildFolderOf, chosenBrand } from './choose.ts'
import * as doors from './index.ts'

describe.each(Object.entries(brands))('the brand %s', (name, brand) => {
  it('has a name in both languages', () => {
    expect(Object.values(brand.name).every((word) => word.length > 0)).toBe(true)
  })

  it('has a slug that URLs allow and that selects it', () => {
    expect(brand.slug).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(brand.slug).toBe(name)
  })

  it('has https links only', () => {
    const elsewhere = Object.values(brand.links).filter((link) => link !== null)
    expect(elsewhere.filter((link) => new URL(link).protocol !== 'https:')).toEqual([])
  })

  it('has the date of its terms', () => {
    expect(new Date(brand.termsSince).toISOString()).toBe(`${brand.termsSince}T00:00:00.000Z`)
  })

  it('has a grievance officer with an email address of their own, and a name and a postal address in both languages (WEB-143)', () => {
    const { name: officer, email, postalAddress } = brand.grievanceOfficer
    expect([...Object.values(officer), ...Object.values(postalAddress)].filter((text) => text.trim() === '')).toEqual([])
    expect(email).toMatch(/^[^@\s]+@[^@\s]+$/)
    expect(email).not.toBe(brand.supportEmail)
  })

  it('has a version of its consent text, and countries by their ISO 3166-1 codes', () => {
    expect(Number.isInteger(brand.consent.version) && brand.consent.version >= 1).toBe(true)
    expect(brand.consent.optOutCountries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  })

  it('has a valid time zone', () => {
    expect(new Intl.DateTimeFormat('en', { timeZone: brand.timeZone }).resolvedOptions().timeZone).toBeTruthy()
    expect(brand.timeZone).toMatch(/^[A-Z]/)
  })

  it('has colours in the format of style sheets and the contrast test', () => {
    expect(Object.values(brand.colors).filter((colour) => !/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(colour))).toEqual([])
  })

  it('has an icon of its logo', () => {
    const icon = doors.iconOf(brand)
    expect(brand.mark.parts.every(({ path }) => icon.includes(path))).toBe(true)
    expect(icon).toContain(brand.colors.page)
  })

  it('has its own build folder', () => {
    const places = Object.keys(brands).map((other) => buildFolderOf(other as keyof typeof brands))
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('the legal and help links of a brand', () => {
  const { links } = brands.jonaki

  it('are the site’s own, in the page’s language, by default', () => {
    const brand = { ...brands.jonaki, links: { ...links, terms: null, privacy: null, helpDesk: null } }
    expect(doors.legalLinks(brand, 'bn')).toEqual({ terms: '/bn/terms', privacy: '/bn/privacy', helpDesk: '/bn/help#sign-in' })
  })

  it('are the operator’s if configured', () => {
    const brand = { ...brands.jonaki, links: { ...links, terms: 'https://firm.example/agb', helpDesk: 'https://help.firm.example' } }
    expect(doors.legalLinks(brand, 'en')).toMatchObject({ terms: 'https://firm.example/agb', helpDesk: 'https://help.firm.example' })
  })
})

describe('the choice of a brand', () => {
  it('is the default without a setting', () => {
    expect([chosenBrand({}), chosenBrand({ OTT_BRAND: '' })]).toEqual(['jonaki', 'jonaki'])
    expect(doors.brand).toBe(brands.jonaki)
  })

  it.each(Object.keys(brands))('is %s if set', async (name) => {
    jest.resetModules()
    process.env.OTT_BRAND = name
    const { brand } = await import('./index.ts')
    delete process.env.OTT_BRAND
    expect(brand.slug).toBe(name)
  })

  it('lists the known brands for an unknown setting', () => {
    expect(() => chosenBrand({ OTT_BRAND: 'nobody' })).toThrow('OTT_BRAND is nobody; it must be one of jonaki, mohona')
  })
})
