import fc from 'fast-check'
import { readFeedback, maxFeedbackLength, normaliseFeedback, validateFeedback } from './feedback.ts'
import type { Feedback } from './feedback.ts'

const said = (changes: Partial<Feedback> = {}): Feedback => ({ text: 'The player has no keys for captions.', page: '', email: '', ...changes })
const strange = fc.string({ unit: fc.constantFrom('a', 'খ', '💡', '@', '.', ' ', '\t', '\r', '\n', '\u0000', '\u001b', '\u0085') })

describe('feedback', () => {
  it('needs only its text', () => {
    expect(validateFeedback(said())).toEqual({})
    expect(validateFeedback(said({ page: '/en/hilsa', email: 'mira@example.org' }))).toEqual({})
  })

  it('needs a text', () => {
    expect(validateFeedback(normaliseFeedback(said({ text: ' \n\u0000 ' })))).toEqual({ text: 'missing' })
  })

  it('has a maximum length', () => {
    const longest = said({ text: 'খ'.repeat(maxFeedbackLength.text), page: 'p'.repeat(maxFeedbackLength.page) })
    expect(validateFeedback(longest)).toEqual({})
    expect(validateFeedback({ ...longest, text: `${longest.text}খ`, page: `${longest.page}p` })).toEqual({ text: 'tooLong', page: 'tooLong' })
  })

  it('has a valid email address or none', () => {
    expect(validateFeedback(said({ email: 'mira' }))).toEqual({ email: 'invalidEmail' })
    expect(validateFeedback(said({ email: `${'m'.repeat(254)}@example.org` }))).toEqual({ email: 'tooLong' })
  })

  it('is stored without invisible characters, line by line', () => {
    expect(normaliseFeedback({ text: '  one\r\n\ttwo\u0000\u001b[31m\n', page: ' /en\r\n/hilsa ', email: ' Mira@Example.org\n' })).toEqual({
      text: 'one\n\ttwo[31m', page: '/en /hilsa', email: 'mira@example.org',
    })
  })

  it('is read from a form with missing fields', () => {
    expect(readFeedback(new URLSearchParams({ text: ' The\r\nfilm ', email: 'mira@example.org' }))).toEqual({ text: 'The\nfilm', page: '', email: 'mira@example.org' })
  })

  it('is unchanged when normalised again, and contains no characters that break a text or an email header', () => {
    fc.assert(fc.property(strange, strange, strange, (text, page, email) => {
      const tidy = normaliseFeedback({ text, page, email })
      expect(normaliseFeedback(tidy)).toEqual(tidy)
      expect(tidy.text).not.toMatch(/[^\P{Cc}\n\t]/u)
      expect(tidy.page + tidy.email).not.toMatch(/\p{Cc}/u)
    }))
  })
})
