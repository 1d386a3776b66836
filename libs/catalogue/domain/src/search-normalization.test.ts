import fc from 'fast-check'
import { normaliseSearch } from './search-normalization.ts'

describe('normalised text', () => {
  it('has no upper case, full width or ligatures', () => {
    expect(['The Last FERRY', 'ＴＨＥ ｌａｓｔ ferry', 'The last\u00a0ferry'].map(normaliseSearch)).toEqual(Array(3).fill('the last ferry'))
    expect(normaliseSearch('ﬁreﬂies')).toBe('fireflies')
  })

  it('has one form of a Bengali letter for all input methods', () => {
    const composed = 'নয় জানালার বাড়ি'
    expect(normaliseSearch(composed.normalize('NFD'))).toBe(normaliseSearch(composed.normalize('NFC')))
  })

  it('has no invisible joiners', () => {
    expect(normaliseSearch('র\u200d্যা\u200bম\u200c')).toBe(normaliseSearch('র্যাম'))
  })

  it('separates words at the danda and other punctuation', () => {
    expect(normaliseSearch('নদী।বৃষ্টি॥  ট্রাম-২৪, (গান)')).toBe('নদী বৃষ্টি ট্রাম ২৪ গান')
  })

  it('keeps vowel signs with their letters', () => {
    expect(normaliseSearch('শেষ খেয়া').split(' ')).toHaveLength(2)
  })

  it('does not split a word at an apostrophe', () => {
    expect(["Thirteen O'Clock", 'Thirteen O’Clock'].map(normaliseSearch)).toEqual(Array(2).fill('thirteen oclock'))
  })

  it('is empty for punctuation only', () => {
    expect(['', '   ', '🔥🔥', '%_\\"\';--', '\u200b', '.*[('].map(normaliseSearch)).toEqual(Array(6).fill(''))
  })

  it('is unchanged when normalised again', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => normaliseSearch(normaliseSearch(text)) === normaliseSearch(text)))
  })

  it('contains only letters, their marks, digits and single spaces', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^([\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*)?$/u.test(normaliseSearch(text))))
  })
})
