import fc from 'fast-check'
import { isPhoneticSlip, isTypingSlip } from './typing-slip.ts'

describe('a typing slip', () => {
  it('is a letter too many or too few, another letter, or two that changed places', () => {
    expect(['feerry', 'fery', 'ferri', 'frery'].map((word) => isTypingSlip(word, 'ferry'))).toEqual(Array(4).fill(true))
    expect(isTypingSlip('ঝমকো', 'ঝুমকো')).toBe(true)
  })

  it('is not two of them', () => {
    expect([['raning', 'rank'], ['action', 'fiction'], ['cartoon', 'carbon'], ['abcd', 'badc'], ['bmkes', 'mkers']].map(([a = '', b = '']) => isTypingSlip(a, b))).toEqual(Array(5).fill(false))
  })

  it('is the same in both directions, and none lies between a word and itself', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ক'), maxLength: 6 })
    fc.assert(fc.property(word, word, (a, b) => isTypingSlip(a, b) === isTypingSlip(b, a) && !isTypingSlip(a, a)))
  })

  it('is found wherever it happened', () => {
    const letters = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd', 'খ'), { minLength: 2, maxLength: 12 })
    fc.assert(fc.property(letters, fc.nat(), (word, seed) => {
      const at = seed % (word.length - 1)
      const slips = [word.toSpliced(at, 1), word.toSpliced(at, 0, 'z'), word.toSpliced(at, 1, 'z'), ...(word[at] === word[at + 1] ? [] : [word.toSpliced(at, 2, word[at + 1]!, word[at]!)])]
      return slips.every((slip) => isTypingSlip(word.join(''), slip.join('')))
    }))
  })
})

describe('a slip of a phonetic key', () => {
  it('is a vowel, or a consonant of a long key', () => {
    expect([['bmks', 'bmkes'], ['bmkesk', 'bmkes']].map(([a = '', b = '']) => isPhoneticSlip(a, b))).toEqual([true, true])
  })

  it('is not a consonant of a short key, and not the first letter', () => {
    expect([['rnin', 'rnjn'], ['rnin', 'rin'], ['krtun', 'ktun'], ['edin', 'din']].map(([a = '', b = '']) => isPhoneticSlip(a, b))).toEqual(Array(4).fill(false))
  })
})
