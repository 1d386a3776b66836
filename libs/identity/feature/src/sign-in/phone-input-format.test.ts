import type { PhoneNumber } from '@ott/identity'
import fc from 'fast-check'
import { formatPhoneInput, formatPhoneNumber, caretAfterDigits, readTyped } from './phone-input-format.ts'

const countries = [{ code: 'IN', phoneCode: '91' }, { code: 'US', phoneCode: '1' }, { code: 'CA', phoneCode: '1' }, { code: 'GB', phoneCode: '44' }]

describe('what the number field keeps', () => {
  it('is digits alone, seventeen at most', () => {
    expect(readTyped('(98300) 41-207 ext. ৫', 'IN', countries)).toEqual({ country: 'IN', national: '98300412075' })
    expect(readTyped('1'.repeat(40), 'IN', countries).national).toHaveLength(17)
  })

  it('takes the country of a whole number that brings one', () => {
    expect(readTyped('+44 7911 123456', 'IN', countries)).toEqual({ country: 'GB', national: '7911123456' })
  })

  it('stays with the chosen country where several share a code', () => {
    expect(readTyped('+1 213 373 4253', 'CA', countries)).toEqual({ country: 'CA', national: '2133734253' })
    expect(readTyped('+1 213 373 4253', 'IN', countries)).toEqual({ country: 'US', national: '2133734253' })
  })

  it('keeps the plus while the number is not whole, or its country is not on the list', () => {
    expect(readTyped('+4479', 'IN', countries)).toEqual({ country: 'IN', national: '+4479' })
    expect(readTyped('+8801711223344', 'IN', countries)).toEqual({ country: 'IN', national: '+8801711223344' })
  })

  it('reads its own grouping back as it was', () => {
    fc.assert(fc.property(fc.stringMatching(/^[0-9]{0,17}$/), fc.constantFrom('IN', 'US', 'GB'), (national, country) => {
      const typed = { country, national }
      expect(readTyped(formatPhoneInput(typed), country, countries)).toEqual(typed)
    }))
  })
})

it('writes a whole number for reading', () => {
  expect(formatPhoneNumber('+919830041207' as PhoneNumber)).toBe('+91 98300 41207')
})

describe('the place of the caret', () => {
  it('is behind as many digits as before', () => {
    expect(caretAfterDigits('(213) 373', 3)).toBe(4)
    expect(caretAfterDigits('(213) 373', 4)).toBe(7)
  })

  it('is the end when there are fewer digits, and the beginning when there were none', () => {
    expect(caretAfterDigits('983', 5)).toBe(3)
    expect(caretAfterDigits('983', 0)).toBe(0)
    expect(caretAfterDigits('+91', 0)).toBe(1)
  })
})
