import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { charactersOf, languageNames, latin, unicodeRangeOf } from './character-sets.ts'

const conjuncts = [
  'ক্ষ', 'জ্ঞ', 'ষ্ণ', 'হ্ম', 'ঙ্ক', 'ঞ্চ', 'ণ্ড', 'ন্ত্র', 'স্ত্রী', 'ম্ভ', 'ল্প', 'শ্চ', 'ষ্ঠ', 'স্থ', 'হ্ন', 'ক্ত', 'গ্ধ', 'ত্ত', 'দ্ধ', 'ন্ধ', 'ব্দ',
  'ত্র', 'ক্র', 'র্ক', 'র্য', 'দ্য', 'গু', 'রু', 'শু', 'হৃ', 'জ্যোৎস্না', 'উজ্জ্বল', 'দ্বন্দ্ব', 'লক্ষ্মী',
]

const own = (name: string) => join(__dirname, `${name}.woff2`)
const published = createRequire(__filename)
  .resolve('@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2')

/** In a process of its own: the shaper is a module that Jest cannot load. */
const glyphs = (file: string, words: string[]): number[] =>
  JSON.parse(execFileSync(process.execPath, [join(__dirname, 'glyphs.ts'), file, ...words], { encoding: 'utf8' }))

describe('the font files', () => {
  it('shape Bengali like the published font', () => {
    const ours = glyphs(own('anek-bangla'), conjuncts)
    expect(ours).not.toContain(0)
    expect(ours).toEqual(glyphs(published, conjuncts))
  })

  it('contain every English letter', () => {
    expect(glyphs(own('anek-latin'), Array.from(charactersOf(latin)))).not.toContain(0)
  })

  it('contain a plain Bengali sentence without the whole script', () => {
    expect(glyphs(own('anek-bangla-plain'), ['এ', 'পাতা', 'বাংলাতেও', 'আছে।', 'এখানে', 'বাঁয়ে', 'দেখুন'])).not.toContain(0)
  })

  it("contain the other language’s name and currency symbols without the whole script", () => {
    expect(glyphs(own('anek-language-names'), [languageNames])).not.toContain(0)
    expect(glyphs(own('anek-currency'), ['₹', '৳'])).toEqual([1, 1])
  })

  it.each([['anek-latin', 30], ['anek-language-names', 2], ['anek-bangla-plain', 11], ['anek-currency', 5], ['anek-bangla', 150]])(
    '%s is below %i kB', (name, kilobytes) => {
      expect(statSync(own(name)).size).toBeLessThan(kilobytes * 1000)
    })

  it('have separate unicode ranges', () => {
    expect(unicodeRangeOf([[0x20, 0x7e], [0x9f3, 0x9f3]])).toBe('U+0020-007E, U+09F3')
  })
})
