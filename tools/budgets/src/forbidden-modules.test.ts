import { localesIn, forbiddenModulesIn } from './forbidden-modules.ts'

describe('forbidden modules', () => {
  it('are found by their marker', () => {
    expect(forbiddenModulesIn('const schema="urn:mpeg:dash:schema:mpd:2011"')).toEqual(['dash.js'])
    expect(forbiddenModulesIn('e.name="$ZodError";x={country_calling_codes:{1:["US"]}}')).toEqual(['zod', 'libphonenumber'])
  })

  it('are not found without a marker', () => {
    expect(forbiddenModulesIn('import{t as e}from"./react.js"')).toEqual([])
  })
})

describe('the locales of a script', () => {
  const texts = { en: ['Home', 'Movies', 'Ask {who}'], bn: ['প্রথম পাতা', 'সিনেমা', '{who} জিজ্ঞেস করুন'] }

  it('are those whose messages it contains', () => {
    expect(localesIn('{"nav.home":"প্রথম পাতা","nav.movies":"সিনেমা"}', texts)).toEqual(['bn'])
    expect(localesIn('["Home","Movies","প্রথম পাতা","সিনেমা"]', texts)).toEqual(['en', 'bn'])
  })

  it('do not count for a single matching text', () => {
    const many = { en: ['Home', 'Movies', 'Shows'], bn: [] }
    expect(localesIn('title="Home"', many)).toEqual([])
  })
})
