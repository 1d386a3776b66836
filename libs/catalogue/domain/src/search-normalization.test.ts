import fc from 'fast-check'
import { normaliseSearch } from './search-normalization.ts'

describe('a folded text', () => {
  it('knows no upper case, no full width and no ligatures', () => {
    expect(['The Last FERRY', 'ＴＨＥ ｌａｓｔ ferry', 'The last\u00a0ferry'].map(normaliseSearch)).toEqual(Array(3).fill('the last ferry'))
    expect(normaliseSearch('ﬁreﬂies')).toBe('fireflies')
  })

  it('writes a Bengali letter one way, however it was typed', () => {
    const composed = 'নয় জানালার বাড়ি'
    expect(normaliseSearch(composed.normalize('NFD'))).toBe(normaliseSearch(composed.normalize('NFC')))
  })

  it('ignores joiners nobody sees', () => {
    expect(normaliseSearch('র\u200d্যা\u200bম\u200c')).toBe(normaliseSearch('র্যাম'))
  })

  it('parts words at the danda and at every other mark', () => {
    expect(normaliseSearch('নদী।বৃষ্টি॥  ট্রাম-২৪, (গান)')).toBe('নদী বৃষ্টি ট্রাম ২৪ গান')
  })

  it('keeps vowel signs on their letters', () => {
    expect(normaliseSearch('শেষ খেয়া').split(' ')).toHaveLength(2)
  })

  it('does not part a word at its apostrophe', () => {
    expect(["Thirteen O'Clock", 'Thirteen O’Clock'].map(normaliseSearch)).toEqual(Array(2).fill('thirteen oclock'))
  })

  it('is empty when nothing but signs was typed', () => {
    expect(['', '   ', '🔥🔥', '%_\\"\';--', '\u200b', '.*[('].map(normaliseSearch)).toEqual(Array(6).fill(''))
  })

  it('stays as it is when folded again', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => normaliseSearch(normaliseSearch(text)) === normaliseSearch(text)))
  })

  it('holds only letters, their marks, numbers and single spaces', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^([\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*)?$/u.test(normaliseSearch(text))))
  })
})
