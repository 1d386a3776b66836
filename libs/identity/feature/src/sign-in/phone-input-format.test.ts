import type { PhoneNumber } from '@ott/identity'
import fc from 'fast-check'
import { formatPhoneInput, formatPhoneNumber, caretAfterDigits, readTyped } from './phone-input-format.ts'

const countries = [{ code: 'IN', phoneCode: '91' }, { code: 'US', phoneCode: '1' }, { code: 'CA', phoneCode: '1' }, { code: 'GB', phoneCode: '44' }]

describe('the phone input format', () => {
  it('has at most seventeen digits', () => {
    expect(readTyped('(98300) 41-207 ext. ৫', 'IN', countries)).toEqual({ country: 'IN', national: '98300412075' })
    expect(readTyped('1'.repeat(40), 'IN', countries).national).toHaveLength(17)
  })

  it('takes the country of a complete international number', () => {
    expect(readTyped('+44 7911 123456', 'IN', countries)).toEqual({ country: 'GB', national: '7911123456' })
  })

  it('keeps the selected country if several share a code', () => {
    expect(readTyped('+1 213 373 4253', 'CA', countries)).toEqual({ country: 'CA', national: '2133734253' })
    expect(readTyped('+1 213 373 4253', 'IN', countries)).toEqual({ country: 'US', national: '2133734253' })
  })

  it('takes the country of a number copied with marks before its plus', () => {
    const copied = ['\u202a+44 7911\u2011123456\u202c', 'tel:+44-7911-123456', '(+44) 7911 123456', '\u200b＋４４ ７９１１ １２３４５６']
    expect(copied.map((text) => readTyped(text, 'IN', countries))).toEqual(copied.map(() => ({ country: 'GB', national: '7911123456' })))
  })

  it('keeps the plus while the number is incomplete or its country unknown', () => {
    expect(readTyped('+4479', 'IN', countries)).toEqual({ country: 'IN', national: '+4479' })
    expect(readTyped('+8801711223344', 'IN', countries)).toEqual({ country: 'IN', national: '+8801711223344' })
  })

  it('parses its own grouping', () => {
    fc.assert(fc.property(fc.stringMatching(/^[0-9]{0,17}$/), fc.constantFrom('IN', 'US', 'GB'), (national, country) => {
      const typed = { country, national }
      expect(readTyped(formatPhoneInput(typed), country, countries)).toEqual(typed)
    }))
  })
})

it('formats a complete number', () => {
  expect(formatPhoneNumber('+919830041207' as PhoneNumber)).toBe('+91 98300 41207')
})

describe('the caret position', () => {
  it('is after as many digits as before', () => {
    expect(caretAfterDigits('(213) 373', 3)).toBe(4)
    expect(caretAfterDigits('(213) 373', 4)).toBe(7)
  })

  it('is the end with fewer digits, and the start without any before', () => {
    expect(caretAfterDigits('983', 5)).toBe(3)
    expect(caretAfterDigits('983', 0)).toBe(0)
    expect(caretAfterDigits('+91', 0)).toBe(1)
  })
})
