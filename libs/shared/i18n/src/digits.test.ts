import fc from 'fast-check'
import { digitsOf, toAsciiDigits } from './digits.ts'

const scripts = ['০১২৩৪৫৬৭৮৯', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９', '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡']

describe('the digits of a text', () => {
  it.each(scripts)('are converted from %s', (digits) => {
    expect(digitsOf(digits)).toBe('0123456789')
  })

  it('are kept in order without all other characters', () => {
    expect(digitsOf('Code: ৪０ ٢-७ ①½')).toBe('4027')
  })

  it('are one ASCII digit for each decimal digit', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(digitsOf(text)).toMatch(/^[0-9]*$/)
      expect(digitsOf(text)).toHaveLength(text.match(/\p{Nd}/gu)?.length ?? 0)
    }))
  })

  it('can be converted with the rest of the text unchanged', () => {
    expect(toAsciiDigits('+৮৮০ (বাংলা)')).toBe('+880 (বাংলা)')
  })
})
