import { digitsOf } from '@ott/i18n'
import fc from 'fast-check'
import { codeBoxes, codeOf, emptyBoxes, isFull } from './code-boxes.ts'
import type { CodeBoxes, CodeBoxesEvent } from './code-boxes.ts'

const four = emptyBoxes(4)
const after = (...events: CodeBoxesEvent[]) => events.reduce(codeBoxes, four)
const typed = (box: number, text: string): CodeBoxesEvent => ({ type: 'typed', box, text })
const pasted = (text: string): CodeBoxesEvent => ({ type: 'pasted', text })
const erased = (box: number): CodeBoxesEvent => ({ type: 'erased', box })

describe('typing a code', () => {
  it('puts each digit into its box and moves to the next', () => {
    expect(after(typed(0, '4'), typed(1, '1'))).toEqual({ digits: ['4', '1', '', ''], focused: 2 })
  })

  it('accepts no letters', () => {
    expect(after(typed(0, 'x'))).toEqual(four)
  })

  it('converts digits of every script', () => {
    expect(codeOf(after(typed(0, '৪'), typed(1, '０'), typed(2, '٢'), typed(3, '𑄷')))).toBe('4021')
    expect(codeOf(after(pasted('１２３４')))).toBe('1234')
  })

  it('replaces the digit of the focused box while another box is empty', () => {
    expect(codeOf(after(typed(0, '4'), typed(0, '7')))).toBe('7')
  })

  it('ignores digits when all boxes are full', () => {
    const full = after(pasted('4108'))
    expect(codeBoxes(full, typed(3, '9'))).toEqual(full)
  })

  it('can be corrected after erasing', () => {
    expect(codeOf(after(pasted('4108'), erased(3), typed(3, '9')))).toBe('4109')
  })

  it('stays in the last box after the last digit', () => {
    expect(after(pasted('410'), typed(3, '8')).focused).toBe(3)
  })
})

describe('erasing', () => {
  it('empties a filled box and stays there', () => {
    expect(after(pasted('41'), erased(1))).toEqual({ digits: ['4', '', '', ''], focused: 1 })
  })

  it('in an empty box empties the previous one and moves there', () => {
    expect(after(pasted('41'), erased(2))).toEqual({ digits: ['4', '', '', ''], focused: 1 })
  })

  it('does nothing in an empty first box', () => {
    expect(after(erased(0))).toEqual(four)
  })
})

describe('a deletion without a key', () => {
  const emptied = (box: number): CodeBoxesEvent => ({ type: 'emptied', box })

  it('empties its box and moves back, so that the next one can follow', () => {
    expect(after(pasted('1234'), emptied(3))).toMatchObject({ digits: ['1', '2', '3', ''], focused: 2 })
    expect(codeOf(after(pasted('1234'), emptied(3), emptied(2), emptied(1), emptied(0)))).toBe('')
  })

  it('keeps its box for the next digit, unless the user moves', () => {
    expect(after(pasted('1234'), emptied(3), typed(2, '9'))).toEqual({ digits: ['1', '2', '3', '9'], focused: 3 })
    expect(codeOf(after(pasted('1234'), emptied(3), emptied(2), typed(1, '8'), typed(3, '9')))).toBe('1289')
    expect(codeOf(after(pasted('1234'), emptied(3), { type: 'moved', to: 0 }, typed(0, '9')))).toBe('923')
  })
})

describe('pasting', () => {
  it('starts at the first box, wherever the focus is', () => {
    expect(after(typed(0, '9'), typed(1, '9'), pasted('0041'))).toEqual({ digits: ['0', '0', '4', '1'], focused: 3 })
  })

  it('extracts the digits of a sentence', () => {
    expect(codeOf(after(pasted('Your code is 41-08.')))).toBe('4108')
  })

  it('keeps the first digits of too many', () => {
    expect(codeOf(after(pasted('410899')))).toBe('4108')
  })

  it('changes nothing without digits', () => {
    expect(after(pasted('41'), pasted('hello'))).toEqual(after(pasted('41')))
  })

  it('also applies to a code that autofill puts into one box', () => {
    expect(after(typed(0, '4108'))).toEqual(after(pasted('4108')))
  })
})

describe('any sequence of input', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9০-৯]{0,7}$/))
  const event = (length: number): fc.Arbitrary<CodeBoxesEvent> => {
    const box = fc.nat({ max: length - 1 })
    return fc.oneof(
      fc.record({ type: fc.constant('typed' as const), box, text }),
      fc.record({ type: fc.constant('pasted' as const), text }),
      fc.record({ type: fc.constant('erased' as const), box }),
      fc.record({ type: fc.constant('emptied' as const), box }),
      fc.record({ type: fc.constant('moved' as const), to: fc.integer() }),
    )
  }
  const history = fc.integer({ min: 1, max: 8 }).chain((length) =>
    fc.record({ length: fc.constant(length), events: fc.array(event(length)) }))
  const play = ({ length, events }: { length: number; events: CodeBoxesEvent[] }): CodeBoxes =>
    events.reduce(codeBoxes, emptyBoxes(length))

  it('keeps one Latin digit or nothing in each box, and the focus inside', () => {
    fc.assert(fc.property(history, (past) => {
      const { digits, focused } = play(past)
      expect(digits).toHaveLength(past.length)
      expect(digits.every((digit) => /^[0-9]?$/.test(digit))).toBe(true)
      expect(focused).toBeGreaterThanOrEqual(0)
      expect(focused).toBeLessThan(past.length)
    }))
  })

  it('ends with the first digits of a pasted code', () => {
    fc.assert(fc.property(history, text, (past, code) => {
      fc.pre(digitsOf(code) !== '')
      expect(codeOf(codeBoxes(play(past), { type: 'pasted', text: code }))).toBe(digitsOf(code).slice(0, past.length))
    }))
  })

  it('is emptied by repeated erasing from the last box', () => {
    fc.assert(fc.property(history, (past) => {
      const steps = Array.from({ length: past.length * 2 })
      const emptied = steps.reduce<CodeBoxes>((boxes) => codeBoxes(boxes, { type: 'erased', box: boxes.focused }), {
        ...play(past), focused: past.length - 1,
      })
      expect(codeOf(emptied)).toBe('')
    }))
  })

  it('never changes a full code by typing a digit', () => {
    fc.assert(fc.property(history, fc.nat({ max: 9 }), (past, digit) => {
      const boxes = play(past)
      fc.pre(isFull(boxes))
      expect(codeBoxes(boxes, { type: 'typed', box: 0, text: String(digit) })).toEqual(boxes)
    }))
  })
})
