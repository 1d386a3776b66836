import fc from 'fast-check'
import { firstLetter, isSameProfileName, kidsRestriction, mayManage, maxProfileNameLength, readProfileName } from './profile.ts'

const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

describe('the name of a profile', () => {
  it.each([
    ['Mim', 'Mim'],
    ['  মিম   ও  রাফি ', 'মিম ও রাফি'],
    ['Mim\n(kids)', 'Mim (kids)'],
    ['Mim\u202egnp', 'Mimgnp'],
    ['র‍্যাম', 'র‍্যাম'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['A'.repeat(24), 'A'.repeat(24)],
    ['👩‍👩‍👧'.repeat(24), '👩‍👩‍👧'.repeat(24)],
    ['ক্ষি'.repeat(24), 'ক্ষি'.repeat(24)],
  ])('%s is stored as %s', (given, stored) => {
    expect(readProfileName(given)).toBe(stored)
  })

  it.each(['', '   ', '\u200b\u2060', '\u200d', 'A'.repeat(25), 'ক্ষি'.repeat(25), `a${'\u0301'.repeat(300)}`])('is not %s', (given) => {
    expect(readProfileName(given)).toBeNull()
  })

  it('has one line of at most 24 graphemes, whatever was sent, and is stored as it is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = readProfileName(text)
        if (name === null) return
        expect(graphemes(name)).toBeLessThanOrEqual(maxProfileNameLength)
        expect(name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
        expect(readProfileName(name)).toBe(name)
      }),
    )
  })

  it.each([
    ['Mim', 'MIM'],
    ['Straße', 'STRASSE'],
    ['Ⅷ', 'viii'],
    ['é', 'e\u0301'],
    ['ｍｉｍ', 'Mim'],
  ])('%s is the same as %s', (one, other) => {
    expect(isSameProfileName(one, other)).toBe(true)
  })

  it('is compared without case and form, and else as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(isSameProfileName(one, one.toUpperCase())).toBe(true)
        expect(isSameProfileName(one, one.normalize('NFKD'))).toBe(true)
        expect(isSameProfileName(one, other)).toBe(isSameProfileName(other, one))
      }),
    )
    expect(isSameProfileName('Mim', 'Mita')).toBe(false)
  })

  it('gives an avatar its first letter', () => {
    expect(['mim', 'ক্ষিতি', '👩‍👩‍👧', ''].map(firstLetter)).toEqual(['M', 'ক্ষি', '👩‍👩‍👧', ''])
  })
})

it('of a Kids profile nothing that is shown needs a PIN', () => {
  expect([kidsRestriction(1), kidsRestriction(2)]).toEqual([{ level: 1, cap: 1 }, { level: 2, cap: 2 }])
})

it('the owner’s profile manages all, others manage themselves, and a child none', () => {
  const may = (type: 'Master' | 'Standard' | 'Kids') => [mayManage({ id: 'a', type }, 'a'), mayManage({ id: 'a', type }, 'b')]
  expect([may('Master'), may('Standard'), may('Kids')]).toEqual([[true, true], [true, false], [false, false]])
})
