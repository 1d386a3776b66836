import fc from 'fast-check'
import { readFeedback, maxFeedbackLength, normaliseFeedback, validateFeedback } from './feedback.ts'
import type { Feedback } from './feedback.ts'

const said = (changes: Partial<Feedback> = {}): Feedback => ({ text: 'The player has no keys for captions.', page: '', email: '', ...changes })
const strange = fc.string({ unit: fc.constantFrom('a', 'খ', '💡', '@', '.', ' ', '\t', '\r', '\n', '\u0000', '\u001b', '\u0085') })

describe('what stands in somebody’s way', () => {
  it('is enough by itself', () => {
    expect(validateFeedback(said())).toEqual({})
    expect(validateFeedback(said({ page: '/en/hilsa', email: 'mira@example.org' }))).toEqual({})
  })

  it('says something', () => {
    expect(validateFeedback(normaliseFeedback(said({ text: ' \n\u0000 ' })))).toEqual({ text: 'missing' })
  })

  it('is as long as it may be, and no longer', () => {
    const longest = said({ text: 'খ'.repeat(maxFeedbackLength.text), page: 'p'.repeat(maxFeedbackLength.page) })
    expect(validateFeedback(longest)).toEqual({})
    expect(validateFeedback({ ...longest, text: `${longest.text}খ`, page: `${longest.page}p` })).toEqual({ text: 'tooLong', page: 'tooLong' })
  })

  it('names an address that there can be, or none', () => {
    expect(validateFeedback(said({ email: 'mira' }))).toEqual({ email: 'noAddress' })
    expect(validateFeedback(said({ email: `${'m'.repeat(254)}@example.org` }))).toEqual({ email: 'tooLong' })
  })

  it('is kept without what nobody sees, line by line', () => {
    expect(normaliseFeedback({ text: '  one\r\n\ttwo\u0000\u001b[31m\n', page: ' /en\r\n/hilsa ', email: ' Mira@Example.org\n' })).toEqual({
      text: 'one\n\ttwo[31m', page: '/en /hilsa', email: 'mira@example.org',
    })
  })

  it('is read out of a form, whatever that lacks', () => {
    expect(readFeedback(new URLSearchParams({ text: ' The\r\nfilm ', email: 'mira@example.org' }))).toEqual({ text: 'The\nfilm', page: '', email: 'mira@example.org' })
  })

  it('is tidy once it was tidied, whatever was typed, with nothing in it that ends a text or a line of a mail’s head', () => {
    fc.assert(fc.property(strange, strange, strange, (text, page, email) => {
      const tidy = normaliseFeedback({ text, page, email })
      expect(normaliseFeedback(tidy)).toEqual(tidy)
      expect(tidy.text).not.toMatch(/[^\P{Cc}\n\t]/u)
      expect(tidy.page + tidy.email).not.toMatch(/\p{Cc}/u)
    }))
  })
})
