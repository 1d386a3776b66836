import fc from 'fast-check'
import { maskPhoneNumber, readPhoneNumber } from './phone-number.ts'

describe('a phone number', () => {
  it('is parsed for the selected country', () => {
    expect(readPhoneNumber('98300 12345', 'IN')).toBe('+919830012345')
    expect(readPhoneNumber('01712-345678', 'BD')).toBe('+8801712345678')
    expect(readPhoneNumber('98300 12345 +', 'IN')).toBe('+919830012345')
  })

  it('may have its country code or a leading zero', () => {
    expect([readPhoneNumber('+91 98300 12345', 'GB'), readPhoneNumber('098300 12345', 'IN')]).toEqual([
      '+919830012345',
      '+919830012345',
    ])
  })

  it('may have digits of any script', () => {
    expect(['৯৮৩০০ ১২৩৪৫', '９８３００１２３４５', '٩٨٣٠٠ ١٢٣٤٥'].map((typed) => readPhoneNumber(typed, 'IN'))).toEqual(Array(3).fill('+919830012345'))
  })

  it('keeps its country code as contacts and web pages copy it', () => {
    const copied = [
      '\u202a+880 1712\u2011345678\u202c', '\u2066+880\u00a01712\u2010345678\u2069', '\u200b\ufeff+880 1712-345678',
      'tel:+880-1712-345678', '(+880) 1712 345678', ' ( +880 ) 1712.345678', '＋৮৮০ ১৭১২৩৪৫৬৭৮', 'Phone: +880 1712 345678',
    ]
    expect(copied.map((typed) => readPhoneNumber(typed, 'IN'))).toEqual(copied.map(() => '+8801712345678'))
  })

  it('is the same whatever signs without digits surround and separate its parts', () => {
    const signs = fc.stringMatching(/^[ ()./\u00a0\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060\u2066-\u2069\ufeffa-z:-]{0,5}$/)
    fc.assert(fc.property(signs, signs, signs, (before, between, after) => {
      expect(readPhoneNumber(`${before}+${between}880${between}1712${between}345678${after}`, 'IN')).toBe('+8801712345678')
    }))
  })

  it('is null unless valid in that country', () => {
    const typed = ['', '12', '98300', '98300123456', 'abcdefghij', '+91', '1234567890123456789']
    expect(typed.map((text) => readPhoneNumber(text, 'IN'))).toEqual(typed.map(() => null))
  })

  it('is null for an unknown country', () => {
    expect(readPhoneNumber('9830012345', 'ZZ')).toBeNull()
  })

  it('keeps its country code and last four digits when masked', () => {
    expect(maskPhoneNumber('+919830003210')).toBe('+91******3210')
  })

  it('keeps the last four digits for an unknown country', () => {
    expect(maskPhoneNumber('+9990003210')).toBe('*******3210')
  })
})
