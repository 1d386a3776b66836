import fc from 'fast-check'
import { languageOf, ownName } from './languages.ts'

describe('the language of a track', () => {
  it('is recognised by two letters, three letters of either variant, or a tag', () => {
    const codes = ['ben', 'bn', 'BEN', 'bn-IN', 'swe', 'sv', 'fre', 'fra', 'pt-BR', 'pt_BR', 'en-US', 'mai', 'bho', 'sat', 'san', 'kok', 'sin', 'pol', 'cmn']
    expect(codes.map(languageOf)).toEqual(['bn', 'bn', 'bn', 'bn', 'sv', 'sv', 'fr', 'fr', 'pt', 'pt', 'en', 'mai', 'bho', 'sat', 'sa', 'kok', 'si', 'pl', 'zh'])
  })

  it('keeps its script', () => {
    expect(['sr-Latn', 'zh-Hant-TW'].map(languageOf)).toEqual(['sr-Latn', 'zh-Hant'])
  })

  it('is absent if the file does not name it', () => {
    expect([undefined, '', 'und'].map(languageOf)).toEqual([null, null, null])
  })

  it('is unknown if the code is no language, and never another one', () => {
    const codes = ['mul', 'zxx', 'mis', 'qaa', 'xyz', 'english', 'x-foo', '---', 'e', 'bengali (india)']
    expect(codes.map(languageOf)).toEqual(codes.map(() => 'und'))
    expect(codes.map(ownName)).toEqual(codes.map(() => undefined))
  })

  it('is a valid tag, whatever the file says', () => {
    fc.assert(fc.property(fc.string(), (code) => {
      const language = languageOf(code)
      expect(language === null || Intl.getCanonicalLocales(language)[0] === language).toBe(true)
      expect(ownName(code)).not.toBe('')
    }))
  })

  it('is named in that language, with its region', () => {
    expect(['bn', 'pt-BR', 'sv'].map(ownName)).toEqual(['বাংলা', 'Português (Brasil)', 'Svenska'])
  })
})
