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

  it('may have Bengali digits', () => {
    expect(readPhoneNumber('৯৮৩০০ ১২৩৪৫', 'IN')).toBe('+919830012345')
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
