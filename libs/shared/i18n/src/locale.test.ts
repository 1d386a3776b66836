import fc from 'fast-check'
import { apiLanguage, chosenDigits, chosenLocale, isLocale, languageTag, localeOf, localePath, locales, offersOtherLocale, otherLocale, splitLocale } from './locale.ts'

describe('a localised path', () => {
  it('starts with its locale', () => {
    expect([splitLocale('/bn/movies'), splitLocale('/en'), splitLocale('/movies'), splitLocale('/english')]).toEqual([
      { locale: 'bn', path: '/movies' },
      { locale: 'en', path: '/' },
      { locale: null, path: '/movies' },
      { locale: null, path: '/english' },
    ])
  })

  it('is the same path in the other language', () => {
    expect([localePath('bn', '/en/the-last-ferry?a=b'), localePath('bn', '/'), localePath('en', '/bn')]).toEqual([
      '/bn/the-last-ferry?a=b',
      '/bn',
      '/en',
    ])
  })

  it('is unchanged when switched twice', () => {
    const path = fc.webPath().filter((text) => text.startsWith('/') && !isLocale(text.split('/')[1]))
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (text, locale) => {
        const here = localePath(locale, text)
        return localePath(locale, localePath(otherLocale(locale), here)) === here
      }),
    )
  })
})

describe('the saved language', () => {
  it('is that of the cookie', () => {
    expect([chosenLocale('NEXT_LOCALE=bn'), chosenLocale('a=b; NEXT_LOCALE=en; c=d')]).toEqual(['bn', 'en'])
  })

  it('is null without a cookie or with an unknown language', () => {
    expect(['', 'NEXT_LOCALE=', 'NEXT_LOCALE=fr', 'MY_NEXT_LOCALE=bn'].map(chosenLocale)).toEqual([null, null, null, null])
  })
})

describe('the language prompt', () => {
  const stranger = { reads: 'en', chose: null, hasPutOfferAway: false } as const
  const bengali = { ...stranger, prefers: ['bn-IN', 'en'] }

  it('is shown if the browser prefers the other language', () => {
    expect(offersOtherLocale(bengali)).toBe(true)
    expect(offersOtherLocale({ ...stranger, prefers: ['fr-FR', 'BN', 'en'] })).toBe(true)
    expect(offersOtherLocale({ ...stranger, reads: 'bn', prefers: ['en-GB', 'bn'] })).toBe(true)
  })

  it('is not shown in the preferred language, or if the browser prefers neither', () => {
    expect([['en-IN', 'bn-IN'], ['hi', 'ta'], []].map((prefers) => offersOtherLocale({ ...stranger, prefers }))).toEqual([false, false, false])
  })

  it('is not shown after a choice or a dismissal', () => {
    expect([offersOtherLocale({ ...bengali, chose: 'en' }), offersOtherLocale({ ...bengali, hasPutOfferAway: true })]).toEqual([false, false])
  })
})

describe('languages', () => {
  it('have their own names in the API', () => {
    expect(locales.map(apiLanguage)).toEqual(['english', 'bengali'])
  })
})

describe('the chosen digits', () => {
  it('are those of the cookie, else the language’s own', () => {
    expect(['digits=latn', 'a=b; digits=latn; c=d'].map(chosenDigits)).toEqual(['latn', 'latn'])
    expect(['', 'digits=beng', 'digits=latni', 'mydigits=latn'].map(chosenDigits)).toEqual(['beng', 'beng', 'beng', 'beng'])
  })

  it('change the digits of Bengali texts, never the language', () => {
    expect([languageTag('bn', 'latn'), languageTag('bn', 'beng'), languageTag('en', 'latn')]).toEqual(['bn-u-nu-latn', 'bn', 'en'])
    fc.assert(fc.property(fc.constantFrom(...locales), fc.constantFrom('beng', 'latn'), (locale, digits) => localeOf(languageTag(locale, digits)) === locale))
  })

  it('leave the default language for other tags', () => {
    expect(['fr', '', 'bnx'].map(localeOf)).toEqual(['en', 'en', 'en'])
  })
})
