import fc from 'fast-check'
import { formatGiftCode, giftCodeFrom, normalizeGiftCode } from './gift-code.ts'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })

describe('a gift code', () => {
  it('has sixteen characters in groups of four', () => {
    expect(formatGiftCode(giftCodeFrom(new Uint8Array(10)))).toBe('0000-0000-0000-0000')
    expect(formatGiftCode(giftCodeFrom(new Uint8Array(10).fill(255)))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ')
    expect(() => giftCodeFrom(new Uint8Array(9))).toThrow(RangeError)
  })

  it('is different for different bytes', () => {
    fc.assert(fc.property(bytes, bytes, (one, other) => (giftCodeFrom(one) === giftCodeFrom(other)) === (String(one) === String(other))))
  })

  it('is read however it is typed', () => {
    fc.assert(fc.property(bytes, fc.constantFrom('-', ' ', '–', ' - ', ''), fc.boolean(), (random, separator, isLower) => {
      const code = giftCodeFrom(random)
      const typed = ` ${formatGiftCode(code).replaceAll('-', separator)} `
      expect(normalizeGiftCode(isLower ? typed.toLowerCase() : typed)).toBe(code)
    }))
    expect(normalizeGiftCode('oiLO-OOOO-1111-llll')).toBe('0110000011111111')
    expect(normalizeGiftCode('ＡＢＣＤ-EFGH-JKMN-PQRS')).toBe('ABCDEFGHJKMNPQRS')
    expect(normalizeGiftCode('\u202aABCD\u2011EFGH\u200b-১২৩৪\u00ad-٥٦٧٨\u202c\ufeff')).toBe('ABCDEFGH12345678')
  })

  it('is none with other characters or another length', () => {
    expect(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRU', 'ABCD-EFGH-JKMN-PQRST', 'অআকখ-EFGH-JKMN-PQRS', 'АBCD-EFGH-JKMN-PQRS'].map(normalizeGiftCode)).toEqual(Array(6).fill(null))
  })
})
