import fc from 'fast-check'
import { isBlank, maxNameLength, nameError, textError } from './title-text.ts'

const invisible = [' ', '\n', '\u00a0', '\u00ad', '\u200b', '\u200d', '\u202e', '\u2060', '\u2800', '\u3000', '\u3164', '\ufe0f', '\ufeff', '\uffa0']

describe('a name', () => {
  it('is empty without a visible character', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom(...invisible)), (some) => isBlank(some.join(''))))
    expect(['', ' ', '\u200b', '\u00a0\u2060', '\u3164'].map(nameError)).toEqual(Array(5).fill('isEmpty'))
  })

  it('is visible with one character among invisible ones', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom(...invisible)), fc.constantFrom('a', 'খ', '7', '!', '🎬'), (some, sign) => !isBlank([...some, sign, ...some].join(''))))
  })

  it('has a limit, and no control characters', () => {
    expect(['x'.repeat(maxNameLength), 'x'.repeat(maxNameLength + 1), 'a\u0000b', 'a\u007fb', '\ud800'].map(nameError)).toEqual([
      null, 'isTooLong', 'hasControlCharacter', 'hasControlCharacter', 'hasControlCharacter',
    ])
  })
})

it('a description may be empty and have several lines', () => {
  expect(['', 'One.\n\tTwo.', 'a\u0007'].map((text) => textError(text, 100))).toEqual([null, null, 'hasControlCharacter'])
})
