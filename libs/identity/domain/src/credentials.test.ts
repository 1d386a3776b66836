import fc from 'fast-check'
import { isEmail, isNewPassword, maskEmail, normaliseEmail } from './credentials.ts'

describe('an email address', () => {
  it('has a local part, a host and a dot in the host', () => {
    const texts = ['mita@example.org', 'a@b.c', 'mita', 'mita@', '@example.org', 'mita@example', 'mi ta@example.org', '']
    expect(texts.map(isEmail)).toEqual([true, true, false, false, false, false, false, false])
    expect(isEmail('mita@example.org and more')).toBe(false)
  })

  it.each(['a@b..c', '.a@b.co', 'a.@b.co', 'a..b@c.co', 'a@-b.co', 'a@b-.co', 'a@b.co.', 'a@.b.co', 'a@b_c.co', 'a@1.2', 'a@127.0.0.1', 'a@[::1]', 'a@b.co:25', 'a@b%2eco.in', 'a@b@c.co'])(
    'is not %s',
    (text) => {
      expect(isEmail(normaliseEmail(text))).toBe(false)
    },
  )

  it('has at most 64 bytes before the @ and 254 in all', () => {
    const host = (length: number) => `${'h.'.repeat(length / 2 - 1)}hh`
    const texts = [`${'m'.repeat(64)}@a.b`, `${'m'.repeat(65)}@a.b`, `${'ম'.repeat(22)}@a.b`, `m@${host(252)}`, `m@${host(254)}`]
    expect(texts.map(isEmail)).toEqual([true, false, false, true, false])
  })

  it.each([
    ['  Mita@Example.ORG ', 'mita@example.org'],
    ['user@bücher.example', 'user@xn--bcher-kva.example'],
    ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
    ['user@bu\u0308cher.example', 'user@xn--bcher-kva.example'],
    ['user@bü\u00ADcher。example', 'user@xn--bcher-kva.example'],
    ['user@xn--bcher-kva.example', 'user@xn--bcher-kva.example'],
    ['mita@কলকাতা.বাংলা', 'mita@xn--p5ba9byc3cb.xn--54b7fta0cc'],
    ['jose\u0301@example.org', 'josé@example.org'],
  ])('%s is normalised to %s', (typed, email) => {
    expect([normaliseEmail(typed), isEmail(normaliseEmail(typed))]).toEqual([email, true])
  })

  it('has one normalised spelling, which stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' }).map((host) => `a@${host}.example`)), (text) => {
        const once = normaliseEmail(text)
        expect(normaliseEmail(once)).toBe(once)
      }),
    )
  })

  it('shows one letter when masked', () => {
    expect(maskEmail('mita@example.org')).toBe('m***@example.org')
  })
})

describe('a new password', () => {
  it('has 8 to 1,024 characters', () => {
    const lengths = [0, 7, 8, 1024, 1025]
    expect(lengths.map((length) => isNewPassword('x'.repeat(length)))).toEqual([false, false, true, true, false])
  })

  it.each([' '.repeat(8), '\u200B'.repeat(8), '\u3164'.repeat(8), '\u2800'.repeat(8), '\t\u00A0'.repeat(8), `pass${'\u200D'.repeat(8)}`, `a${' '.repeat(9)}b`])(
    'does not count what nobody sees: %j',
    (text) => {
      expect(isNewPassword(text)).toBe(false)
    },
  )

  it('may be several words', () => {
    expect(['a kite on', 'ক্ষীর খাই'].map(isNewPassword)).toEqual([true, true])
  })
})
