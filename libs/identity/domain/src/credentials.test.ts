import { isEmail, isNewPassword, maskEmail, normaliseEmail } from './credentials.ts'

describe('an email address', () => {
  it('has a local part, a host and a dot in the host', () => {
    const texts = ['mita@example.org', 'a@b.c', 'mita', 'mita@', '@example.org', 'mita@example', 'mi ta@example.org', '']
    expect(texts.map(isEmail)).toEqual([true, true, false, false, false, false, false, false])
    expect(isEmail('mita@example.org and more')).toBe(false)
  })

  it('has at most 254 characters', () => {
    const ofLength = (length: number) => `${'m'.repeat(length - 4)}@a.b`
    expect([254, 255].map((length) => isEmail(ofLength(length)))).toEqual([true, false])
  })

  it('has one normalised spelling', () => {
    expect(normaliseEmail('  Mita@Example.ORG ')).toBe('mita@example.org')
  })

  it('shows one letter when masked', () => {
    expect(maskEmail('mita@example.org')).toBe('m***@example.org')
  })
})

it('a new password has 8 to 1,024 characters', () => {
  const lengths = [0, 7, 8, 1024, 1025]
  expect(lengths.map((length) => isNewPassword('x'.repeat(length)))).toEqual([false, false, true, true, false])
})
