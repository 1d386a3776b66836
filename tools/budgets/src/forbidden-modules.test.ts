import { localesIn, forbiddenModulesIn } from './forbidden-modules.ts'

describe('strangers on a first page', () => {
  it('are known by what their code says', () => {
    expect(forbiddenModulesIn('const schema="urn:mpeg:dash:schema:mpd:2011"')).toEqual(['dash.js'])
    expect(forbiddenModulesIn('e.name="$ZodError";x={country_calling_codes:{1:["US"]}}')).toEqual(['zod', 'libphonenumber'])
  })

  it('are not there when nothing tells of them', () => {
    expect(forbiddenModulesIn('import{t as e}from"./react.js"')).toEqual([])
  })
})

describe('the locales of a script', () => {
  const texts = { en: ['Home', 'Movies', 'Ask {who}'], bn: ['প্রথম পাতা', 'সিনেমা', '{who} জিজ্ঞেস করুন'] }

  it('are those whose messages it holds', () => {
    expect(localesIn('{"nav.home":"প্রথম পাতা","nav.movies":"সিনেমা"}', texts)).toEqual(['bn'])
    expect(localesIn('["Home","Movies","প্রথম পাতা","সিনেমা"]', texts)).toEqual(['en', 'bn'])
  })

  it('do not count for a word that stands there by chance', () => {
    const many = { en: ['Home', 'Movies', 'Shows'], bn: [] }
    expect(localesIn('title="Home"', many)).toEqual([])
  })
})
