import fc from 'fast-check'
import { drawTvCode, formatTvCode, readTvCode, tvCodeAlphabet } from './tv-code.ts'

const code = fc.array(fc.constantFrom(...tvCodeAlphabet.split('')), { minLength: 8, maxLength: 8 }).map((letters) => letters.join(''))
const separators = fc.array(fc.constantFrom(' ', '-', '‐', '–', '—', '\u00a0', '\t', '\u200b', '\u00ad', '\u202a', '\u2069', '\ufeff'), { maxLength: 3 }).map((all) => all.join(''))

describe('the code of a TV', () => {
  it.each(['BCDFGHJK', 'BCDF-GHJK', 'bcdf ghjk', 'BCDF–GHJK', 'bcdfghjk', ' b c d f — g h j k ', 'ＢＣＤＦＧＨＪＫ'])('is read from %s', (text) => {
    expect(readTvCode(text)).toBe('BCDFGHJK')
  })

  it.each(['', 'BCDF', 'BCDF-GHJA', 'BCDF-GHJ1', 'BCDFGHJKL', 'BCDF_GHJK', 'বCDFGHJK'])('is not read from %s', (text) => {
    expect(readTvCode(text)).toBeNull()
  })

  it('is read in any case and with any spaces, dashes and invisible marks', () => {
    fc.assert(
      fc.property(code, fc.array(separators, { minLength: 9, maxLength: 9 }), fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (drawn, gaps, isLower) => {
        const typed = drawn.split('').map((letter, at) => gaps[at] + (isLower[at] ? letter.toLowerCase() : letter)).join('') + gaps[8]
        expect(readTvCode(typed)).toBe(drawn)
      }),
    )
  })

  it('is a code or nothing, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readTvCode(text)
        expect(read === null || /^[BCDFGHJKLMNPQRSTVWXZ]{8}$/.test(read)).toBe(true)
      }),
    )
  })

  it('is shown in two groups, which are read back', () => {
    expect(formatTvCode('BCDFGHJK')).toBe('BCDF-GHJK')
    fc.assert(fc.property(code, (drawn) => expect(readTvCode(formatTvCode(drawn))).toBe(drawn)))
  })

  it('has every letter equally often: bytes without an equal share are drawn again', () => {
    const bytes = [255, 0, 240, 19, 20, 239, 1, 2, 3, 4]
    expect(drawTvCode(() => bytes.shift() ?? 0)).toBe('BZBZCDFG')
    const counts = new Map<string, number>()
    let byte = 0
    for (let codes = 0; codes < 30; codes += 1) for (const letter of drawTvCode(() => byte++ % 256)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    expect([...counts.values()]).toEqual(Array(20).fill(12))
  })
})
