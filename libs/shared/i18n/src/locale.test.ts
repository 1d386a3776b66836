import fc from 'fast-check'
import { apiLanguage, isLocale, localePath, locales, otherLocale, splitLocale } from './locale.ts'

describe('a localised path', () => {
  it('has its locale first', () => {
    expect([splitLocale('/bn/movies'), splitLocale('/en'), splitLocale('/movies'), splitLocale('/english')]).toEqual([
      { locale: 'bn', path: '/movies' },
      { locale: 'en', path: '/' },
      { locale: null, path: '/movies' },
      { locale: null, path: '/english' },
    ])
  })

  it('is the same page in the other language', () => {
    expect([localePath('bn', '/en/the-last-ferry?a=b'), localePath('bn', '/'), localePath('en', '/bn')]).toEqual([
      '/bn/the-last-ferry?a=b',
      '/bn',
      '/en',
    ])
  })

  it('comes back to itself when switched twice', () => {
    const path = fc.webPath().filter((text) => text.startsWith('/') && !isLocale(text.split('/')[1]))
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (text, locale) => {
        const here = localePath(locale, text)
        return localePath(locale, localePath(otherLocale(locale), here)) === here
      }),
    )
  })
})

describe('languages', () => {
  it('have their own words on the wire', () => {
    expect(locales.map(apiLanguage)).toEqual(['english', 'bengali'])
  })
})
