import fc from 'fast-check'
import { apiLanguage, chosenDigits, chosenLocale, isLocale, languageTag, localeOf, localePath, locales, offersOtherLocale, otherLocale, splitLocale } from './locale.ts'

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

describe('the language that a viewer chose', () => {
  it('is what the cookie says', () => {
    expect([chosenLocale('NEXT_LOCALE=bn'), chosenLocale('a=b; NEXT_LOCALE=en; c=d')]).toEqual(['bn', 'en'])
  })

  it('is not known without a cookie, or by one that names no language of ours', () => {
    expect(['', 'NEXT_LOCALE=', 'NEXT_LOCALE=fr', 'MY_NEXT_LOCALE=bn'].map(chosenLocale)).toEqual([null, null, null, null])
  })
})

describe('the other language', () => {
  const stranger = { reads: 'en', chose: null, hasPutOfferAway: false } as const
  const bengali = { ...stranger, prefers: ['bn-IN', 'en'] }

  it('is offered to whoever’s browser asks for it before the one they read', () => {
    expect(offersOtherLocale(bengali)).toBe(true)
    expect(offersOtherLocale({ ...stranger, prefers: ['fr-FR', 'BN', 'en'] })).toBe(true)
    expect(offersOtherLocale({ ...stranger, reads: 'bn', prefers: ['en-GB', 'bn'] })).toBe(true)
  })

  it('is not offered to who reads what they prefer, or prefers none of ours', () => {
    expect([['en-IN', 'bn-IN'], ['hi', 'ta'], []].map((prefers) => offersOtherLocale({ ...stranger, prefers }))).toEqual([false, false, false])
  })

  it('is not offered to who chose a language or put the offer away', () => {
    expect([offersOtherLocale({ ...bengali, chose: 'en' }), offersOtherLocale({ ...bengali, hasPutOfferAway: true })]).toEqual([false, false])
  })
})

describe('languages', () => {
  it('have their own words on the wire', () => {
    expect(locales.map(apiLanguage)).toEqual(['english', 'bengali'])
  })
})

describe('the digits that a viewer chose', () => {
  it('are what the cookie says, and the language’s own without one that says otherwise', () => {
    expect(['digits=latn', 'a=b; digits=latn; c=d'].map(chosenDigits)).toEqual(['latn', 'latn'])
    expect(['', 'digits=beng', 'digits=latni', 'mydigits=latn'].map(chosenDigits)).toEqual(['beng', 'beng', 'beng', 'beng'])
  })

  it('change how Bengali is written, and never the language', () => {
    expect([languageTag('bn', 'latn'), languageTag('bn', 'beng'), languageTag('en', 'latn')]).toEqual(['bn-u-nu-latn', 'bn', 'en'])
    fc.assert(fc.property(fc.constantFrom(...locales), fc.constantFrom('beng', 'latn'), (locale, digits) => localeOf(languageTag(locale, digits)) === locale))
  })

  it('leave a stranger’s tag the default language', () => {
    expect(['fr', '', 'bnx'].map(localeOf)).toEqual(['en', 'en', 'en'])
  })
})
